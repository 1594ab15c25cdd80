import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { RAN_FILE, ranBlocks, type RanLedger } from '../core/ran';
import { VERSIONS } from '../core/versions';
import { ROOT } from '../content-lint/snippets/versions';
import { runPageOf } from '../plugins/run-here/programs';
import { modulesOf } from './tab/bundle';
import { Checker } from './tab/checker/checker';
import { declarationsOf } from './tab/declarations/declarations';

const ledger = JSON.parse(readFileSync(path.join(ROOT, RAN_FILE), 'utf8')) as RanLedger;

describe.each(VERSIONS)('the declarations of $sdk', (version) => {
  const { id } = version;
  const packages = path.join(ROOT, 'sdk', id);
  const modules = modulesOf(packages);
  const declarations = declarationsOf(packages, modules);
  const checker = new Checker(declarations);
  const problems = (text: string) =>
    checker.check([{ key: 'a', title: '', text }]).map(({ line, message }) => `${line}: ${message}`);

  test('have no fault to find in any program of a page', () => {
    let programs = 0;
    const found: string[] = [];
    for (const [page, own] of ranBlocks(ledger, version)) {
      const { blocks: runnable, steps } = runPageOf(ROOT, page, id, own, new Set(modules)).page;
      for (const keys of Object.values(runnable)) {
        programs += 1;
        for (const { line, message } of checker.check(keys.map((key) => steps[key]!)))
          found.push(`${page} ${keys.at(-1)} ${line}: ${message}`);
      }
    }
    expect(found).toEqual([]);
    expect(programs).toBeGreaterThan(60);
  });

  test('know what the release has, and what it has not', () => {
    expect(
      problems(`import { TokenContract } from '@aztec/noir-contracts.js/Token';
declare const token: TokenContract;
token.methods.transfer(1);
const name: string = token.address;
token.address.toField().toBigInt().nothing;
token.methods.transfer_in_privat;`),
    ).toEqual([
      '3: Expected 2 arguments, but got 1.',
      "4: Type 'AztecAddress' is not assignable to type 'string'.",
      "5: Property 'nothing' does not exist on type 'bigint'.",
      expect.stringMatching(/^6: Property 'transfer_in_privat' does not exist/),
    ]);
  });

  test('have every module that a program may import, and no other', () => {
    expect(problems(modules.map((name) => `import '${name}';`).join('\n'))).toEqual([]);
    expect(problems("import '@aztec/pxe/server';\nimport 'viem';")).toHaveLength(2);
  });

  test('know what a worker has, and that there is no network', () => {
    expect(problems("console.log(Buffer.from('00', 'hex').length, crypto.randomUUID(), performance.now());")).toEqual(
      [],
    );
    expect(problems("setTimeout(() => new TextEncoder().encode('a'), 1);")).toEqual([]);
    expect(problems("fetch('/');\ndocument.title;")).toEqual([
      "1: Cannot find name 'fetch'.",
      expect.stringMatching(/^2: Cannot find name 'document'/),
    ]);
  });

  test('say nothing of the contract in a file of the reader', () =>
    expect(
      problems(
        "import json from './target/mine.json' with { type: 'json' };\njson.functions[0].name;\nconst n: number = 'x';",
      ),
    ).toEqual(["3: Type 'string' is not assignable to type 'number'."]));

  test('keep the stand-in for assertions as it is', () =>
    expect(
      problems("import assert, { equal } from 'node:assert/strict';\nassert(true);\nassert.equal(1, 1);\nequal();"),
    ).toEqual([expect.stringMatching(/^4: Expected 2-3 arguments, but got 0/)]));
});
