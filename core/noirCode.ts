const COMMENT = /\/\/.*$|\/\*[\s\S]*?\*\//gm;
const TEXT = /f?"(?:[^"\\]|\\.)*"/g;

/** A Noir source without comments, and with empty texts. */
export const bareNoir = (source: string): string => source.replace(COMMENT, '').replace(TEXT, '""');
