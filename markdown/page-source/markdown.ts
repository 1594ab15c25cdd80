import type { Parents, Root, Text } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';

type Handler = NonNullable<NonNullable<Options['handlers']>['text']>;
type State = Parameters<Handler>[2];
type Info = Parameters<Handler>[3];

/** Texts as they were written last, by all that this depends on. */
const written = new Map<string, string>();
const MOST_TEXTS = 100_000;

/** As the library writes a text. Pages of two versions have most texts in common, and to look for what must be escaped takes long. */
function text({ value }: Text, parent: Parents | undefined, state: State, info: Info): string {
  const at = state.indexStack.at(-1)!;
  const [beforeNode, afterNode] = [parent?.children[at - 1], parent?.children[at + 1]];
  const around = [info.before, info.after, beforeNode?.type, afterNode?.type, ...state.stack];
  const key = `${around.join('\0')}\0${value}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const made = state.safe(value, { ...info, beforeNode, afterNode } as Parameters<State['safe']>[1]);
  if (written.size >= MOST_TEXTS) written.clear();
  written.set(key, made);
  return made;
}

const writer = unified()
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    fences: true,
    resourceLink: true,
    handlers: { text },
  })
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMath);

/** The text of an expanded page. */
export const toMarkdown = (tree: Root): string => writer.stringify(tree);
