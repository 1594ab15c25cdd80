import { explain, makeExplainer, type Explainer } from '../../core/errors/explain';
import { shown } from '../../core/errors/pattern';
import { proofWords } from '../../core/errors/proof';
import type { Releases } from '../../core/errors/releases';
import type { Reverted } from '../../core/errors/revert';
import { removedSecrets, withoutSecrets } from '../../core/errors/secrets';
import type { ErrorEntry, Proof } from '../../core/errors/types';
import { docRoute } from '../../core/docRoute';
import { versionById, type DocVersion } from '../../core/versions';
import { AskError, perVersion, type DocsLibrary } from './library';

export const MAX_ERROR_TEXT = 20_000;
/** Entries told in full. */
const MOST = 3;

export type Explainers = (version: DocVersion) => Explainer;

export const openExplainers = (library: DocsLibrary): Explainers =>
  perVersion((version) => {
    const catalogue = library.errors()?.[version];
    if (!catalogue) throw new AskError(`This site has no list of errors of "${version}".`);
    return makeExplainer(catalogue);
  });

const items = (title: string, list: string[]): string[] =>
  list.length > 0 ? [`${title}:`, ...list.map((each) => `- ${each}`)] : [];

/** A cause, how it is known, and the program that makes it happen. */
const withProof = (cause: string, proof?: Proof): string =>
  [proof ? `${cause} (${proofWords(proof)})` : cause, ...(proof?.program ? ['```ts', proof.program, '```'] : [])].join(
    '\n',
  );

function entryText(entry: ErrorEntry, { catalogue }: Explainer, address: (path: string) => string): string {
  const { page } = catalogue.areas.find(({ id }) => id === entry.area)!;
  return [
    `## ${shown(entry.texts[0]!)}`,
    entry.means,
    ...items(
      'Usual causes, the likeliest first',
      entry.causes.map((cause, index) => withProof(cause, entry.proofs[index])),
    ),
    ...items('What to do', entry.fix),
    ...items('Read', [`${address(page)}#${entry.id}`, ...entry.see.map(({ path }) => address(path))]),
  ].join('\n');
}

function revertText({ selector, error, args, damaged, inner }: Reverted): string {
  if (!error) return `Selector ${selector}: no error of the L1 contracts of this version.`;
  const values = args.map(({ name, type, value }) => [type, name, '=', value].filter(Boolean).join(' ')).join(', ');
  const rest = damaged ? ' (cut short or damaged: what could be read)' : '';
  return [`Revert data ${selector}: ${error.name}(${values})${rest}`, ...inner.map(revertText)].join('\n  inside: ');
}

const releasesText = ({ named, fits, advice }: Releases): string =>
  [
    `Releases: ${named.map(({ what, release }) => `${what} ${release}`).join('; ')}.`,
    fits ? 'They fit together.' : 'They do not fit together.',
    ...advice,
  ].join('\n');

/** What the catalogue knows of a message, a log, revert data or a file that names a release. */
export function explainError(
  { library, explainers }: { library: DocsLibrary; explainers: Explainers },
  ask: { text: string; version: DocVersion },
): string {
  const explainer = explainers(ask.version);
  const text = withoutSecrets(ask.text);
  const { found, near, reverts, releases } = explain(explainer, text);
  const { label, folder } = versionById(ask.version);
  const address = (path: string) => `${library.data.siteUrl}${docRoute(`${folder}/${path}.md`)}`;
  const secrets = removedSecrets(text);
  const entries = found.length > 0 ? found : near;
  const more = entries.slice(MOST).map((entry) => shown(entry.texts[0]!));
  return [
    secrets ? `The text held ${secrets}. Tell the user to replace what was shown to others.` : '',
    ...reverts.map(revertText),
    entries.length === 0 && reverts.length === 0 && !releases
      ? `No entry for this among the errors of ${label}. Try search_docs with its words.`
      : '',
    found.length === 0 && near.length > 0 ? 'No entry has exactly this message. Worded alike:' : '',
    ...entries.slice(0, MOST).map((entry) => entryText(entry, explainer, address)),
    ...items('Also in the text', more),
    releases ? releasesText(releases) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}
