/** Runs a page's code, one block after the other. What ran and did not change is not run again. */
import type { RunStep } from '../../../core/tab';
import type { RunError } from '../../../core/tabMessages';
import { collectTests } from '../stand-ins/nodeTest';
import { link, type Linked } from './link';
import { load } from './modules';
import type { TabNetwork } from './network';
import { BadSyntax } from './syntax';

interface Done extends Linked {
  text: string;
}

const done = new Map<string, Done>();
/** Names that were imported though their module has no such value: types, or mistakes. */
const absent = new Map<string, string>();
let place: { key: string; line: number } | undefined;
const modules: Record<string, Record<string, unknown>> = {};
Object.assign(globalThis, { __at: (key: string, line: number) => void (place = { key, line }), __modules: modules });

async function runStep({ key, text }: RunStep, earlier: Linked[], network: TabNetwork): Promise<void> {
  place = { key, line: 1 };
  const loaded = async (name: string) => (modules[name] = await load(name, network));
  const { code, names, absent: without } = await link({ key, text, earlier, load: loaded });
  for (const [name, source] of without) absent.set(name, source);
  const url = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
  const runTests = collectTests();
  await import(url);
  await runTests();
  done.set(key, { text, url, names });
}

/** The page takes no longer ones. */
const LONGEST = 4_000;

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  const unknown = /^(\w+) is not defined$/.exec(message)?.[1];
  const source = unknown && absent.get(unknown);
  return source ? `${message}: ${source} exports no such value` : message.slice(0, LONGEST);
}

export function errorOf(error: unknown): RunError {
  const message = messageOf(error);
  const named = error instanceof Error && /^(Type|Reference|Range|Syntax)Error$/.test(error.name);
  const line = error instanceof BadSyntax ? error.line : place?.line;
  return { message: named ? `${error.name}: ${message}` : message, ...place, line };
}

/** The last step is what the reader asked for, so it is run in any case. */
export async function runSteps(
  steps: RunStep[],
  network: TabNetwork,
  say: (key: string) => void,
): Promise<RunError | undefined> {
  const earlier: Linked[] = [];
  let changed = false;
  try {
    for (const [index, step] of steps.entries()) {
      const known = done.get(step.key);
      if (changed || known?.text !== step.text || index === steps.length - 1) {
        changed = true;
        say(step.key);
        await runStep(step, earlier, network);
      }
      if (!step.alone) earlier.push(done.get(step.key)!);
    }
    return undefined;
  } catch (error) {
    return errorOf(error);
  }
}
