import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiData } from '../../../core/api/types';
import { VERSIONS } from '../../../core/versions';
import { readApi } from './read';

const ROOT = path.resolve(__dirname, '../../..');

/** One line for each symbol, so that a change of the packages reads as such. */
function format({ source, entryPoints, symbols, mentioned }: ApiData): string {
  const lines = (all: object[]) => all.map((each) => `  ${JSON.stringify(each)}`).join(',\n');
  return `{"source":${JSON.stringify(source)},
 "entryPoints":${JSON.stringify(entryPoints)},
 "symbols":[\n${lines(symbols)}\n ],
 "mentioned":[\n${lines(mentioned)}\n ]}\n`;
}

/** `--check` says whether the files are what the packages say; without it they are written. */
function main(check: boolean): void {
  for (const { id } of VERSIONS) {
    const file = path.join(ROOT, 'data', id, 'api.json');
    const text = format(readApi(path.join(ROOT, 'sdk', id, 'node_modules')));
    if (!check) writeFileSync(file, text);
    else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
      console.error(`data/${id}/api.json is not what the packages in sdk/${id} say: run npm run data:api`);
      process.exitCode = 1;
    }
  }
}

main(process.argv.includes('--check'));
