import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { IndexData, TextData } from '../../core/search/buildIndex';
import { bestPages, load } from '../../core/search/engine';
import { MANIFEST, type Manifest } from '../../core/search/types';
import { searchTag, versionOfAddress } from '../../core/versions';
import { askedIn, readFrontMatter } from '../../plugins/search-index/asked';

const ROOT = path.resolve(__dirname, '../..');
const read = <T>(file: string) => JSON.parse(fs.readFileSync(path.join(ROOT, 'build', file), 'utf8')) as T;

test('what pages say they are asked for finds them among the first three', () => {
  const engines = new Map(
    read<Manifest>(MANIFEST).versions.map((entry) => [
      entry.tag,
      load(read<IndexData>(entry.index), read<TextData>(entry.text)),
    ]),
  );
  const entries = readFrontMatter(ROOT).flatMap(([route, frontMatter]) =>
    [...askedIn(route, frontMatter)].flatMap(([url, asked]) => asked.map((words) => ({ url, words }))),
  );
  expect(entries.length).toBeGreaterThan(2000);
  const lost = entries.filter(({ url, words }) => {
    const page = url.split('#')[0]!;
    const engine = engines.get(searchTag(versionOfAddress(page)))!;
    return !bestPages(engine, words, 15).slice(0, 3).includes(page);
  });
  expect(lost.map(({ url, words }) => `${url}: '${words}'`)).toEqual([]);
});
