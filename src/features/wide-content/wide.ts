/** What scrolls sideways where it is wider than the text. Code is a stop for the keyboard as the server writes it. */
export const WIDE = '.markdown table, .markdown .katex-display';
export const CODE = '.code:not([data-wrap]) pre';

export const isWide = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth > clientWidth;
