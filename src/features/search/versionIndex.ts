import type { ManifestEntry, Scope } from '../../../core/search/types';
import { takeHead } from './ahead';
import { download, type Attempt } from './download';
import type { Engine } from './Engine';
import { Wanted } from './Wanted';

export interface VersionIndex {
  /** Until its head can be searched. The rest is on its way then. */
  ready(): Promise<void>;
  /** Whether no more than the head came. */
  stuck(): boolean;
  /** The next `ready` asks for the rest again, if it did not come. What has come stays. */
  retry(): void;
}

interface Step {
  kind: 'head' | 'index' | 'text';
  tag: string;
  attempt(): Attempt<ArrayBuffer>;
  onLate(): void;
}

/** Fetches a file and gives it to the worker, once. What the worker cannot read is fetched anew the next time. */
function step(engine: Engine, { kind, tag, attempt, onLate }: Step): () => Promise<void> {
  let wanted = new Wanted(attempt, onLate);
  let given: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    const [bytes] = await Promise.all([wanted.get(), engine.start()]);
    await engine.ask({ kind, tag, bytes }).catch((error: unknown) => {
      wanted = new Wanted(attempt, onLate);
      throw error;
    });
  };
  return () =>
    (given ??= run().catch((error: unknown) => {
      given = undefined;
      throw error;
    }));
}

/** The index of one version, given to the worker: the head answers first; then all of it, then the text for snippets. */
export function versionIndex(scope: Scope, engine: Engine, tell: () => void): VersionIndex {
  const { tag } = scope;
  let files: ManifestEntry;
  let stuck = false;
  let due = false;

  const giveRest = async (): Promise<void> => {
    stuck = due = false;
    await index().catch(() => (stuck = true));
    tell();
    if (!stuck) await text().then(tell, () => undefined);
  };
  const later = () => void giveRest();
  const fetchHead = (): Attempt<ArrayBuffer> => {
    const { value, silence } = takeHead(scope);
    const bytes = value.then((found) => {
      files = found.files;
      later();
      return found.head;
    });
    return { value: bytes, silence };
  };
  const head = step(engine, { kind: 'head', tag, attempt: fetchHead, onLate: tell });
  const index = step(engine, { kind: 'index', tag, attempt: () => download(files.index), onLate: later });
  const text = step(engine, { kind: 'text', tag, attempt: () => download(files.text), onLate: later });

  return {
    ready() {
      if (due) later();
      return head();
    },
    stuck: () => stuck,
    retry: () => void (due = stuck),
  };
}
