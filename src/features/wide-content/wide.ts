/** What scrolls sideways where it is wider than the text. */
export const WIDE = '.markdown table, .markdown .katex-display';

export const isWide = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
