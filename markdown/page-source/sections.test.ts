import { expect, test } from 'vitest';
import { sectionsOf } from './sections';

const PAGE = `---
title: Notes
# a comment
---

# Notes

## Your \`first\` note {#first}

\`\`\`\`md
# In a block
\`\`\`
## Still in the block
\`\`\`\`

1. A step

   ~~~bash
   # a comment of the shell
   ~~~

- \`\`\`sh
  # in a list
  \`\`\`

> ~~~
> # in a quotation
> ~~~

\`\`\`inline\`\`\`

#hashtag

## Again
## Again
`;

test('the headings of a page, with their lines and anchors, and nothing that looks like one', () => {
  expect(sectionsOf(PAGE)).toEqual([
    { line: 6, anchor: 'notes', title: 'Notes' },
    { line: 8, anchor: 'first', title: 'Your first note' },
    { line: 34, anchor: 'again', title: 'Again' },
    { line: 35, anchor: 'again-1', title: 'Again' },
  ]);
});
