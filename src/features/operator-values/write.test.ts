import { execFileSync, type StdioOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { mannerAt, takesList, type Surroundings } from '../../../markdown/code-blocks/manner';
import { write, writeEnv } from './write';

/** Values that try hard: every sign, and the signs that mean something somewhere far more often than by chance. */
const nasty = fc.constantFrom(
  ...'\'"\\$`#&|;<>(){}[]*?!~=%:,@ \t\n\r\0-',
  '$(',
  '${',
  "'\\''",
  '\\"',
  '$$',
  '\u2028',
  'é',
  '💥',
  '\ud800',
);
const value = fc
  .oneof(
    fc
      .array(fc.oneof(nasty, fc.string({ unit: 'grapheme', maxLength: 3 })), { minLength: 1, maxLength: 12 })
      .map((p) => p.join('')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  )
  .filter((text) => text !== '');

/** A block with one placeholder, as `text` with `@@` in its place. */
function place(lang: string, text: string, compose = false): Surroundings {
  const [before, after] = text.split('@@') as [string, string];
  return { lang, compose, before, after };
}
/** As the build judges the place, and the browser writes the value. */
const quote = (text: string, where: Surroundings): string | null =>
  write(text, { name: 'X', manner: mannerAt(where), ...(where.compose && { compose: true }) });
const fill = (where: Surroundings, text: string): string | null => {
  const quoted = quote(text, where);
  return quoted === null ? null : where.before + quoted + where.after;
};

/** Runs scripts in a real shell, many at once; each prints what it was given. No other program is in its reach. */
function shell(scripts: string[], program: string): string[] {
  // With an open input bash reads the settings of its user.
  const stdio: StdioOptions = ['ignore', 'pipe', 'inherit'];
  const options = { cwd: tmpdir(), env: { PATH: '/nowhere' }, encoding: 'utf8', stdio } as const;
  return execFileSync(program, ['-c', scripts.join('\n')], options)
    .split('\0')
    .slice(0, -1);
}
const PRINT = "printf '%s\\0'";

describe('a value never leaves its place', () => {
  /** Template, and what the shell must hand over for a value. */
  const SHELL: [string, (text: string) => string][] = [
    [`${PRINT} @@`, (text) => text],
    [`${PRINT} http://localhost:@@/status`, (text) => `http://localhost:${text}/status`],
    [`A=@@ ; ${PRINT} "$A"`, (text) => text],
    [`${PRINT} --url=@@ 2> /dev/null`, (text) => `--url=${text}`],
    [`${PRINT} 'a @@ b'`, (text) => `a ${text} b`],
    [`${PRINT} "a @@ b"`, (text) => `a ${text} b`],
    [`# it's a comment\n${PRINT} @@`, (text) => text],
    [`${PRINT} 'one'#two"three"@@`, (text) => `one#twothree${text}`],
    [`${PRINT} \\\n  @@`, (text) => text],
  ];
  const programs = ['/bin/sh', '/bin/bash', '/bin/zsh'].filter((program) => existsSync(program));

  test.each(SHELL.map(([template, expected]) => ({ template, expected })))(
    'bash: $template',
    ({ template, expected }) => {
      fc.assert(
        fc.property(fc.array(value, { minLength: 20, maxLength: 40 }), (texts) => {
          const shown = texts.filter((text) => fill(place('bash', template), text) !== null);
          const scripts = shown.map((text) => fill(place('bash', template), text)!);
          for (const program of programs) expect(shell(scripts, program)).toEqual(shown.map(expected));
        }),
        { numRuns: 15 },
      );
    },
  );

  test('bash: JSON in single quotes stays JSON with the value in its string', () => {
    const where = place('bash', `${PRINT} '{"id":1,"params":["@@"]}'`);
    fc.assert(
      fc.property(fc.array(value, { minLength: 20, maxLength: 40 }), (texts) => {
        const shown = texts.filter((text) => fill(where, text) !== null);
        const printed = shell(
          shown.map((text) => fill(where, text)!),
          '/bin/sh',
        );
        expect(printed.map((text) => JSON.parse(text))).toEqual(shown.map((text) => ({ id: 1, params: [text] })));
      }),
      { numRuns: 15 },
    );
  });

  test('env: Node and a shell read the value back, and no other variable appears', () => {
    const where = place('env', 'A=1\nVALUE=@@\nB=2');
    fc.assert(
      fc.property(value, (text) => {
        const file = fill(where, text);
        if (file !== null) expect({ ...parseEnv(file) }).toEqual({ A: '1', VALUE: text, B: '2' });
      }),
      { numRuns: 1000 },
    );
    fc.assert(
      fc.property(fc.array(value, { minLength: 20, maxLength: 40 }), (texts) => {
        const shown = texts.filter((text) => fill(where, text) !== null);
        const scripts = shown.map((text) => `${fill(where, text)}\n${PRINT} "$VALUE"`);
        expect(shell(scripts, '/bin/sh')).toEqual(shown);
      }),
      { numRuns: 15 },
    );
  });

  test('env: part of a value', () => {
    const where = place('env', 'A=1\nVALUE=http://@@:80,x\nB=2');
    fc.assert(
      fc.property(value, (text) => {
        const file = fill(where, text);
        if (file !== null) expect({ ...parseEnv(file) }).toEqual({ A: '1', VALUE: `http://${text}:80,x`, B: '2' });
      }),
      { numRuns: 1000 },
    );
  });

  const YAML: [string, (text: string) => unknown][] = [
    ['a: 1\nb: @@\nc: 2', (text) => ({ a: 1, b: text, c: 2 })],
    ['a: 1\nb: "x @@:80"\nc: 2', (text) => ({ a: 1, b: `x ${text}:80`, c: 2 })],
    ["a: 1\nb: 'x @@ y'\nc: 2", (text) => ({ a: 1, b: `x ${text} y`, c: 2 })],
    ['a: 1\nb:\n  - @@\nc: 2', (text) => ({ a: 1, b: [text], c: 2 })],
    ['a: 1\nb: image:@@\nc: 2', (text) => ({ a: 1, b: `image:${text}`, c: 2 })],
    ['a: 1\nb: |\n  line @@\nc: 2', (text) => ({ a: 1, b: `line ${text}\n`, c: 2 })],
  ];
  test.each(YAML.map(([template, expected]) => ({ template, expected })))(
    'yaml: $template',
    ({ template, expected }) => {
      fc.assert(
        fc.property(value, (text) => {
          const file = fill(place('yaml', template), text);
          if (file !== null) expect(parseYaml(file)).toEqual(expected(text));
        }),
        { numRuns: 1000 },
      );
    },
  );

  test('compose: a dollar sign is doubled, as Compose wants it', () => {
    fc.assert(
      fc.property(value, (text) => {
        const file = fill(place('yaml', 'a: "@@"', true), text);
        if (file !== null) expect(parseYaml(file).a.replaceAll('$$', '$')).toBe(text);
      }),
    );
    expect(quote('a$b', place('yaml', 'a: @@', true))).toBe('"a$$b"');
  });

  test('json: in a string and outside of one', () => {
    fc.assert(
      fc.property(value, (text) => {
        const inside = fill(place('json', '{"a": "x\\"@@", "b": 2}'), text);
        if (inside !== null) expect(JSON.parse(inside)).toEqual({ a: `x"${text}`, b: 2 });
        const outside = fill(place('json', '{"a": [@@], "b": 2}'), text);
        if (outside !== null) expect(String(JSON.parse(outside).a[0])).toBe(text);
      }),
      { numRuns: 1000 },
    );
  });

  test('text and languages that are not known: one line stays one line', () => {
    fc.assert(
      fc.property(value, fc.constantFrom('text', 'toml', 'promql'), (text, lang) => {
        const block = fill(place(lang, 'a\n@@\nb'), text);
        if (block !== null) expect(block.split(/[\r\n\u2028\u2029\v\f\u0085]/)).toHaveLength(3);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('usual values', () => {
  const ROWS: [lang: string, template: string, value: string, shown: string | null][] = [
    ['bash', 'curl @@', 'http://localhost:8545', 'http://localhost:8545'],
    ['bash', 'curl @@', 'https://x.example/?a=1&b=2', "'https://x.example/?a=1&b=2'"],
    ['bash', 'rm -rf @@/archiver', "./it's mine", "'./it'\\''s mine'"],
    ['bash', 'cat <<EOF\n@@\nEOF', 'a b', null],
    ['bash', 'cat <<EOF\n@@\nEOF', '8080', '8080'],
    ['bash', 'echo "$(cat "@@")"', 'a b', null],
    ['bash', 'node -e "fetch(\'http://@@\')"', "x')+evil('", null],
    ['bash', 'curl -d \'{"params":[@@]}\'', '1],"x":[2', null],
    ['bash', 'echo # @@', 'a b', null],
    ['bash', 'cast call @@ \\', '0xAb', '0xAb'],
    ['env', 'A=@@', 'https://x.example/$a#b', "'https://x.example/$a#b'"],
    ['env', 'A=@@', "it's", '"it\'s"'],
    ['env', 'A=@@', "it's $5", null],
    ['env', 'A=@@,b', 'a b', null],
    ['yaml', 'image: aztec:@@', '2.0.2', '2.0.2'],
    ['yaml', 'port: @@', '8080', '"8080"'],
    ['yaml', 'a: @@', 'no', '"no"'],
    ['yaml', 'a: @@', '0xAb', '"0xAb"'],
    ['yaml', 'a: @@', '/srv/aztec', '/srv/aztec'],
    ['json', '{"a": "@@"}', '0xAb', '0xAb'],
    ['toml', 'a = "@@"', 'a"b', null],
  ];
  test.each(ROWS)('%s %s with %s', (lang, template, text, shown) => {
    expect(quote(text, place(lang, template))).toBe(shown);
  });

  test('nothing with line breaks or invisible signs is shown anywhere', () => {
    for (const lang of ['bash', 'env', 'yaml', 'json', 'text', 'toml'])
      for (const text of ['a\nb', 'a\0', 'a\u202eb', '\u2028', 'a\u200bb'])
        expect(quote(text, place(lang, 'A=@@'))).toBeNull();
    expect(writeEnv('a\nb')).toBeNull();
  });

  test('only settings of the node take a list of urls', () => {
    const list = (lang: string, template: string) => takesList(place(lang, template));
    expect(list('env', 'ETHEREUM_HOSTS=@@')).toBe(true);
    expect(list('env', 'ETHEREUM_HOSTS=@@,<SECOND_L1_RPC_URL>')).toBe(false);
    expect(list('bash', 'aztec start --l1-rpc-urls @@ \\')).toBe(true);
    expect(list('bash', 'aztec start --l1-consensus-host-urls @@')).toBe(true);
    expect(list('bash', 'cast nonce x --rpc-url @@')).toBe(false);
  });
});
