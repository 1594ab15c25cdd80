import { autocompletion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete';
import { forEachDiagnostic, linter, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { StateEffect, type EditorState, type Extension, type TransactionSpec } from '@codemirror/state';
import type { Completions, TypeProblem } from '../../../core/typesMessages';

/** What knows the types of the program that the text is the end of. */
export interface Typing {
  /** The reader has written something. */
  begin(): void;
  isReady: boolean;
  check(text: string): Promise<TypeProblem[] | undefined>;
  complete(text: string, at: number): Promise<Completions | undefined>;
}

const TYPES = 'Types';
const RUN = 'The last run';

/** The marks of one kind, where they are now. */
function marksOf(kind: string, state: EditorState): Diagnostic[] {
  const found: Diagnostic[] = [];
  forEachDiagnostic(state, (mark, from, to) => {
    if (mark.source === kind) found.push({ ...mark, from, to });
  });
  return found;
}

/** Where the last run failed; marks of types stay. */
export function markRun(state: EditorState, error: { line: number; message: string } | undefined): TransactionSpec {
  const line = error && error.line <= state.doc.lines ? state.doc.line(Math.max(1, error.line)) : undefined;
  const own = line && {
    from: line.from,
    to: line.to,
    severity: 'error' as const,
    message: error!.message,
    source: RUN,
  };
  return setDiagnostics(state, [...marksOf(TYPES, state), ...(own ? [own] : [])]);
}

/** The types have come: look at what is there. */
export const typesCame = StateEffect.define();

/** While the reader writes. */
const DELAY_MS = 400;

async function completed(
  { state, pos, explicit, aborted }: CompletionContext,
  typing: Typing,
): Promise<CompletionResult | null> {
  const before = state.sliceDoc(Math.max(0, pos - 1), pos);
  if (!explicit && !/[\w$.]/.test(before)) return null;
  const found = await typing.complete(state.doc.toString(), pos);
  return found && !aborted ? { ...found, validFor: /^[\w$]*$/ } : null;
}

/** Mistakes at their place, names with Ctrl+Space and while writing. */
export const withTypes = (typing: () => Typing): Extension => [
  linter(
    async (view) => {
      const problems = await typing().check(view.state.doc.toString());
      const marks = problems?.map(({ from, to, message }): Diagnostic => ({
        from,
        to,
        message,
        severity: 'error',
        source: TYPES,
      }));
      return [...marksOf(RUN, view.state), ...(marks ?? marksOf(TYPES, view.state))];
    },
    {
      delay: DELAY_MS,
      needsRefresh: ({ transactions }) =>
        transactions.some(({ effects }) => effects.some((effect) => effect.is(typesCame))),
    },
  ),
  autocompletion({ override: [(context) => completed(context, typing())], icons: true }),
];
