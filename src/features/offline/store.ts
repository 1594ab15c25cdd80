import { localStore } from '../../bridge/store';
import { keep, remove } from './keep';
import { NotKept, type Reason } from './notKept';

export interface Work {
  place: string;
  come: number;
  all: number;
  stop(): void;
}

export type Ended = { place: string; how: 'kept' | 'updated' | 'removed' | Reason };

/** A download goes on while the reader goes from page to page; a new load of a page ends it. */
export const work = localStore<Work | undefined>(undefined);
/** How the last one ended. */
export const ended = localStore<Ended | undefined>(undefined);

const reasonOf = (error: unknown): Reason => (error instanceof NotKept ? error.reason : 'forbidden');

export async function startKeeping(place: string, run: boolean): Promise<void> {
  const stopping = new AbortController();
  const tell = (come: number, all: number) => work.set({ place, come, all, stop: () => stopping.abort() });
  ended.set(undefined);
  tell(0, 0);
  const how = await keep({ place, run, signal: stopping.signal, tell }).then(
    ({ news }) => (news ? 'updated' : 'kept') as Ended['how'],
    reasonOf,
  );
  work.set(undefined);
  ended.set({ place, how });
}

export async function startRemoving(place: string): Promise<void> {
  ended.set(undefined);
  const how = await remove(place).then(() => 'removed' as Ended['how'], reasonOf);
  ended.set({ place, how });
}
