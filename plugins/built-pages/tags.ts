import { isFurniture, SILENT_TAGS } from '../../core/furniture';

/** Besides what is silent anyway. */
const SKIPPED_TAGS = new Set(['nav', 'button', 'label', 'noscript', 'form', 'annotation']);
/** What a page says, but not what a search should find. */
const SKIPPED_CLASSES = new Set(
  'doc__lead katex-html eyebrow signature api-fold api-from api-fate api-absent api-names api-types'.split(' '),
);
export const CELLS = new Set(['td', 'th']);
export const BLOCKS = new Set('p li tr dt dd div h1 h2 h3 h4 h5 h6 pre br figure blockquote summary'.split(' '));

export const isSkipped = (tag: string, attributes: Record<string, string>, classes: string[]): boolean =>
  SKIPPED_TAGS.has(tag) ||
  SILENT_TAGS.has(tag) ||
  isFurniture(attributes) ||
  classes.some((name) => SKIPPED_CLASSES.has(name));
