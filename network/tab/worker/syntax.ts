import { parse, type Node, type Program } from 'acorn';
import { transform } from 'sucrase';

export type Any = Node & Record<string, unknown>;
export const isNode = (value: unknown): value is Any => typeof (value as Any | null)?.type === 'string';
export const childrenOf = (node: Any): Any[] => Object.values(node).flat().filter(isNode);

/** A place in the text that cannot be read. */
export class BadSyntax extends Error {
  constructor(
    message: string,
    readonly line: number | undefined,
  ) {
    super(message);
  }
}

export function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const line = loc?.line ?? Number(/\((\d+):\d+\)/.exec(message)?.[1] ?? NaN);
    const plain = message.replace(/^Error transforming [^:]*: /, '').replace(/ \(\d+:\d+\)$/, '');
    throw new BadSyntax(`SyntaxError: ${plain}`, Number.isNaN(line) ? undefined : line);
  }
}

export const withoutTypes = (text: string): string =>
  transform(text, { transforms: ['typescript'], disableESTransforms: true, keepUnusedImports: true }).code;

export const read = (code: string): Program =>
  parse(code, { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowAwaitOutsideFunction: true });

/** The names that a pattern such as `{ a, b: [c] }` binds. */
function bound(pattern: Any): string[] {
  if (pattern.type === 'Identifier') return [pattern.name as string];
  if (pattern.type === 'Property') return bound(pattern.value as Any);
  if (pattern.type === 'AssignmentPattern') return bound(pattern.left as Any);
  return childrenOf(pattern).flatMap(bound);
}

export function declared(statement: Any): string[] {
  if (statement.type === 'VariableDeclaration')
    return (statement.declarations as Any[]).flatMap(({ id }) => bound(id as Any));
  return isNode(statement.id) ? bound(statement.id) : [];
}
