import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { takeHeadingId } from './flatten';
import { parsePageSource } from './parser';

interface Section {
  line: number;
  anchor: string;
  title: string;
}

/** The headings of a page, as it was written: those that data prints are not among them. */
export function sectionsOf(source: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [];
  visit(parsePageSource(source).tree, 'heading', (heading) => {
    const anchor = takeHeadingId(heading) ?? slugger.slug(toString(heading));
    sections.push({ line: heading.position!.start.line, anchor, title: toString(heading) });
  });
  return sections;
}
