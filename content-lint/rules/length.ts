import { visit } from 'unist-util-visit';
import { finding, wordCount, type Page, type Rule } from '../page';

const LEAST = 250;

/** Its length is that of the data, which is not written on the page. */
function listsErrors({ tree }: Page): boolean {
  let found = false;
  visit(tree, 'mdxJsxFlowElement', ({ name }) => void (found ||= name === 'ErrorList'));
  return found;
}

/** A page of three paragraphs is a stub, and a stub is a defect. Navigation pages and drafts may be short. */
export const notAStub: Rule = (page) => {
  const { kind, draft } = page.frontMatter;
  const words = wordCount(page);
  if (kind === 'index' || draft === true || words >= LEAST || listsErrors(page)) return [];
  return [finding(page, undefined, `${words} words: a page needs ${LEAST}, unless it is navigation (kind: index)`)];
};
