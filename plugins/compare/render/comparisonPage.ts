import { NIGHTLY, STABLE } from '../../../config/versions';
import { verdictText } from '../../../core/comparison';
import type { SectionVerdict } from '../comparePages';
import { diffBlocks } from '../diffs';
import type { Comparison, ComparedPage } from '../site';
import { changesHtml, wholeBlock } from './blocks';
import { escapeHtml, link, plural } from './html';

export interface RenderedPage {
  path: string;
  title: string;
  description: string;
  /** What goes into the main element. */
  html: string;
}

const nameOf = ({ old, new: newer }: SectionVerdict): string => (newer ?? old)!.title;

function titleChange({ old, new: newer }: SectionVerdict): string {
  if (!old || !newer || old.titleKey === newer.titleKey) return '';
  return `<p data-role="heading">The heading was <del><span class="visually-hidden">removed: </span>${escapeHtml(old.title)}</del></p>`;
}

function places({ old, new: newer }: SectionVerdict, comparison: Comparison): string {
  const at = (page: ComparedPage | undefined, id: string | undefined, label: string) =>
    page && id !== undefined ? link(`${page.path}${id && `#${id}`}`, label) : '';
  const links = [at(comparison.old, old?.id, `in ${STABLE.label}`), at(comparison.new, newer?.id, 'in nightly')];
  return links.filter(Boolean).join(' · ');
}

function sectionHtml(section: SectionVerdict, index: number, comparison: Comparison): string {
  const { old, new: newer, verdict } = section;
  const body =
    old && newer
      ? titleChange(section) + changesHtml(diffBlocks(old.blocks, newer.blocks))
      : (newer ?? old)!.blocks.map((block) => wholeBlock(newer ? 'added' : 'removed', block)).join('\n');
  return `<section class="compare__section" aria-labelledby="change-${index}">
<h2 id="change-${index}">${escapeHtml(nameOf(section))} <span class="verdict" data-verdict="${verdict}">${verdict}</span></h2>
<p class="compare__places">${places(section, comparison)}</p>
${body}
</section>`;
}

function contents(sections: SectionVerdict[]): string {
  let index = 0;
  const items = sections.map((section) => {
    const name = escapeHtml(nameOf(section));
    const label = section.verdict === 'same' ? name : `<a href="#change-${(index += 1)}">${name}</a>`;
    return `<li>${label} <span class="verdict" data-verdict="${section.verdict}">${section.verdict}</span></li>`;
  });
  return `<ul class="compare__contents" aria-label="Sections">${items.join('')}</ul>`;
}

/** The page of a pair: what differs, section by section. */
function pairHtml(comparison: Comparison, older: ComparedPage, newer: ComparedPage): string {
  const changed = comparison.sections.filter(({ verdict }) => verdict !== 'same');
  const same = comparison.sections.length - changed.length;
  const sides = `From ${link(older.path, `${older.title} (${STABLE.label})`)} to ${link(newer.path, `${newer.title} (nightly)`)}.`;
  const lead =
    changed.length === 0
      ? `All ${plural(same, 'section')} say the same.`
      : `${plural(changed.length, 'section')} changed, ${same} stayed the same.`;
  return `<p>${sides} ${lead}</p>
<p class="compare__key">Text that was <ins>added is underlined</ins>, text that was <del>removed is struck through</del>. Link targets, the numbers of the two versions and lists of further reading are not compared.</p>
${contents(comparison.sections)}
${changed.map((section, i) => sectionHtml(section, i + 1, comparison)).join('\n')}`;
}

/** The page of a page that only one version has. */
function loneHtml({ old, new: newer, nearest, sections }: Comparison): string {
  const page = (old ?? newer)!;
  const [own, other] = old ? [STABLE.label, 'the nightly'] : ['the nightly', STABLE.label];
  const near = nearest
    ? ` The page nearest to it is ${link(nearest.path, `${nearest.title} (${old ? 'nightly' : STABLE.label})`)}.`
    : '';
  const items = sections.map((section) => {
    const { id, title } = (section.new ?? section.old)!;
    return `<li>${link(`${page.path}${id && `#${id}`}`, title)}</li>`;
  });
  return `<p>${link(page.path, page.title)} is a page of ${own}; ${other} has no page of its own for it.${near}</p>
<h2>Its sections</h2>
<ul>${items.join('')}</ul>`;
}

export function comparisonPage(comparison: Comparison): RenderedPage {
  const { old, new: newer, verdict, changed, href } = comparison;
  const name = (newer ?? old)!.title;
  const text = verdictText(verdict, changed);
  const html = `<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol><li>${link('/compare', 'What changed in nightly')}</li></ol></nav>
<h1>What changed: ${escapeHtml(name)}</h1>
<p><span class="verdict" data-verdict="${verdict}">${escapeHtml(text)}</span></p>
${old && newer ? pairHtml(comparison, old, newer) : loneHtml(comparison)}`;
  return {
    path: href,
    // Pages that have the same name in different folders still get a title of their own from their path.
    title: `What changed: ${name} (${(old ?? newer)!.path})`,
    description: `${name}: ${text}, from ${STABLE.label} to ${NIGHTLY.label}, section by section.`,
    html,
  };
}
