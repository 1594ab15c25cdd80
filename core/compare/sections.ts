import { normaliseText } from './normalise';
import { readBlock, type Block } from './readBlock';
import type { WrittenSection } from './written';

export interface Section extends Pick<WrittenSection, 'id' | 'title' | 'depth'> {
  /** Normalised title, and the same with the title of the section above: what finds its counterpart. */
  titleKey: string;
  pathKey: string;
  blocks: Block[];
  /** Normalised content without the title. */
  key: string;
}

/** Lists of links to other pages follow the tree of their version, and names of the other version are not of this one. */
const ELSEWHERE = /^(?:next steps|related|see also|further reading|(?:gone since|new in) <version>)$/;

/** The sections of a page with what is compared of them. The first stands before any heading. */
export function readSections(written: WrittenSection[]): Section[] {
  const sections: Section[] = [];
  for (const { id, title, depth, blocks: texts } of written) {
    const isFirst = sections.length === 0;
    const titleKey = isFirst ? '' : normaliseText(title).toLowerCase();
    const parent = sections.findLast((section) => section.depth < depth && section.depth > 1);
    const pathKey = isFirst ? '' : `${parent?.titleKey ?? ''} > ${titleKey}`;
    const blocks = texts.flatMap(readBlock);
    sections.push({ id, title, depth, titleKey, pathKey, blocks, key: blocks.map(({ key }) => key).join('\n') });
  }
  return sections.filter(({ titleKey, blocks }, i) => !ELSEWHERE.test(titleKey) && (i > 0 || blocks.length > 0));
}
