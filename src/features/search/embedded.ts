import type { Scope, SearchResult } from '../../../core/search/types';
import { scriptUrl } from '../../bridge/loadScript';
import { TIMEOUT, takeHead, takeWorker } from './ahead';
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

  /** Also ahead of the first question, so that its code is on the way together with the index. */
  start(): Worker {
    if (this.worker) return this.worker;
    const worker = takeWorker() ?? new Worker(scriptUrl(__SEARCH_WORKER__), { type: 'module' });
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
  /** Versions of which no more than the head came. */
  const headless = new Set<string>();
  const engine = new Engine(() => ready.clear());
  const listeners = new Set<() => void>();
  const tell = () => listeners.forEach((listener) => listener());

  const give = async (kind: 'index' | 'text', tag: string, bytes: Promise<ArrayBuffer>) => {
    await engine.ask({ kind, tag, bytes: await bytes });
    tell();
  };

  /** The head answers first; then the whole index, then the text for snippets. */
  const load = async (scope: Scope): Promise<void> => {
    const { tag } = scope;
    engine.start();
    const { files, head } = await takeHead(scope);
    const index = fetchBytes(files.index, TIMEOUT);
    await engine.ask({ kind: 'head', tag, bytes: head });
    give('index', tag, index).then(
      () => give('text', tag, fetchBytes(files.text, TIMEOUT)).catch(() => undefined),
      () => (headless.add(tag), tell()),
    );
  };

  const forget = (tag: string) => (ready.delete(tag), headless.delete(tag));

  const loaded = (scope: Scope): Promise<void> => {
    const known = ready.get(scope.tag);
    if (known) return known;
    const loading = load(scope).catch((error: unknown) => {
      forget(scope.tag);
      throw error;
    });
    ready.set(scope.tag, loading);
    return loading;
  };

  return {
    debounce: 0,
    warm(scope) {
      if (headless.has(scope.tag)) forget(scope.tag);
      void loaded(scope).catch(() => undefined);
    },
    onUpdate(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async search(query, { language, tag, limit, page }) {
      await loaded({ language, tag });
      const result = await engine.ask({ kind: 'search', tag, query, limit, page });
      if (!result) throw new Error('The search worker gave no answer.');
      if (!headless.has(tag)) return result;
      if (result.hits.length) return { ...result, partial: false };
      forget(tag);
      throw new Error('Only the small index arrived, and it has no answer.');
    },
  };
}
