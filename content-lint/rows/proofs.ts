import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import { literals } from '../../core/errors/pattern';
import type { ErrorEntry } from '../../core/errors/types';
import { listFiles } from '../../core/files';
import type { DocVersion } from '../../core/versions';
import { says, sourceText } from '../errors/sources';

export const ROWS_FILE = 'data/rows.yaml';

const words = z.string().min(3);
const some = z.union([words, z.array(words).min(1)]);
const place = z.strictObject({ in: words, says: some });

const proof = z
  .strictObject({
    /** The first cells of the rows, and the pages that have them, by their paths in a version. */
    see: some,
    on: some,
    /** Entries of the catalogue of errors, which prove their own causes. */
    error: some.optional(),
    /** A file of ours that makes it happen. */
    happened: place.optional(),
    /** A package, `aztec-nr`, or a file of ours; `{version}` is the folder of the page's version. */
    traced: place.optional(),
    /** Who says it, where nothing at hand can show it. */
    kept: z.strictObject({ source: z.string().min(10), date: z.iso.date() }).optional(),
  })
  .refine((entry) => KINDS.filter((kind) => entry[kind]).length === 1, `needs one of error, happened, traced, kept`);

const KINDS = ['error', 'happened', 'traced', 'kept'] as const;
export type Proof = z.infer<typeof proof> & { line: number };
export const list = (value: string | string[]): string[] => [value].flat();

/** The proofs with the line at which each begins. */
export function parseProofs(text: string): Proof[] {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const parsed = z.array(proof).safeParse(document.toJS());
  if (!parsed.success) throw new Error(`${ROWS_FILE}: ${z.prettifyError(parsed.error)}`);
  const items = (document.contents as unknown as { items: { range: [number] }[] }).items;
  return parsed.data.map((entry, index) => ({ ...entry, line: lineCounter.linePos(items[index]!.range[0]).line }));
}

interface Artifact {
  file_map?: Record<string, { path: string; source: string }>;
}

/** The Noir that the published contracts were compiled from, as their artifacts hold it. */
function noirText(packages: string): string {
  const files = new Map<string, string>();
  for (const name of ['noir-contracts.js', 'protocol-contracts', 'accounts']) {
    const folder = path.join(packages, '@aztec', name, 'artifacts');
    for (const file of listFiles(folder, (each) => each.endsWith('.json'))) {
      const { file_map: sources = {} } = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Artifact;
      for (const { path: at, source } of Object.values(sources)) files.set(at, source);
    }
  }
  return [...files.values()].join('\n').replace(/\s+/g, ' ');
}

const read = new Map<string, string | undefined>();

/** What stands in a package or a file; undefined where there is no such thing. */
function textAt(root: string, version: DocVersion, at: string): string | undefined {
  const key = `${version} ${at}`;
  if (!read.has(key)) {
    const packages = path.join(root, 'sdk', version, 'node_modules');
    const file = path.join(root, at.replaceAll('{version}', version));
    const ofFile = () => (existsSync(file) ? readFileSync(file, 'utf8').replace(/\s+/g, ' ') : undefined);
    read.set(key, at === 'aztec-nr' ? noirText(packages) : (sourceText(packages, at) ?? ofFile()));
  }
  return read.get(key);
}

/** So many words of a message in a row are a quotation. */
const QUOTED_WORDS = 3;

/** Whether a row quotes an entry: words of the message stand in it, in order. */
function quotes(see: string, { texts, custom }: ErrorEntry): boolean {
  if (custom) return see.includes(custom.name);
  const said = see
    .replace(/["'`,…]/g, ' ')
    .trim()
    .split(/\s+/);
  return texts.some((text) => {
    const message = literals(text)
      .join(' ')
      .replace(/["'`,]/g, ' ')
      .replace(/\s+/g, ' ');
    const count = Math.min(QUOTED_WORDS, message.trim().split(' ').length);
    return said.some((_, at) => at + count <= said.length && message.includes(said.slice(at, at + count).join(' ')));
  });
}

/** What is wrong with a proof in one version. */
export function proofProblems(root: string, version: DocVersion, entry: Proof, catalogue: ErrorEntry[]): string[] {
  const problems: string[] = [];
  const ids = list(entry.error ?? []);
  const errors = ids.flatMap((id) => catalogue.find((each) => each.id === id) ?? []);
  const unknown = ids.filter((id) => !errors.some((error) => error.id === id));
  problems.push(...unknown.map((id) => `${version} has no error ${id}`));
  for (const see of errors.length > 0 ? list(entry.see) : [])
    if (!errors.some((error) => quotes(see, error))) problems.push(`"${see}" does not quote ${ids.join(' or ')}`);
  for (const at of [entry.traced, entry.happened]) {
    const text = at && textAt(root, version, at.in);
    if (at && text === undefined) problems.push(`${version} has no ${at.in}`);
    else if (at)
      problems.push(
        ...list(at.says)
          .filter((each) => !says(text!, each))
          .map((each) => `${at.in} of ${version} does not say "${each}"`),
      );
  }
  return problems;
}
