import { expect, test } from 'vitest';
import { docRoute } from './docRoute';
import { STABLE } from './versions';

test.each([
  ['docs/index.md', '/nightly'],
  [`${STABLE.folder}/index.md`, '/'],
  ['docs/developers/docs/aztec-nr/index.md', '/nightly/developers/docs/aztec-nr'],
  [`${STABLE.folder}/developers/overview.md`, '/developers/overview'],
  [`${STABLE.folder}/a/reindex.mdx`, '/a/reindex'],
  ['docs/img/picture.png', undefined],
  ['README.md', undefined],
])('%s is served at %s', (file, route) => expect(docRoute(file)).toBe(route));
