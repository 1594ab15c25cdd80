import path from 'node:path';
import { expect, test } from 'vitest';
import { readCatalogue } from '../../markdown/data/errors';
import { STABLE } from '../versions';
import { explain, makeExplainer } from './explain';
import logs from './testLogs.json';

/** Logs as people paste them, written from the packages and not from the catalogue. Some of them it does not know. */
test('of logs that the catalogue was not written for, at least 95 in a hundred find their entry first', () => {
  const explainer = makeExplainer(readCatalogue(path.resolve(__dirname, '../..'), STABLE.id, 'test'));
  const missed = logs.filter(({ expected, log }) => explain(explainer, log).found[0]?.id !== expected);
  expect(logs).toHaveLength(60);
  expect(missed.length, missed.map(({ expected }) => expected).join(', ')).toBeLessThanOrEqual(3);
});
