import type { Scope, SearchResult } from '../../../core/search/types';
import { scriptUrl } from '../../bridge/loadScript';
import { TIMEOUT, takeIndex } from './ahead';
import { fetchBytes } from './fetchBytes';
import type { FromWorker, ToWorker } from './workerMessages';
import type { SearchProvider } from './searchProvider';

// Not over the union as a whole: each kind of message keeps its own fields.
type Question = ToWorker extends infer M ? (M extends ToWorker ? Omit<M, 'id'> : never) : never;

/** The worker, asked like a function. When it breaks, all open questions fail and the next one starts a new worker. */
class Engine {
  private worker: Worker | undefined;
  private readonly open = new Map<number, { resolve(r: SearchResult | undefined): void; reject(e: Error): void }>();
  private count = 0;

  constructor(private readonly onBroken: () => void) {}

  private start(): Worker {
    if (this.worker) return this.worker;
    const worker = new Worker(scriptUrl(__SEARCH_WORKER__), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const question = this.open.get(data.id);
      this.open.delete(data.id);
      if (data.error === undefined) question?.resolve(data.result);
      else question?.reject(new Error(data.error));
    });
    worker.addEventListener('error', () => this.stop());
    this.worker = worker;
    return worker;
  }

  private stop(): void {
    this.worker?.terminate();
    this.worker = undefined;
    for (const { reject } of this.open.values()) reject(new Error('The search worker stopped.'));
    this.open.clear();
    this.onBroken();
  }

  ask(question: Question): Promise<SearchResult | undefined> {
    const id = this.count++;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.stop(), TIMEOUT);
      this.open.set(id, {
        resolve: (result) => (clearTimeout(timer), resolve(result)),
        reject: (error) => (clearTimeout(timer), reject(error)),
      });
      this.start().postMessage({ ...question, id }, 'bytes' in question ? [question.bytes] : []);
    });
  }
}

/** Searches static files of this site; nothing that is typed leaves the browser. */
export function embeddedProvider(): SearchProvider {
  const ready = new Map<string, Promise<void>>();
  const engine = new Engine(() => ready.clear());
  const listeners = new Set<() => void>();

  const load = async (scope: Scope): Promise<void> => {
    const { tag } = scope;
    const { files, bytes } = await takeIndex(scope);
    await engine.ask({ kind: 'index', tag, bytes });
    // Without the text there are no snippets, and headings still answer.
    void fetchBytes(files.text, TIMEOUT)
      .then((bytes) => engine.ask({ kind: 'text', tag, bytes }))
      .then(() => listeners.forEach((listener) => listener()))
      .catch(() => undefined);
  };

  const loaded = (scope: Scope): Promise<void> => {
    const known = ready.get(scope.tag);
    if (known) return known;
    const loading = load(scope).catch((error: unknown) => {
      ready.delete(scope.tag);
      throw error;
    });
    ready.set(scope.tag, loading);
    return loading;
  };

  return {
    debounce: 0,
    warm: (scope) => void loaded(scope).catch(() => undefined),
    onUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async search(query, { language, tag, limit, page }) {
      await loaded({ language, tag });
      const result = await engine.ask({ kind: 'search', tag, query, limit, page });
      if (!result) throw new Error('The search worker gave no answer.');
      return result;
    },
  };
}
