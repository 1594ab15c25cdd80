import path from 'node:path';
import { listFiles } from '../../core/files';
import type { Archive, Packed } from '../../markdown/projects';
import type { Part } from '../../markdown/projects/read';
import { textsOf } from '../../markdown/projects/texts';
import { hashOf } from '../../markdown/projects/zip';
import { checkSnippets } from '../snippets/run';
import type { Problem } from '../snippets/types';

/** Names what an archive holds. What its README says is no code. */
export function codeHash(siteDir: string, { project }: Packed, { part }: Archive): string {
  const texts = [...textsOf(siteDir, project, part)].filter(([file]) => file !== 'README.md');
  return hashOf(JSON.stringify(texts)).slice(0, 16);
}

/** What the check says of Noir where the sources of its tag are not at hand. */
const UNKNOWN = 'was never compiled';

/** The problems of unpacked archives, by the same checks as those of the examples. */
export async function checkUnpacked(siteDir: string, room: string, part: Part): Promise<Problem[]> {
  const cacheFile = path.join(siteDir, `.cache/projects/${part}.json`);
  const { problems } = await checkSnippets({ root: room, files: [], full: true, cacheFile });
  return problems.filter(({ message }) => !message.includes(UNKNOWN));
}

const KINDS: [name: string, pattern: RegExp][] = [
  ['Noir', /(^|\/)Nargo\.toml$/],
  ['Solidity', /\.sol$/],
  ['TypeScript', /(?<!\.d)\.ts$/],
];

const NOIR: Record<Part, string> = {
  end: 'Noir as in examples, by the ledger of these',
  start: 'Noir not here: no sources of its tag',
};

/** What of a folder was compiled, in words. */
export function compiledIn(folder: string, part: Part, sources: boolean): string {
  const files = listFiles(folder, () => true).filter((file) => !/(^|\/)artifacts\//.test(file));
  const said = KINDS.map(([name, pattern]) => [name, files.filter((file) => pattern.test(file)).length] as const)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => (name === 'Noir' && !sources ? NOIR[part] : `${name} ${count}`));
  return said.join(', ') || 'no code';
}

const has = ({ project }: Packed, pattern: RegExp): boolean =>
  [...project.files.keys()].some((file) => pattern.test(file));

/** Why a project cannot run here. */
export function whyNotRun(packed: Packed): string | undefined {
  if (!has(packed, /Nargo\.toml$/)) return undefined;
  return packed.project.sandbox
    ? 'not here: only the compiler of the release can build its contract for the network'
    : 'not here: its commands are those of the Aztec tools alone';
}

/** The name of an archive, whatever it holds. */
export const nameOf = ({ saveAs }: Archive): string => saveAs.replace(/\.zip$/, '');
