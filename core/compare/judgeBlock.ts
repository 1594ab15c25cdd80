import { escapeRegExp } from '../escapeRegExp';
import { NIGHTLY, STABLE, type KnownVersion } from '../versions';
import { namesIn, type ChangedNames } from './changedNames';
import type { ComparedBlock, Words } from './comparedSection';
import type { Kind } from './verdict';
import { codeIn, namesOf, numbersIn, plain, saidIn, sideOf, sidesOf, type Sides } from './sides';

export interface Judged {
  kind?: Kind;
  /** Changed names that it is about. */
  names: string[];
}

/** The changed names that a difference is about. Words that name what is gone, and did not before, say that it is. */
function changedIn({ removed, added, isCode }: Sides, names: ChangedNames): string[] {
  const [before, after] = [namesIn(removed), namesIn(added)];
  const [here, there] = [
    before.filter((name) => !after.includes(name)),
    after.filter((name) => !before.includes(name)),
  ];
  const lost = [...here, ...(isCode ? [] : there)].filter((name) => names.get(name)?.fate === 'gone');
  const won = there.filter((name) => names.get(name)?.fate === 'new');
  const kept = before.filter((name) => after.includes(name) && names.get(name)?.fate === 'changed');
  return [...lost, ...won, ...kept];
}

/** Another number, or other code, in the same sentence. */
function otherValue(block: ComparedBlock): boolean {
  const differ = (say: (words: Words) => string, of: (text: string) => string) => {
    const { removed, added, paired, isCode } = sidesOf(block, say);
    const [before, after] = [of(removed), of(added)];
    return paired && !isCode && before !== '' && after !== '' && before !== after;
  };
  return differ(plain, numbersIn) || (isNarrow(block) && differ(codeIn, (text) => text.trim()));
}

/** More words than these are another sentence. */
const FEW = 6;

/** A few words in a sentence that else stayed the same. */
function isNarrow(block: ComparedBlock): boolean {
  const texts = saidIn(block, plain);
  const [removed = 0, added = 0, same = 0] = ['removed', 'added', 'same'].map(
    (side) => sideOf(texts, side).split(/\s+/).filter(Boolean).length,
  );
  return Math.max(removed, added) <= FEW && same >= 2 * Math.max(removed, added);
}

const inProse = ({ label }: KnownVersion): string => escapeRegExp(/\d+\.\d+(?:\.[1-9]\d*)?/.exec(label)![0]);
const NEWER = new RegExp(`(?<![\\w.])v?${inProse(NIGHTLY)}(?![\\w]|\\.\\d)`);
const OLDER = new RegExp(`(?<![\\w.])v?${inProse(STABLE)}(?![\\w]|\\.\\d)`);
const CHANGES = /\bno longer\b|\b(?:is|are|was|were) (?:removed|renamed|gone)\b/i;
const AS_BEFORE = /\bas in\b|\bstill\b|\bthose of\b/;

/** The newer text tells itself that something is new: it names a version, or says that something went. */
const saysSo = ({ added, removed }: Sides): boolean =>
  [NEWER, OLDER, CHANGES].some((said) => said.test(added) && !said.test(removed)) && !AS_BEFORE.test(added);

/** A changed row is about the name in its first cell. */
function rowName(block: ComparedBlock, names: ChangedNames): string[] {
  if (block.kind !== 'table' || block.rows[0]!.change) return [];
  const first = block.rows[0]!.cells[0] ?? [];
  return namesIn(first.map(({ words }) => namesOf(words)).join(' ')).filter((name) => names.has(name));
}

/** Whose change a difference is: the product's, with its kind, or else that of the documentation. */
export function judgeBlock(block: ComparedBlock, names: ChangedNames): Judged {
  if (block.kind === 'same') return { names: [] };
  const found = [...changedIn(sidesOf(block, namesOf), names), ...rowName(block, names)];
  if (found.length > 0) {
    const isCommand = found.every((name) => names.get(name)!.kind === 'command');
    return { kind: isCommand ? 'command' : 'code', names: found };
  }
  return { kind: otherValue(block) || saysSo(sidesOf(block, plain)) ? 'concept' : undefined, names: [] };
}
