import { headPath, MANIFEST, type Manifest, type ManifestEntry, type Scope } from '../../../core/search/types';
import { site } from '../../bridge/site';
import { sharedStore } from '../../bridge/store';
import { download, type Attempt } from './download';
import type { ToWorker } from './workerMessages';

export interface Found {
  files: ManifestEntry;
  /** The small index that answers first. */
  head: ArrayBuffer;
}

/** By version: what the boot script began to fetch while React was on its way; undefined once that is taken. */
const begun = sharedStore('search-files', new Map<string, Attempt<Found> | undefined>()).getSnapshot();

/** The worker that was started then, until the search takes it. */
const started = sharedStore<Worker | undefined>('search-worker', undefined);

/** As soon as the first script of React is asked for: the policy for addresses is there then. */
function startWorker(): Worker | undefined {
  const url = site().policy?.createScriptURL(__SEARCH_WORKER__);
  if (!url) return undefined;
  const worker = new Worker(url, { type: 'module' });
  worker.addEventListener('error', () => started.set(undefined));
  started.set(worker);
  return worker;
}

function fetchHead(scope: Scope): Attempt<Found> {
  const fresh = (url: string) => download(url, { cache: 'no-cache' });
  const parts = [fresh(`/${MANIFEST}`), fresh(headPath(scope))];
  const value = Promise.all(parts.map((part) => part.value)).then(([manifest, head]) => {
    const { versions } = JSON.parse(new TextDecoder().decode(manifest)) as Manifest;
    // The head is there, and so is its version.
    const files = versions.find((version) => version.head === headPath(scope))!;
    return { files, head: head! };
  });
  return { value, silence: Promise.race(parts.map((part) => part.silence)) };
}

export function fetchAhead(scope: Scope): void {
  if (begun.has(scope.tag)) return;
  const { tag } = scope;
  const worker = begun.size === 0 ? startWorker() : undefined;
  const found = fetchHead(scope);
  begun.set(tag, found);
  // It reads the head while React is on its way, and has it already when the search gives it again.
  const give = ({ head }: Found) => worker?.postMessage({ id: -1, kind: 'head', tag, bytes: head } satisfies ToWorker);
  // Where it did not come, whoever wants it fetches it anew.
  found.value.then(give, () => begun.delete(tag));
}

export function takeWorker(): Worker | undefined {
  const worker = started.getSnapshot();
  started.set(undefined);
  return worker;
}

export function takeHead(scope: Scope): Attempt<Found> {
  const found = begun.get(scope.tag) ?? fetchHead(scope);
  begun.set(scope.tag, undefined);
  return found;
}
