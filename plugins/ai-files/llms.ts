import { LLMS } from '../../core/llmsPaths';
import { markdownPath } from '../../core/markdownPath';
import type { MarkdownFile, Site } from './document';
import type { AiVersion } from './site';

const SUMMARY =
  'Aztec is a layer 2 network on Ethereum with private and public smart contracts. Contracts are written in Noir with the Aztec.nr framework; apps use the aztec.js SDK.';

function otherVersions(all: AiVersion[], own: AiVersion, { siteUrl }: Site): string[] {
  return all
    .filter((each) => each !== own)
    .map(
      (each) =>
        `- [Index of ${each.label}](${siteUrl}${LLMS[each.version].index}): the same documentation for the ${each.kind} ${each.label}.`,
    );
}

/** `llms.txt`: what there is to read, one line for each page. */
export function llmsIndex(version: AiVersion, all: AiVersion[], site: Site): MarkdownFile {
  const { siteUrl } = site;
  const { index, full } = LLMS[version.version];
  const lines = [
    `# Aztec documentation, ${version.label}`,
    `> ${SUMMARY}`,
    `Every page below documents version ${version.label} (${version.kind}). APIs differ between versions: use the index of the version that a project depends on. Each page of the site is served as Markdown at its own address plus \`.md\`, and at its own address for requests with \`Accept: text/markdown\`. Tools that speak the Model Context Protocol can search and read the documentation at <${siteUrl}/mcp>.`,
    '## Other versions and the full text',
    [
      ...otherVersions(all, version, site),
      `- [Full text](${siteUrl}${full}): all pages of ${version.label} in one file.`,
    ].join('\n'),
    ...version.sections.flatMap(({ title, pages }) => [
      `## ${title}`,
      pages.map((page) => `- [${page.title}](${siteUrl}${markdownPath(page.route)}): ${page.description}`).join('\n'),
    ]),
  ];
  return { path: index, text: `${lines.join('\n\n')}\n` };
}

/** `llms-full.txt`: every page, each under its own title. */
export function llmsFull(version: AiVersion, texts: string[], { siteUrl }: Site): MarkdownFile {
  const { index, full } = LLMS[version.version];
  const intro = [
    `# Aztec documentation, ${version.label}: full text`,
    `> ${SUMMARY}`,
    `All ${version.kind} pages of version ${version.label}. Index: <${siteUrl}${index}>.`,
  ].join('\n\n');
  return { path: full, text: `${[intro, ...texts].join('\n\n---\n\n')}\n` };
}
