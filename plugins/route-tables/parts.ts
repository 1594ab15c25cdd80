import path from 'node:path';

/** A part of routes: its name is that of its chunk. */
export interface Part {
  name: string;
  /** The text that loads it. */
  text: string;
  module: string;
}

/** Reads `registry.js` of Docusaurus, which has a line for each part. */
export function readParts(source: string): Part[] {
  const lines = source.matchAll(/^ *"([^"]+)": (\[.*?\*\/ "([^"]+)".*\])[,};]*$/gm);
  return [...lines].map(([, name, text, module]) => ({ name: name!, text: text!, module: module! }));
}

/** A page of the documentation: not in the bundle, made by pageScripts.ts. */
export const isPage = ({ module }: Part): boolean => /^@site\/(?!src\/).*\.mdx?$/.test(module);
/** What a comparison shows: the browser fetches it, so that only the server's bundle would have it. */
export const isComparison = ({ module }: Part): boolean => /^@generated\/compare\/.*\.json$/.test(module);

/** The file of a part that is not in the bundle. */
export const fileOf = ({ module }: Part, siteDir: string, generatedDir: string): string =>
  module.startsWith('@site/')
    ? path.join(siteDir, module.slice('@site/'.length))
    : path.join(generatedDir, module.slice('@generated/'.length));
