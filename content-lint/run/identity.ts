import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../core/files';
import type { VersionId } from '../snippets/types';
import { sdkFingerprint } from '../snippets/typescript/host';
import { hashOf } from '../snippets/units';
import { compilePrograms, type Ports } from './compile';
import type { Program, Source } from './programs';

/** In place of the ports, which differ from run to run, and of lines, which differ with every word on a page. */
const NO_PORTS: Ports = { node: 1, l1: 2 };
const withoutLines = ({ text, origins }: Source): Source => ({
  text,
  origins: origins.map(() => ({ file: '', line: 0 })),
});

/** Names a program with all that decides how it runs: its code, its output, the network and the packages. */
export async function runName(root: string, program: Program, fingerprint: string): Promise<string> {
  const { beginning, before, solidity = [], throws = '', expected } = program;
  const nameless = solidity.length
    ? program
    : {
        ...program,
        ...withoutLines(program),
        beginning: beginning && withoutLines(beginning),
        before: before.map(withoutLines),
      };
  const modules = await compilePrograms(root, [nameless], NO_PORTS);
  const shown = expected.map(({ text, of }) => [text, of.map(({ body }) => body)]);
  const contracts = solidity.map((file) => readFileSync(path.join(root, file), 'utf8'));
  const tools = solidity.length ? ['solc', '@openzeppelin/contracts'].map(versionOf) : [];
  return hashOf([fingerprint, ...modules, throws, JSON.stringify(shown), ...contracts, ...tools]).slice(0, 16);
}

const versionOf = (name: string): string =>
  (JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')) as { version: string }).version;

export const fingerprintOf = (root: string, version: VersionId): string =>
  hashOf([networkText(root), sdkFingerprint(root, version)]);

/** What decides how a program runs. */
const networkText = (root: string): string =>
  [
    ...listFiles(path.join(root, 'network'), (name) => /\.ts$/.test(name) && !name.endsWith('.test.ts'))
      .filter((name) => !/^(start|serve|genesis|room)\.ts$|^tab\//.test(name))
      .map((name) => `network/${name}`),
    'network/package-lock.json',
  ]
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\0');
