/** The chunk with what the browser must know of the pages of a version begins with this. */
export const TABLE = 'pages-';

/** Its file has a name that stays: what it holds is asked for again each time. */
export const tableFile = (chunk: string): string => `tables/${chunk}.js`;

/** The file of any other chunk, by the name that it has from what it holds. */
export const chunkFile = (name: string): string => `assets/js/${name}.js`;

/** Of the browser's global names: the list to which scripts add what they hold. */
export const CHUNKS = 'siteChunks';
