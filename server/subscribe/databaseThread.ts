import path from 'node:path';
import type { Worker } from 'node:worker_threads';
import type { InStatement, ResultSet, TransactionMode } from '@libsql/client';
import { startThread } from '../thread';

/** What the newsletter uses of a database. */
export type Database = {
  protocol: string;
  execute(statement: InStatement | string): Promise<ResultSet>;
  batch(statements: InStatement[], mode: TransactionMode): Promise<ResultSet[]>;
  executeMultiple(sql: string): Promise<void>;
  close(): void;
};

type Methods = Pick<Database, 'execute' | 'batch' | 'executeMultiple'>;
export type Call = { [M in keyof Methods]: { id: number; method: M; args: Parameters<Methods[M]> } }[keyof Methods];
type Failure = { name: string; message: string; code: string | undefined };
export type Reply = { id: number } & ({ result: unknown } | { error: Failure });

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

/** A file is written and waited for without a pause, which would keep readers of pages waiting: not in this thread. */
export function openDatabaseThread(url: string): Database {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  function settle(reply: Reply): void {
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('result' in reply) call?.resolve(reply.result as never);
    else call?.reject(Object.assign(new Error(reply.error.message), reply.error));
  }

  /** The next call starts another thread: the disk may be there again. */
  function fail(error: Error): void {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function open(): Worker {
    const opened = startThread(path.join(__dirname, 'databaseWorker.ts'), url);
    opened.on('message', (reply: Reply) => worker === opened && settle(reply));
    opened.on('error', (error) => worker === opened && fail(error));
    opened.on('exit', () => worker === opened && fail(new Error('the thread of the database ended')));
    return opened;
  }

  const call = <M extends keyof Methods>(method: M, ...args: Parameters<Methods[M]>): ReturnType<Methods[M]> =>
    new Promise((resolve, reject) => {
      worker ??= open();
      const id = (last += 1);
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, method, args });
    }) as ReturnType<Methods[M]>;

  return {
    protocol: 'file',
    execute: (statement) => call('execute', statement),
    batch: (statements, mode) => call('batch', statements, mode),
    executeMultiple: (sql) => call('executeMultiple', sql),
    close: () => void worker?.terminate(),
  };
}
