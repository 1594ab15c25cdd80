import { visit } from 'unist-util-visit';
import { finding, wordCount, type Page, type Rule } from '../page';

const LEAST = 250;

/** What they print is the page. */
const PRINTERS = ['ApiReference', 'ErrorList', 'NoirIndex'];

function isPrinted({ tree }: Page): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', ({ name }) => void (found ||= PRINTERS.includes(name ?? '')));
  return found;
}

/** A page of three paragraphs is a stub, and a stub is a defect. Navigation pages and drafts may be short. */
export const notAStub: Rule = (page) => {
  const { kind, draft } = page.frontMatter;
  const words = wordCount(page);
  if (kind === 'index' || draft === true || words >= LEAST || isPrinted(page)) return [];
  return [finding(page, undefined, `${words} words: a page needs ${LEAST}, unless it is navigation (kind: index)`)];
};
