import type { SearchResult } from '../../../core/search/types';
import { getProvider } from './provider';
import type { SearchProvider } from './searchProvider';
import { scopeOf, type Version } from './scope';

export interface Request {
  query: string;
  version: Version;
  limit: number;
  page: number;
}

export type State =
  | { kind: 'idle' }
  | { kind: 'loading'; request: Request }
  | { kind: 'failed'; request: Request }
  | { kind: 'results'; request: Request; result: SearchResult };

/** So soon after results appear nobody has chosen one of them. */
const BEGINS_TO_READ = 400;

/** Runs what is typed against the provider and shows the newest answer alone. */
export class SearchClient {
  private newest: Request | undefined;
  private busy = false;
  private shown: { request: Request; result: SearchResult; since: number } | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private kind: State['kind'] = 'idle';
  /** Versions that have answered: the next answer is there before a reader could read that it is awaited. */
  private readonly ready = new Set<Version>();

  constructor(
    private readonly listener: (state: State) => void,
    private readonly provider: () => Promise<SearchProvider> = getProvider,
  ) {}

  private show(state: State): void {
    if (state.kind === 'results') this.ready.add(state.request.version);
    if (state.kind === 'failed') this.ready.delete(state.request.version);
    this.kind = state.kind;
    this.listener(state);
  }

  /** Fetches what a search needs, and asks again when more of it has come, until stopped. */
  warm(version: Version): () => void {
    let stopped = false;
    let stop = (): void => undefined;
    this.provider().then(
      (provider) => {
        if (stopped) return;
        provider.warm(scopeOf(version));
        stop = provider.onUpdate(this.again);
      },
      () => undefined,
    );
    return () => {
      stopped = true;
      stop();
    };
  }

  readonly again = (): void => {
    if (this.newest) this.run(this.newest);
  };

  /**
   * The text for snippets improves the order too, but what a reader has begun to read must not move under the pointer.
   * First answers, from names alone, give way to better ones.
   */
  private settle(request: Request, result: SearchResult): SearchResult {
    const { shown } = this;
    if (shown?.request !== request || shown.result.partial || performance.now() - shown.since < BEGINS_TO_READ)
      return result;
    const before = shown.result.hits.map(({ url }) => url);
    const place = (url: string) => (before.indexOf(url) + 1 || Infinity) as number;
    const hits = [...result.hits].sort((a, b) => (place(a.url) === place(b.url) ? 0 : place(a.url) - place(b.url)));
    return { ...result, hits };
  }

  run(request: Request): void {
    clearTimeout(this.timer);
    this.newest = request.query.trim() ? request : undefined;
    if (!this.newest) return this.show({ kind: 'idle' });
    // Results of the query before stay until there are better ones.
    if (this.kind !== 'results' && !this.ready.has(request.version)) this.show({ kind: 'loading', request });
    this.provider().then(
      (provider) => {
        if (this.newest !== request) return;
        if (provider.debounce) this.timer = setTimeout(() => void this.send(request, provider), provider.debounce);
        else void this.send(request, provider);
      },
      () => this.newest === request && this.show({ kind: 'failed', request }),
    );
  }

  /** A provider without debounce answers one question at a time; those overtaken in between are never asked. */
  private async send(request: Request, provider: SearchProvider): Promise<void> {
    if (this.busy && !provider.debounce) return;
    this.busy = true;
    const { query, version, limit, page } = request;
    const state = await provider.search(query, { ...scopeOf(version), limit, page }).then(
      (result): State => {
        const settled = this.settle(request, result);
        const goesOn = this.shown?.request === request && !this.shown.result.partial;
        const since = goesOn ? this.shown!.since : performance.now();
        this.shown = { request, result: settled, since };
        return { kind: 'results', request, result: settled };
      },
      (): State => ({ kind: 'failed', request }),
    );
    this.busy = false;
    if (this.newest === request) this.show(state);
    else if (this.newest && !provider.debounce) void this.send(this.newest, provider);
  }
}
