import type { RunStep } from '../../../core/tab';
import { localStore, storedStore } from '../../bridge/store';

/** By the key of a step: what stands in its place, and of which text, as the page may say something else by then. */
type Edits = Record<string, { of: string; text: string }>;

const MOST = 20;
const LONGEST = 20_000;

const isEdit = (value: unknown): value is Edits[string] => {
  const { of, text } = (value ?? {}) as Partial<Edits[string]>;
  return typeof of === 'string' && typeof text === 'string' && text.length <= LONGEST;
};

export function parseEdits(stored: string | null): Edits {
  try {
    const entries = Object.entries(JSON.parse(stored ?? '{}') as object).filter(([, value]) => isEdit(value));
    return Object.fromEntries(entries.slice(-MOST)) as Edits;
  } catch {
    return {};
  }
}

/** Kept in this browser, and sent to nobody. */
export const edits = storedStore<Edits>('run.edits', { server: {}, parse: parseEdits, format: JSON.stringify });

/** Names a text; no more than that is asked of it. */
function nameOf(text: string): string {
  let hash = 5381;
  for (let i = 0; i < text.length; i++) hash = (hash * 33) ^ text.charCodeAt(i);
  return `${text.length}.${hash >>> 0}`;
}

/** The latest last: the oldest makes room. */
export function edit({ key, text: original }: RunStep, text: string): void {
  const { [key]: _, ...others } = edits.getSnapshot();
  const kept = Object.entries(others).slice(text === original ? 0 : 1 - MOST);
  if (text !== original) kept.push([key, { of: nameOf(original), text }]);
  edits.set(Object.fromEntries(kept));
}

export const withEdits = (steps: RunStep[], changed: Edits): RunStep[] =>
  steps.map((step) => {
    const known = Object.hasOwn(changed, step.key) ? changed[step.key] : undefined;
    return known?.of === nameOf(step.text) ? { ...step, text: known.text } : step;
  });

/** By the key of a step: code that came with a link. It takes no reader's own place, and is not kept. */
export const linked = localStore<Record<string, string>>({});

export const setLinked = (key: string, text: string | undefined): void => {
  const { [key]: _, ...others } = linked.getSnapshot();
  linked.set(text === undefined ? others : { ...others, [key]: text });
};

/** What a block runs: the code of a link in its last step, and nowhere else. */
export function withLinked(steps: RunStep[], texts: Record<string, string>): RunStep[] {
  const last = steps.at(-1)!;
  return Object.hasOwn(texts, last.key) ? [...steps.slice(0, -1), { ...last, text: texts[last.key]! }] : steps;
}
