import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import * as mdx from '@mdx-js/react';
import * as jsx from 'react/jsx-runtime';
import { chunkFile, CHUNKS } from '../../core/routeTables';

/** In the server's bundle: reads what is not in it when a page is rendered. */

type Module = Record<string, unknown>;
type Make = (module: object, exports: Module, require: (name: string) => unknown) => void;

const shared: Record<string, unknown> = { 'react/jsx-runtime': jsx, '@mdx-js/react': mdx };
let scripts: Record<string, string> | undefined;

/** `list` says what the scripts of pages in `outDir` are called. */
export async function readPage(name: string, list: string, outDir: string): Promise<Module> {
  scripts ??= JSON.parse(fs.readFileSync(list, 'utf8')) as Record<string, string>;
  const file = path.join(outDir, chunkFile(scripts[name]!));
  const found: Record<string, Make> = {};
  const chunks = { push: ([, modules]: [string[], Record<string, Make>]) => Object.assign(found, modules) };
  vm.compileFunction(fs.readFileSync(file, 'utf8'), ['globalThis'], { filename: file })({ [CHUNKS]: chunks });
  const exports: Module = {};
  found[name]!({}, exports, (wanted) => {
    if (wanted in shared) return shared[wanted];
    throw new Error(`A page cannot import ${wanted}. A component for pages belongs into src/theme/MDXComponents.`);
  });
  return exports;
}

export const readData = async (file: string): Promise<Module> => ({
  default: JSON.parse(fs.readFileSync(file, 'utf8')) as unknown,
});
