import type { Program } from 'acorn';
import { childrenOf, isNode, type Any } from './syntax';

interface Edit {
  from: number;
  to: number;
  text: string;
}

const EXECUTED =
  /^(Expression|Variable|If|For|ForOf|ForIn|While|DoWhile|Return|Throw|Try|Switch)(Statement|Declaration)$/;

export function marks(key: string, program: Program): Edit[] {
  const edits: Edit[] = [];
  const visit = (node: Any): void => {
    const { body } = node;
    if (Array.isArray(body))
      for (const statement of body.filter(isNode))
        if (EXECUTED.test(statement.type)) {
          const text = `__at(${JSON.stringify(key)}, ${statement.loc!.start.line}); `;
          edits.push({ from: statement.start, to: statement.start, text });
        }
    childrenOf(node).forEach(visit);
  };
  visit(program as unknown as Any);
  return edits;
}

export const apply = (code: string, edits: Edit[]): string =>
  edits
    .sort((a, b) => b.from - a.from || b.to - a.to)
    .reduce((result, { from, to, text }) => result.slice(0, from) + text + result.slice(to), code);
