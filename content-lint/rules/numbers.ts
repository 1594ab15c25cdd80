import { toString } from 'mdast-util-to-string';
import type { Nodes, Table } from 'mdast';
import { visit } from 'unist-util-visit';
import { VERSIONS } from '../../core/versions';
import { SAYINGS } from '../numbers/sayings';
import { readValues } from '../numbers/values';
import type { Finding, Page, SiteRule } from '../page';
import { versionOfPath } from '../snippets/versions';

const NUMBER = String.raw`(?<!\d[.,]?)(\d[\d,]*(?:\.\d+)?)(?![\d.]*\d)`;
const UNIT = String.raw`(?: ?(ms|s|seconds?|minutes?|hours?|days?|blocks?|KB|gwei))?`;
const SAID = SAYINGS.map(([words, name]) => ({ words: new RegExp(words.replace('#', NUMBER), 'g'), name }));
/** `NAME` (30 seconds), 30 seconds (`NAME`), `NAME` is 30 by default. */
const BESIDE = [
  new RegExp(String.raw`\b(?<name>[A-Z][A-Z\d]*_[A-Z\d_]+) \(${NUMBER}${UNIT}\)`, 'g'),
  new RegExp(String.raw`${NUMBER}${UNIT} \((?<name>[A-Z][A-Z\d]*_[A-Z\d_]+)\)`, 'g'),
  new RegExp(String.raw`\b(?<name>[A-Z][A-Z\d]*_[A-Z\d_]+)(?: is|,) ${NUMBER}${UNIT} by default`, 'g'),
  new RegExp(String.raw`^(?<name>[A-Z][A-Z\d]*_[A-Z\d_]+) \| ${NUMBER}${UNIT} \|`, 'g'),
];
const SECONDS: Record<string, number> = { s: 1, second: 1, minute: 60, hour: 3600, day: 86400 };
/** These pages tell what numbers were before. */
const HISTORY = /migration_notes|changelog/;

interface Said {
  name: string;
  text: string;
  value: number;
}

/** Paragraphs and table rows, code in them included; what a component prints is not there. */
function passages(page: Page): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = [];
  visit(page.tree, (node: Nodes) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'paragraph') found.push({ text: toString(node), line });
    if (node.type === 'table') found.push(...rows(node));
  });
  return found;
}

/** `NAME` | 30: the number beside a name is its default only if the column says so. */
function rows({ children: [head, ...body] }: Table): { text: string; line: number }[] {
  const isDefault = toString(head?.children[1]).startsWith('Default');
  return body.map(({ children, position }) => ({
    text: children.map((cell) => toString(cell)).join(isDefault ? ' | ' : ' ; '),
    line: position?.start.line ?? 1,
  }));
}

const plain = (digits: string): number => Number(digits.replaceAll(',', ''));

function saidIn(text: string): Said[] {
  const known = SAID.flatMap(({ words, name }) =>
    [...text.matchAll(words)].map((match) => ({ name, text: match[0], value: plain(match[1]!) })),
  );
  const beside = BESIDE.flatMap((form) =>
    [...text.matchAll(form)].map((match) => {
      const name = match.groups!.name!;
      const [digits, unit] = match.slice(1).filter((part) => part !== name);
      return { name, text: match[0], value: plain(digits!) * factor(name, unit) };
    }),
  );
  return [...known, ...beside];
}

/** Milliseconds of a variable are said in seconds, seconds in minutes. */
function factor(name: string, unit = ''): number {
  const seconds = SECONDS[unit.replace(/s$/, '') || unit];
  return seconds ? seconds * (name.endsWith('_MS') ? 1000 : 1) : 1;
}

/** A number that stands for a constant, a default or a setting is that of the page's version. */
export const trueNumbers: SiteRule = (pages) =>
  VERSIONS.flatMap(({ id }) => {
    const values = readValues(id);
    const ours = pages.filter(({ file }) => versionOfPath(file) === id && !HISTORY.test(file));
    return ours.flatMap((page) => wrong(page, values));
  });

const wrong = (page: Page, values: Map<string, number>): Finding[] =>
  passages(page).flatMap(({ text, line }) =>
    saidIn(text)
      .filter(({ name, value }) => values.has(name) && Math.abs(values.get(name)! - value) > 1e-9)
      .map((said) => ({
        file: page.file,
        line,
        message: `'${said.text}': ${said.name} is ${values.get(said.name)} in this version`,
      })),
  );
