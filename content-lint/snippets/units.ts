import { createHash } from 'node:crypto';
import { DEFAULT_PRELUDE, HERE, NO_PRELUDE } from '../../core/fence';
import { dispositionOf } from './disposition';
import { variablesIn } from './shell/variables';
import type { Block, Page, Place, Problem, Unit } from './types';

export interface Assembled {
  units: Unit[];
  /** Blocks whose body is part of a file under examples/, which is checked as a whole. */
  references: Block[];
  problems: Problem[];
}

/** Joins the blocks of a page with their preludes and continuations: one unit for each text to check. */
export function assembleUnits(page: Page): Assembled {
  const chains: Block[][] = [];
  const preludes = new Map<string, Block>();
  const problems: Problem[] = [];
  const units: Unit[] = [];
  const references: Block[] = [];
  for (const block of page.blocks) {
    const family = familyOf(block);
    if (!family || block.fence.skip !== undefined) continue;
    if (block.fence.prelude) preludes.set(`${family}:${block.fence.prelude}`, block);
    else if (block.fence.file) references.push(block);
    else if (!addToChain(chains, block, family)) {
      problems.push({ ...place(block), message: 'continued: no earlier block of this language on the page' });
    }
  }
  for (const chain of chains) {
    const { prelude, problem } = preludeOf(chain[0]!, preludes);
    if (problem) problems.push(problem);
    else units.push(toUnit(page, chain, prelude));
  }
  return { units, references, problems };
}

function familyOf(block: Block): string | undefined {
  const disposition = dispositionOf(block.fence.lang ?? '');
  return disposition?.kind === 'checked' ? disposition.family : undefined;
}

function addToChain(chains: Block[][], block: Block, family: string): boolean {
  if (!block.fence.continued) return chains.push([block]) > 0;
  const last = chains.findLast((chain) => familyOf(chain[0]!) === family);
  return last ? last.push(block) > 0 : false;
}

function preludeOf(block: Block, preludes: Map<string, Block>): { prelude?: Block; problem?: Problem } {
  const name = block.fence.with ?? DEFAULT_PRELUDE;
  if (name === NO_PRELUDE) return {};
  const prelude = preludes.get(`${familyOf(block)}:${name}`);
  if (!prelude && block.fence.with) {
    return { problem: { ...place(block), message: `with="${name}": the page has no such prelude` } };
  }
  // A default prelude serves the blocks after it.
  const applies = prelude && (block.fence.with || prelude.line < block.line);
  return applies ? { prelude } : {};
}

function toUnit(page: Page, chain: Block[], prelude?: Block): Unit {
  const first = chain[0]!;
  const body = chain.flatMap(linesOf);
  const lines = prelude ? insert(linesOf(prelude), body) : body;
  const text = lines.map((line) => line.text).join('\n');
  const language = chain.some((block) => block.fence.lang === 'tsx') ? 'tsx' : first.fence.lang!;
  const variables = USES_VARIABLES.has(language) ? variablesOf(page) : undefined;
  return {
    id: hashOf([page.version, language, first.fence.title ?? '', text, ...(variables ?? [])]),
    variables,
    language,
    version: page.version,
    text,
    origins: lines.map((line) => line.origin),
    at: place(first),
    blocks: chain.length,
    members: chain,
    prelude,
    title: first.fence.title,
    fails: chain.find((block) => block.fence.fails)?.fence.fails,
  };
}

const USES_VARIABLES = new Set(['bash', 'sh', 'env', 'yaml']);

function variablesOf(page: Page): string[] {
  const names = page.blocks
    .filter((block) => USES_VARIABLES.has(block.fence.lang ?? '') || block.fence.lang === 'docker')
    .flatMap((block) => variablesIn(block.body));
  return [...new Set(names)].sort();
}

interface Line {
  text: string;
  origin: Place;
}

function linesOf(block: Block): Line[] {
  const { file, line } = block.origin;
  return block.body.split('\n').map((text, index) => ({ text, origin: { file, line: line + index } }));
}

function insert(prelude: Line[], body: Line[]): Line[] {
  const at = prelude.findIndex((line) => HERE.test(line.text));
  return at < 0 ? [...prelude, ...body] : [...prelude.slice(0, at), ...body, ...prelude.slice(at + 1)];
}

const place = ({ file, line }: Place): Place => ({ file, line });

export function hashOf(parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);
}
