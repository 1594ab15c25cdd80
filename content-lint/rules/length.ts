import { finding, wordCount, type Page, type Rule } from '../page';

const LEAST = 250;

/** What such a component prints is the page. */
const isPrinted = (page: Page): boolean =>
  page.tree.children.some((node) => node.type === 'mdxJsxFlowElement' && node.name === 'ApiReference');

/** A page of three paragraphs is a stub, and a stub is a defect. Navigation pages and drafts may be short. */
export const notAStub: Rule = (page) => {
  const { kind, draft } = page.frontMatter;
  const words = wordCount(page);
  if (kind === 'index' || draft === true || words >= LEAST || isPrinted(page)) return [];
  return [finding(page, undefined, `${words} words: a page needs ${LEAST}, unless it is navigation (kind: index)`)];
};
