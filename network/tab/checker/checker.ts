/** Types of a page's program: each block a file that sees the names of those before it, as when it runs (link.ts). */
import ts from 'typescript';
import type { RunStep } from '../../../core/tab';
import type { Completions, Declarations, TypeProblem } from '../../../core/typesMessages';
import { KINDS } from './completionKinds';
import { hostOf, STEP, type Files } from './host';
import { moduleOf, type Module } from './stepModule';

const LONGEST = 1_000;
const MOST = 50;

export class Checker {
  private readonly files: Files;
  private roots: string[] = [];
  private readonly service: ts.LanguageService;

  constructor({ lib, globals, files }: Declarations) {
    const all = { '/lib.d.ts': lib, '/globals.d.ts': globals };
    this.files = new Map(Object.entries(all).map(([name, text]) => [name, { text, version: 0 }]));
    for (const [name, text] of Object.entries(files)) this.files.set(`/${name}.d.ts`, { text, version: 0 });
    this.service = ts.createLanguageService(hostOf(this.files, () => this.roots));
  }

  private write(name: string, text: string): void {
    const known = this.files.get(name);
    if (known?.text !== text) this.files.set(name, { text, version: (known?.version ?? 0) + 1 });
  }

  /** The file of the last step, and where in it the step's own text begins. */
  private open(steps: RunStep[]): { file: string; begin: number } {
    const earlier: Module[] = [];
    let begin = 0;
    this.roots = steps.map((step, index) => {
      const name = `${STEP}${index}`;
      const { head, tail, names } = moduleOf(step, earlier);
      this.write(`/${name}.ts`, `${head}${step.text}${tail}`);
      begin = head.length;
      if (!step.alone) earlier.push({ file: name, names });
      return `/${name}.ts`;
    });
    return { file: this.roots.at(-1)!, begin };
  }

  /** What is wrong with the last step. */
  check(steps: RunStep[]): TypeProblem[] {
    const { file, begin } = this.open(steps);
    const { text } = steps.at(-1)!;
    const found = [...this.service.getSyntacticDiagnostics(file), ...this.service.getSemanticDiagnostics(file)];
    return found.slice(0, MOST).map(({ start = begin, length = 0, messageText }) => {
      // What stands before and after is ours: an error there is one of the text that ends or begins beside it.
      const from = Math.min(Math.max(0, start - begin), text.length);
      const to = Math.min(from + length, text.length);
      const message = ts.flattenDiagnosticMessageText(messageText, '\n').slice(0, LONGEST);
      return { from, to, line: text.slice(0, from).split('\n').length, message };
    });
  }

  /** What could stand at this place of the last step. */
  complete(steps: RunStep[], at: number): Completions | undefined {
    const { file, begin } = this.open(steps);
    const { text } = steps.at(-1)!;
    const found = this.service.getCompletionsAtPosition(file, begin + at, undefined);
    if (!found) return undefined;
    const written = /[\w$]*$/.exec(text.slice(0, at))![0].length;
    // Of names of modules it is what stands after the last slash, or all.
    const span = found.entries[0]?.replacementSpan;
    return {
      from: span ? span.start - begin : at - written,
      options: found.entries.map(({ name, kind, sortText }) => ({
        label: name,
        type: KINDS.get(kind) ?? 'variable',
        boost: -(Number.parseInt(sortText, 10) || 0),
      })),
    };
  }
}
