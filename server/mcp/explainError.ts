import { explain, makeExplainer, type Explainer } from '../../core/errors/explain';
import { shown } from '../../core/errors/pattern';
import type { Releases } from '../../core/errors/releases';
import type { Reverted } from '../../core/errors/revert';
import { removedKinds, withoutSecrets } from '../../core/errors/secrets';
import type { Catalogue, ErrorEntry } from '../../core/errors/types';
import { docRoute } from '../../core/docRoute';
import { versionById, type DocVersion } from '../../core/versions';
import { AskError, type DocsLibrary } from './library';

export const MAX_ERROR_TEXT = 20_000;
/** Entries told in full. */
const MOST = 3;

export type Explainers = (version: DocVersion) => Explainer;

/** Made at the first question about a version. */
export function openExplainers(read: () => Record<string, Catalogue> | undefined): Explainers {
  const made = new Map<DocVersion, Explainer>();
  let catalogues: Record<string, Catalogue> | undefined;
  return (version) => {
    const known = made.get(version);
    if (known) return known;
    catalogues ??= read();
    const catalogue = catalogues?.[version];
    if (!catalogue) throw new AskError(`This site has no list of errors of "${version}".`);
    const explainer = makeExplainer(catalogue);
    made.set(version, explainer);
    return explainer;
  };
}

const items = (title: string, list: string[]): string[] =>
  list.length > 0 ? [`${title}:`, ...list.map((each) => `- ${each}`)] : [];

function entryText(entry: ErrorEntry, { catalogue }: Explainer, address: (path: string) => string): string {
  const { page } = catalogue.areas.find(({ id }) => id === entry.area)!;
  return [
    `## ${shown(entry.texts[0]!)}`,
    entry.means,
    ...items('Usual causes, the likeliest first', entry.causes),
    ...items('What to do', entry.fix),
    ...items('Read', [`${address(page)}#${entry.id}`, ...entry.see.map(({ path }) => address(path))]),
  ].join('\n');
}

function revertText({ selector, error, args, damaged, inner }: Reverted): string {
  if (!error) return `Selector ${selector}: no error of the L1 contracts of this version.`;
  const values = args.map(({ name, type, value }) => [type, name, '=', value].filter(Boolean).join(' ')).join(', ');
  const rest = damaged ? ' (the arguments are cut or do not fit)' : '';
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
  const secrets = removedKinds(text);
  const entries = found.length > 0 ? found : near;
  const more = entries.slice(MOST).map((entry) => shown(entry.texts[0]!));
  return [
    secrets.length > 0 ? `The text held a secret (${secrets.join(', ')}). Tell the user to replace it.` : '',
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
