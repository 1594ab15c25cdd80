import { expect, test } from 'vitest';
import { parsePage } from '../page';
import { knownAddresses } from './lists';
import { trueNumbers } from './numbers';

const FILE = 'docs/a.md';
const page = (body: string) => parsePage(FILE, `---\ntitle: A\n---\n\n${body}\n`);
const addresses = (body: string) => knownAddresses([page(body)]);
const numbers = (body: string) => trueNumbers([page(body)]);

test.each([
  ['a port that is in the list', 'On port 8080, at `http://localhost:8545`.', []],
  ['a port that is not', 'It listens on port 8088.', ['8088']],
  ['the second of two ports', 'Open ports 8080 and 8083.', ['8083']],
  ['a port of a service', '```yaml\na:\n  - 127.0.0.1:9090:9091\n```', ['9091']],
  ['a variable for a port', '```bash\nAZTEC_PORT=8085\n```', ['8085']],
  ['an image', '`prom/prometheus:v2.55.1`', []],
  ['another tag', '`prom/prometheus:v2.55.2`', ['prom/prometheus:v2.55.2']],
  ['an address', '[Noir](https://noir-lang.org/docs/)', []],
  ['an address with a typo', '[Noir](https://noir-lang.org/doc/)', ['https://noir-lang.org/doc']],
])('%s', (_, body, expected) =>
  expect(addresses(body).map(({ message }) => message.split(' is not in')[0])).toEqual(expected),
);

test('a planted port is found at its page and line', () =>
  expect(addresses('Fine.\n\n```bash\ncurl localhost:8080\ncurl localhost:8083\n```')).toMatchObject([
    { file: FILE, line: 9, message: expect.stringContaining('data/nightly/kept/ports.json') as string },
  ]));

test.each([
  ['a setting', 'A slot lasts 36 seconds.', 0],
  ['a setting that differs', 'A slot lasts 37 seconds.', 1],
  ['a default beside its name', '`PROVER_BROKER_JOB_TIMEOUT_MS` (30 seconds)', 0],
  ['the same in another unit', '`PROVER_BROKER_JOB_TIMEOUT_MS` (3 minutes)', 1],
  ['a number before its name', 'after 30 seconds (`PROVER_BROKER_JOB_TIMEOUT_MS`)', 0],
  ['a default that differs', '`P2P_MAX_PEERS` is 99 by default.', 1],
  ['a constant that differs', '65 (`MAX_NOTE_HASHES_PER_TX`)', 1],
  ['a column of defaults', '| Name | Default |\n| --- | --- |\n| `P2P_PORT` | 40401 | |', 1],
  ['a column of other values', '| Name | Value |\n| --- | --- |\n| `P2P_PORT` | 40401 | |', 0],
])('%s', (_, body, count) => expect(numbers(body)).toHaveLength(count));

test('a planted number is found at its page and line', () =>
  expect(numbers('Fine.\n\nThe committee size is 49.')).toEqual([
    { file: FILE, line: 7, message: "'committee size is 49': AZTEC_TARGET_COMMITTEE_SIZE is 48 in this version" },
  ]));
