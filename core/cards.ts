/** What a card is, in pixels. */
export const CARD_SIZE = { width: 1200, height: 630 };

/** Where the card of a page is, from its address. */
export const cardOf = (path: string): string => `/img/cards/${path.slice(1).replace(/\.html$/, '') || 'index'}.png`;
