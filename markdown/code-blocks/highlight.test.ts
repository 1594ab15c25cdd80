import { expect, test } from 'vitest';
import { escapeText } from '../../core/html';
import { highlightLines } from './highlight';
import { hidePlaceholders, showPlaceholders } from './placeholders';

const text = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const SOURCES: Record<string, string> = {
  noir: '#[private]\nfn add(x: Field) -> pub u32 { let y = storage.at(f"n {x}").read(); assert(y != 0); }',
  rust: 'fn main() { println!("hi"); }',
  solidity: 'contract A { function f() external pure returns (uint256) { return 1; } }',
  cpp: 'int main() { return 0; }',
  js: 'const a = async () => await fetch("/x");',
  ts: 'const a: Map<string, number> = new Map();',
  json: '{"a": [1, true, null]}',
  toml: '[package]\nname = "x"',
  markdown: '# Title\n\n**bold**',
  docker: 'FROM node:20\nRUN npm ci',
  diff: '-old\n+new',
  yaml: 'a:\n  - b: 1',
  bash: 'aztec start --sandbox # local',
};

test.each(Object.entries(SOURCES))('[MD-1] %s is highlighted and its text stays the same', async (lang, source) => {
  const html = (await highlightLines(source, lang)).join('\n');
  expect(text(html)).toBe(source);
  expect(html).toMatch(/<i class="[a-z]">/);
});

test('[MD-1] Noir keywords, attributes, types and numbers get their own colours', async () => {
  const [attribute, fn] = await highlightLines(SOURCES.noir!, 'noir');
  expect(attribute).toContain('<i class="f">private</i>');
  expect(fn).toContain('<i class="k">fn </i>');
  expect(fn).toContain('<i class="n">0</i>');
});

test('an unknown language is plain, escaped text', async () => {
  expect(await highlightLines('a < b && c', 'promql')).toEqual(['a &lt; b &amp;&amp; c']);
  expect(escapeText('<x>')).toBe('&lt;x&gt;');
});

test('placeholders survive highlighting as one element', async () => {
  const { text: hidden, names } = hidePlaceholders('curl <L1_RPC_URL> --key=<KEY> a<b');
  const html = showPlaceholders((await highlightLines(hidden, 'bash')).join('\n'), names);
  expect(html).toContain('<var>&lt;L1_RPC_URL&gt;</var>');
  expect(text(html)).toBe('curl <L1_RPC_URL> --key=<KEY> a<b');
});
