/** The chunk with what the browser must know of the pages of a version begins with this. */
export const TABLE = 'pages-';

/** Its file has a name that stays: what it holds is asked for again each time. */
export const tableFile = (chunk: string): string => `tables/${chunk}.js`;
