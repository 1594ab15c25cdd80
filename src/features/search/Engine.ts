import type { SearchResult } from '../../../core/search/types';
import { scriptUrl } from '../../bridge/loadScript';
import { takeWorker } from './ahead';
import { download, type Attempt } from './download';
import { Wanted } from './Wanted';
import type { FromWorker, ToWorker } from './workerMessages';

// Not over the union as a whole: each kind of message keeps its own fields.
type Question = ToWorker extends infer M ? (M extends ToWorker ? Omit<M, 'id'> : never) : never;

/**
 * The worker, asked like a function; it may compute for as long as it needs. When it breaks, all open questions fail
 * and the next one starts a new worker.
 */
export class Engine {
  private worker = this.wanted();
  private readonly open = new Map<number, { resolve(r: SearchResult | undefined): void; reject(e: Error): void }>();
  private count = 0;

  constructor(private readonly on: { broken(): void; late(): void }) {}

  private wanted(): Wanted<Worker> {
    return new Wanted(
      () => this.begin(),
      () => this.on.late(),
    );
  }

  /** Nobody can tell how far the code of a worker has come: it is fetched here, and the worker has it from the cache. */
  private begin(): Attempt<Worker> {
    const ahead = takeWorker();
    const url = scriptUrl(__SEARCH_WORKER__);
    const { value, silence } = download(url);
    return { value: value.then(() => this.listen(ahead ?? new Worker(url, { type: 'module' }))), silence };
  }

  private listen(worker: Worker): Worker {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const question = this.open.get(data.id);
      this.open.delete(data.id);
      if (data.error === undefined) question?.resolve(data.result);
      else question?.reject(new Error(data.error));
    });
    worker.addEventListener('error', () => this.stop(worker));
    return worker;
  }

  private stop(worker: Worker): void {
    worker.terminate();
    this.worker = this.wanted();
    for (const { reject } of this.open.values()) reject(new Error('The search worker stopped.'));
    this.open.clear();
    this.on.broken();
  }

  /** Also ahead of the first question, so that its code is on the way together with the index. */
  start(): Promise<Worker> {
    return this.worker.get();
  }

  async ask(question: Question): Promise<SearchResult | undefined> {
    const worker = await this.start();
    const id = this.count++;
    return new Promise((resolve, reject) => {
      this.open.set(id, { resolve, reject });
      worker.postMessage({ ...question, id }, 'bytes' in question ? [question.bytes] : []);
    });
  }
}
