import { VERSIONS } from '../../core/versions';
import type { Finding, Page, SiteRule } from '../page';
import { judge, type PageWords, type Verdict } from '../names/judge';
import { shownWords, spans, type Span } from '../names/spans';
import { fromElsewhere, readVocabulary, type Vocabulary } from '../names/vocabulary';
import { ROOT, versionOfPath } from '../snippets/versions';

/** Said of a name that another version has: the reader is told that it is not one of this version. */
const ELSEWHEN =
  /\b(2\.0|3\.0|nightly|removed|gone|renamed|was|were|formerly|old|older|earlier|no longer|replaces?d?|instead|moved|new|since|until|later|differ|exist|became|deprecated|dropped|cannot be found|predecessor|called)\b/i;
/** These pages are about names that come and go. */
const HISTORY = /migration_notes|changelog/;
const LIST = 'content-lint/names/elsewhere.json';
const MIN_SHARE = 0.95;

interface Version {
  words: PageWords;
  own: Vocabulary;
  others: Vocabulary[];
}

interface Judged {
  page: Page;
  span: Span;
  verdict: Verdict;
}

/** Inline code names what exists in the page's version: symbols, commands, files, messages. */
export const knownNames: SiteRule = (pages) => {
  const judged = judgePages(pages);
  const unknown = judged.flatMap(({ page, span, verdict }) =>
    verdict.kind === 'unknown' ? [{ file: page.file, line: span.line, message: advice(span.text, verdict.what) }] : [],
  );
  return [...unknown, ...tooFew(judged)];
};

const advice = (text: string, what: string) => `\`${text}\`: ${what} Correct it, or say in ${LIST} where it comes from`;

function judgePages(pages: Page[]): Judged[] {
  const vocabularies = VERSIONS.map(({ id }) => readVocabulary(ROOT, id));
  return VERSIONS.flatMap(({ id }, index) => {
    const ours = pages.filter(({ file }) => versionOfPath(file) === id);
    const version = {
      words: shownWords(ROOT, ours),
      own: vocabularies[index]!,
      others: vocabularies.toSpliced(index, 1),
    };
    return ours.flatMap((page) => spans(page).map((span) => ({ page, span, verdict: verdictOn(span, page, version) })));
  });
}

function verdictOn(span: Span, page: Page, { words, own, others }: Version): Verdict {
  const verdict = judge(span.text, own, words, fromElsewhere);
  if (verdict.kind !== 'unknown') return verdict;
  const told = HISTORY.test(page.file) || ELSEWHEN.test(span.context);
  const there = others.some((other) => judge(span.text, other, words, fromElsewhere).kind === 'checked');
  if (told && there) return { kind: 'checked' };
  return HISTORY.test(page.file) ? { kind: 'elsewhere' } : verdict;
}

/** The list of names from elsewhere must not grow until it is the rule. */
function tooFew(judged: Judged[]): Finding[] {
  const count = (kind: Verdict['kind']) => judged.filter(({ verdict }) => verdict.kind === kind).length;
  const [checked, elsewhere] = [count('checked'), count('elsewhere')];
  if (elsewhere === 0 || checked / (checked + elsewhere) >= MIN_SHARE) return [];
  const message = `only ${checked} of ${checked + elsewhere} names in inline code are checked: shorten this list`;
  return [{ file: LIST, line: 1, message }];
}
