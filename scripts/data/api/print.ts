import ts from 'typescript';

const printer = ts.createPrinter({ removeComments: true });
const LONGEST = 240;

/** A declaration's text on one line, without paths of files, comments and what only the compiler wants. */
export function printed(node: ts.Node): string {
  const text = printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/^(export |declare |default )+/, '')
    .replace(/;$/, '')
    .trim();
  return shortened(text);
}

/** The insides of the outermost type arguments go where a type is too long for a person, as in zod's schemas. */
function shortened(text: string): string {
  if (text.length <= LONGEST || !/\bzod|\bz\.Zod|Zod[A-Z]/i.test(text)) return text;
  let depth = 0;
  let out = '';
  for (const [index, char] of [...text].entries()) {
    if (char === '<') depth += 1;
    if (depth === 0) out += char;
    if (char === '>' && text[index - 1] !== '=') depth -= 1;
    if (char === '>' && depth === 0) out += '<…>';
  }
  return out;
}
