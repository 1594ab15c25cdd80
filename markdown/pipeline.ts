import path from 'node:path';
import remarkMath from 'remark-math';
import cards from './cards';
import codeBlocks from './code-blocks';
import diagrams from './diagrams';
import errorLinks from './error-links';
import glossaryLinks from './glossary-links';
import images from './images';
import data from './data';
import noteLinks from './note-links';
import noImports from './no-imports';
import maths from './maths';

const siteDir = path.resolve(__dirname, '..');

/** The steps from a Markdown page to what is shown, in order; data first, since it makes headings and tables. */
export const markdownPipeline = {
  beforeDefaultRemarkPlugins: [
    noImports,
    [data, { siteDir }],
    noteLinks,
    [errorLinks, { siteDir }],
    cards,
    [diagrams, { siteDir }],
    [codeBlocks, { siteDir }],
    [images, { siteDir }],
    remarkMath,
    [glossaryLinks, { siteDir }],
  ] as never[],
  rehypePlugins: [maths] as never[],
};
