import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../core/files';
import type { Block, Page, Place, Problem, Unit, VersionId } from '../snippets/types';
import { HERE } from '../../core/fence';
import { assembleUnits } from '../snippets/units';
import { expectedOf, type Expected } from './output';
import { reasonOf } from './reasons';

/** Text that runs, and where each of its lines comes from. */
export interface Source {
  text: string;
  origins: Place[];
}

/** One program of a page: blocks that a reader joins, or a file of the examples that the page shows in parts. */
export interface Program extends Source {
  version: VersionId;
  at: Place;
  /** The blocks of the page that it consists of. */
  members: Block[];
  /** Run first, each as a program of its own. */
  before: Source[];
  /** What programs of the page begin with: it is run once for all of them. The text does not have it then. */
  beginning?: Source;
  /** Files of the L1 contracts that it deploys. */
  solidity?: string[];
  throws?: string;
  notRun?: string;
  expected: Expected[];
  /** Names the program as it ran, once it has. */
  run?: string;
}

const LANGUAGES = new Set(['ts', 'js', 'tsx']);
/** Beside the Solidity of a tutorial: deploys its contracts and calls them. */
const L1_PROGRAM = 'run.ts';
const ACTS = /\bawait\b|\.send\(|\bcreate(PXE|AztecNode)Client\(|\bTestWallet\b/;

const sourceOf = (...blocks: Block[]): Source => ({
  text: blocks.map(({ body }) => body).join('\n'),
  origins: blocks.flatMap(({ body, origin: { file, line } }) =>
    body.split('\n').map((_, index) => ({ file, line: line + index })),
  ),
});

/** The programs of a page that act on a network, or are marked to run. */
export function programsOf(root: string, page: Page): { programs: Program[]; problems: Problem[] } {
  const { units, references } = assembleUnits(page);
  const problems: Problem[] = [];
  const ours = units.filter(({ language, fails }) => LANGUAGES.has(language) && !fails);
  const programs = [...ours.map((unit) => fromUnit(page, unit, problems)), ...fromFiles(root, page, references)];
  const acting = programs.filter(({ members }) => members.some(({ body, fence }) => fence.run || ACTS.test(body)));
  for (const program of acting) program.expected = expectedOf(page, program.members);
  return { programs: [...acting, ...fromSolidity(root, page, references)], problems };
}

/** A prelude that goes on after the block is part of the program. */
function textOf({ prelude, members = [], text, origins }: Unit): Source & { beginning?: Source } {
  const whole = !prelude || prelude.body.split('\n').some((line) => HERE.test(line));
  return whole ? { text, origins } : { ...sourceOf(...members), beginning: sourceOf(prelude) };
}

function fromUnit(page: Page, unit: Unit, problems: Problem[]): Program {
  const members = unit.members ?? [];
  const before = members.flatMap(({ fence, file, line }) => {
    if (!fence.after) return [];
    const found = page.blocks.find((block) => block.fence.prelude === fence.after);
    if (!found) problems.push({ file, line, message: `after="${fence.after}": the page has no such prelude` });
    return found ? [sourceOf(found)] : [];
  });
  const first = <T>(read: (block: Block) => T | undefined) => members.map(read).find((value) => value !== undefined);
  const browser = unit.language === 'tsx' ? 'a component of a web page' : undefined;
  return {
    version: page.version,
    ...textOf(unit),
    at: unit.at,
    members,
    before,
    throws: first(({ fence }) => fence.throws),
    notRun: first(({ fence }) => fence['not-run']) ?? browser,
    expected: [],
  };
}

const wholeFile = (root: string, file: string): Source => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return { text, origins: text.split('\n').map((_, index) => ({ file, line: index + 1 })) };
};

const fromFile = (root: string, page: Page, file: string, members: Block[]): Program => ({
  version: page.version,
  ...wholeFile(root, file),
  at: { file: page.file, line: members[0]!.line },
  members,
  before: [],
  notRun: reasonOf(file),
  expected: [],
});

function fromFiles(root: string, page: Page, references: Block[]): Program[] {
  const shown = references.filter(({ fence }) => LANGUAGES.has(fence.lang ?? ''));
  return grouped(shown, ({ fence }) => fence.file!).map(([file, members]) => fromFile(root, page, file, members));
}

/** The Solidity of a tutorial is run by the program beside it. */
function fromSolidity(root: string, page: Page, references: Block[]): Program[] {
  const shown = references.filter(({ fence }) => fence.lang === 'solidity');
  return grouped(shown, ({ fence }) => path.dirname(fence.file!))
    .filter(([folder]) => existsSync(path.join(root, folder, L1_PROGRAM)))
    .map(([folder, members]) => ({
      ...fromFile(root, page, `${folder}/${L1_PROGRAM}`, members),
      notRun: undefined,
      solidity: listFiles(path.join(root, 'examples', page.version), (name) => name.endsWith('.sol')).map(
        (name) => `examples/${page.version}/${name}`,
      ),
    }));
}

export function grouped<T>(list: T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of list) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups];
}
