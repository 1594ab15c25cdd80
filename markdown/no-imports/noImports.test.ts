import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import noImports from '.';

const run = (value: string) => {
  const parser = unified().use(remarkParse).use(remarkMdx).use(noImports);
  return () => parser.runSync(parser.parse(value), { path: 'docs/page.md' });
};

test.each(['import Chart from "@site/src/Chart";', 'export const size = 3;'])('%s is refused with its place', (line) =>
  expect(run(`One.\n\n${line}\n\n<Chart />\n`)).toThrow(
    `docs/page.md:3: a page cannot import or export ("${line}"). Its components come from src/theme/MDXComponents`,
  ),
);

test('a page that only speaks of imports is not', () =>
  expect(run('Write `import x`.\n\n```ts\nimport x from "y";\n```\n')).not.toThrow());
