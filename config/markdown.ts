import path from 'node:path';
import rehypeKatex from 'rehype-katex';
import remarkMath from 'remark-math';
import cards from '../plugins/cards';
import codeBlocks from '../plugins/code-blocks';
import diagrams from '../plugins/diagrams';
import glossaryLinks from '../plugins/glossary-links';
import { remarkImages } from '../plugins/images';
import reuseTrees from '../plugins/page-source/reuse';
import remarkData from '../plugins/remark-data';
import rehypeMathsStyles from '../plugins/maths-styles';

const siteDir = path.resolve(__dirname, '..');

/** The steps from a Markdown page to what is shown, in order; data first, since it makes headings and tables. */
export const markdownPipeline = {
  beforeDefaultRemarkPlugins: [
    reuseTrees,
    [remarkData, { siteDir }],
    cards,
    [diagrams, { siteDir }],
    [codeBlocks, { siteDir }],
    [remarkImages, { siteDir }],
    remarkMath,
    [glossaryLinks, { siteDir }],
  ] as never[],
  rehypePlugins: [rehypeKatex, rehypeMathsStyles] as never[],
};
