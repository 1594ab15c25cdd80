import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { ApiData } from '../../../core/api/types';
import { VERSIONS } from '../../../core/versions';
import { formatApi } from './format';
import { staleFiles } from './stale';

const ROOT = path.resolve(__dirname, '../../..');
const file = `data/${VERSIONS[0].id}/api.json`;
const text = readFileSync(path.join(ROOT, file), 'utf8');
const data = JSON.parse(text) as ApiData;

test('data that is what the packages say is not stale', () => {
  expect(staleFiles(ROOT, [{ file, text: formatApi(data) }])).toEqual([]);
});

test('a name that a package renamed, and data that is missing, are told', () => {
  const [first, ...rest] = data.symbols;
  const renamed = { ...data, symbols: [{ ...first!, name: 'Renamed' }, ...rest] };
  expect(staleFiles(ROOT, [{ file, text: formatApi(renamed) }])).toEqual([file]);
  expect(staleFiles(ROOT, [{ file: 'data/none/api.json', text }])).toEqual(['data/none/api.json']);
});
