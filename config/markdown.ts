import path from 'node:path';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import cards from '../markdown/cards';
import codeBlocks from '../markdown/code-blocks';
import diagrams from '../markdown/diagrams';
import errorLinks from '../markdown/error-links';
import glossaryLinks from '../markdown/glossary-links';
import images from '../markdown/images';
import reuseTrees from '../markdown/page-source/reuse';
import data from '../markdown/data';
import rehypeMathsStyles from '../markdown/maths-styles';

const siteDir = path.resolve(__dirname, '..');

/** The steps from a Markdown page to what is shown, in order; data first, since it makes headings and tables. */
export const markdownPipeline = {
  beforeDefaultRemarkPlugins: [
    reuseTrees,
    [data, { siteDir }],
    [errorLinks, { siteDir }],
    cards,
    [diagrams, { siteDir }],
    [codeBlocks, { siteDir }],
    [images, { siteDir }],
    remarkMath,
    [glossaryLinks, { siteDir }],
  ] as never[],
  rehypePlugins: [rehypeKatex, rehypeMathsStyles] as never[],
};
