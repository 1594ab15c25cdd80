import { expect, test } from 'vitest';
import { docRoute } from './docRoute';

test.each([
  ['docs/index.md', '/nightly'],
  ['versioned_docs/version-v2.0.2/index.md', '/'],
  ['docs/developers/docs/aztec-nr/index.md', '/nightly/developers/docs/aztec-nr'],
  ['versioned_docs/version-v2.0.2/developers/overview.md', '/developers/overview'],
  ['versioned_docs/version-v2.0.2/a/reindex.mdx', '/a/reindex'],
  ['docs/img/picture.png', undefined],
  ['README.md', undefined],
])('%s is served at %s', (file, route) => expect(docRoute(file)).toBe(route));
