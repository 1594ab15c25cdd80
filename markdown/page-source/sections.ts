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

/** In a list or a quotation too. */
const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}(?=[^`]*$)|~{3,})/;
const HEADING = /^ {0,3}#{1,6}\s/;

/** A page without anything but its headings, each at its line: what is between them takes long to parse. */
function headingsOf(source: string): string {
  // Front matter ends as it begins.
  let end = source.startsWith('---') ? '---' : '';
  return source
    .split('\n')
    .map((line, i) => {
      const fence = FENCE.exec(line)?.[1] ?? '';
      if (end) {
        const said = line.replace(/^[\s>]+/, '').trimEnd();
        if (i > 0 && said.startsWith(end) && /^([-`~])\1+$/.test(said)) end = '';
        return '';
      }
      end = fence;
      return HEADING.test(line) ? line : '';
    })
    .join('\n');
}

/** The headings of a page, as it was written: those that data prints are not among them. */
export function sectionsOf(source: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [];
  visit(parsePageSource(headingsOf(source)).tree, 'heading', (heading) => {
    const anchor = takeHeadingId(heading) ?? slugger.slug(toString(heading));
    sections.push({ line: heading.position!.start.line, anchor, title: toString(heading) });
  });
  return sections;
}
