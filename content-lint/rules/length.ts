import { finding, wordCount, type Rule } from '../page';

const LEAST = 250;

/** A page of three paragraphs is a stub, and a stub is a defect. Navigation pages and drafts may be short. */
export const notAStub: Rule = (page) => {
  const { kind, draft } = page.frontMatter;
  const words = wordCount(page);
  if (kind === 'index' || draft === true || words >= LEAST) return [];
  return [finding(page, undefined, `${words} words: a page needs ${LEAST}, unless it is navigation (kind: index)`)];
};
