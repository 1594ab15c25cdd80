import { createSlugger } from '@docusaurus/utils';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { withoutFrontMatter } from '../../core/frontMatter';
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

const linesOf = (text: string): string[] => text.split('\n');

/** A text without anything but its headings, each at its line: what is between them takes long to parse. */
function headingsOf(body: string): string {
  let fence = '';
  const kept = linesOf(body).map((line) => {
    if (!fence) {
      fence = FENCE.exec(line)?.[1] ?? '';
      return HEADING.test(line) ? line : '';
    }
    const said = line.replace(/^[\s>]+/, '').trimEnd();
    if (said.startsWith(fence) && /^([`~])\1+$/.test(said)) fence = '';
    return '';
  });
  return kept.join('\n');
}

/** The headings of a page, as it was written: those that data prints are not among them. */
export function sectionsOf(source: string): Section[] {
  const slugger = createSlugger();
  const sections: Section[] = [];
  const body = withoutFrontMatter(source);
  const above = linesOf(source).length - linesOf(body).length;
  visit(parsePageSource(headingsOf(body)).tree, 'heading', (heading) => {
    const anchor = takeHeadingId(heading) ?? slugger.slug(toString(heading));
    sections.push({ line: above + heading.position!.start.line, anchor, title: toString(heading) });
  });
  return sections;
}
