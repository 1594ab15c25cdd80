import ts from 'typescript';
import { LineCounter, parseDocument } from 'yaml';
import { substitutePlaceholders } from '../placeholders';
import type { Finding, Unit } from '../types';
import { checkShape } from './schemas';

/** Files that their tools read with comments. */
const WITH_COMMENTS = /tsconfig[\w.]*\.json|\.vscode\/|jsconfig\.json/;

export function checkJson(unit: Unit): Finding[] {
  const text = unquotedPlaceholders(unit.text);
  const file = ts.parseJsonText('block.json', text);
  const [first] = (file as ts.JsonSourceFile & { parseDiagnostics: ts.DiagnosticWithLocation[] }).parseDiagnostics;
  if (first) {
    const { line } = file.getLineAndCharacterOfPosition(first.start);
    return [{ line: line + 1, message: `error: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}` }];
  }
  if (WITH_COMMENTS.test(unit.title ?? '')) return [];
  try {
    return shapeFindings(unit.title, JSON.parse(text), text);
  } catch (error) {
    return [{ line: 1, message: `error: ${(error as Error).message}` }];
  }
}

/** `"port": <P2P_PORT>` stands for a number. */
function unquotedPlaceholders(text: string): string {
  return text.replace(
    /([:[,]\s*)(<[A-Z][A-Z0-9_]*>)(?=\s*[,}\]\n])/g,
    (_, before: string, name: string) => before + substitutePlaceholders(name, '0'),
  );
}

export function shapeFindings(title: string | undefined, value: unknown, text: string): Finding[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  return checkShape(title, value).map(({ path, message }) => ({ line: lineOf(document, path, counter), message }));
}

type GetIn = (path: string[], keepScalar: true) => unknown;

/** JSON is YAML, so one parser finds the line of a path in both. */
export function lineOf(document: { getIn: GetIn }, path: string[], counter: LineCounter): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true) as { range?: [number, number, number] } | undefined;
    if (node?.range) return counter.linePos(node.range[0]).line;
  }
  return 1;
}
