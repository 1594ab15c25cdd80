import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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
  compile(input: string, callbacks: { import: (file: string) => { contents?: string; error?: string } }): string;
}

interface Output {
  errors?: SolcError[];
  /** By file and name. */
  contracts?: Record<string, Record<string, { abi: unknown; evm: { bytecode: { object: string } } }>>;
}

export function solidityChecker(root: string): Checker {
  return {
    name: 'solidity',
    fingerprint: (version) => hashOf([REVISION, readTables(root, version).text]),
    check: async (units, version) => compile(root, units, version),
  };
}

/** A compiler for the files of one version. */
function compilerOf(root: string, version: VersionId): (name: string, content: string, outputs: string[]) => Output {
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- seconds to load, so only when there is work
  const solc = require('solc') as Solc;
  const generated = writeInterfaces(path.join(root, 'sdk', version, 'node_modules'));
  return (name, content, outputs) => {
    const remappings = foundryProject(root, name)?.remappings ?? [];
    const settings = { outputSelection: { '*': { '*': outputs } }, remappings };
    const input = { language: 'Solidity', sources: { [name]: { content } }, settings };
    const text = solc.compile(JSON.stringify(input), { import: (file) => load(root, file, generated) });
    return JSON.parse(text) as Output;
  };
}

function compile(root: string, units: Unit[], version: VersionId): Findings {
  const compileFile = compilerOf(root, version);
  const findings: Findings = new Map();
  for (const unit of units) {
    const name = unit.at.file.startsWith('examples/') ? unit.at.file : `${unit.id}.sol`;
    const project = foundryProject(root, name);
    const errors = (compileFile(name, unit.text, []).errors ?? []).filter((error) => error.severity === 'error');
    findings.set(unit.id, [
      ...errors.map((error) => toFinding(error, unit, name)),
      ...(project ? importsThatLeave(project, name, unit.text) : []),
    ]);
  }
  return findings;
}

/** Compiles files of the examples and writes what `forge build` would write into its folder. */
export function buildSolidity(root: string, version: VersionId, files: string[], folder: string): void {
  const compileFile = compilerOf(root, version);
  for (const file of files) {
    const { contracts = {} } = compileFile(file, readFileSync(path.join(root, file), 'utf8'), ['abi', 'evm.bytecode']);
    const target = path.join(folder, path.basename(file));
    mkdirSync(target, { recursive: true });
    for (const [name, { abi, evm }] of Object.entries(contracts[file] ?? {})) {
      const artifact = { abi, bytecode: { object: `0x${evm.bytecode.object}` } };
      writeFileSync(path.join(target, `${name}.json`), JSON.stringify(artifact));
    }
  }
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
