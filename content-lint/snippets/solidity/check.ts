import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readTables } from '../data';
import type { Checker, Findings, Unit, VersionId } from '../types';
import { hashOf } from '../units';
import { foundryProject, importsThatLeave } from './foundry';
import { writeInterfaces } from './interfaces';

const REVISION = '3';
const GENERATED = '@aztec/interfaces.sol';

interface SolcError {
  severity: string;
  formattedMessage: string;
  message: string;
  type: string;
  sourceLocation?: { file: string; start: number };
}

interface Solc {
  version(): string;
  compile(input: string, callbacks: { import: (file: string) => { contents?: string; error?: string } }): string;
}

export function solidityChecker(root: string): Checker {
  return {
    name: 'solidity',
    fingerprint: (version) => hashOf([REVISION, readTables(root, version).text]),
    check: async (units, version) => compile(root, units, version),
  };
}

function compile(root: string, units: Unit[], version: VersionId): Findings {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- seconds to load, so only when there is work
  const solc = require('solc') as Solc;
  const generated = writeInterfaces(path.join(root, 'sdk', version, 'node_modules'));
  const findings: Findings = new Map();
  for (const unit of units) {
    const name = unit.at.file.startsWith('examples/') ? unit.at.file : `${unit.id}.sol`;
    const project = foundryProject(root, name);
    const input = {
      language: 'Solidity',
      sources: { [name]: { content: unit.text } },
      settings: { outputSelection: { '*': { '*': [] } }, remappings: project?.remappings ?? [] },
    };
    const output = JSON.parse(
      solc.compile(JSON.stringify(input), { import: (file) => load(root, file, generated) }),
    ) as {
      errors?: SolcError[];
    };
    const errors = (output.errors ?? []).filter((error) => error.severity === 'error');
    findings.set(unit.id, [
      ...errors.map((error) => toFinding(error, unit, name)),
      ...(project ? importsThatLeave(project, name, unit.text) : []),
    ]);
  }
  return findings;
}

function toFinding(error: SolcError, unit: Unit, name: string) {
  const own = error.sourceLocation?.file === name;
  const before = Buffer.from(unit.text)
    .subarray(0, Math.max(error.sourceLocation?.start ?? 0, 0))
    .toString();
  return { line: own ? before.split('\n').length : 0, message: `error: ${error.type}: ${error.message}` };
}

function load(root: string, file: string, generated: string): { contents?: string; error?: string } {
  if (file === GENERATED) return { contents: generated };
  if (/^@aztec\b/.test(file)) return { contents: `import "${GENERATED}";` };
  const places = [path.join(root, file), path.join(root, 'node_modules', file)];
  const found = places.find((place) => existsSync(place));
  return found ? { contents: readFileSync(found, 'utf8') } : { error: `${file} is not at hand` };
}
