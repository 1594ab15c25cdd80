import { expect, test } from 'vitest';
import { checkDocFrontMatter } from './frontMatter';

const good = {
  title: 'Deploy a contract',
  description: 'Deploy a contract from TypeScript and wait until it is mined.',
  tags: ['contracts'],
  kind: 'guide',
};

test('a complete front matter passes', () => {
  expect(() => checkDocFrontMatter('docs/a.md', good)).not.toThrow();
});

test.each([
  [
    'an unknown key',
    { ...good, titel: 'x' },
    /docs\/a\.md[\s\S]*unknown key 'titel'; allowed keys: title, description, tags/,
  ],
  [
    'an unknown tag',
    { ...good, tags: ['contract'] },
    /'tags\.0' must be one of: accounts, advanced[\s\S]*found "contract"/,
  ],
  ['a missing description', { ...good, description: undefined }, /'description'/],
  ['a wrong kind', { ...good, kind: 'blog' }, /'kind' must be one of: concept, guide, tutorial, reference, index/],
])('%s fails and names the file, the key and the allowed values', (_, frontMatter, message) => {
  expect(() => checkDocFrontMatter('docs/a.md', frontMatter)).toThrow(message);
});
