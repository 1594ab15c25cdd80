import { fork, type ChildProcess } from 'node:child_process';
import { readPages, type Visit } from './readers';
import { askHostile, subscribe } from './visitors';

const KINDS = { readPages, askHostile, subscribe };
type Kinds = typeof KINDS;
type Ask = { [K in keyof Kinds]: { kind: K; load: Parameters<Kinds[K]>[0] } }[keyof Kinds];

/** Visitors in a process of their own: what they cost must not be taken for what the server takes. */
export type Generator = { run: (ask: Ask) => Promise<Visit>; stop: () => void };

export async function startGenerator(): Promise<Generator> {
  const child: ChildProcess = fork(__filename, { execArgv: ['--import', 'tsx'] });
  const answer = (): Promise<Visit> =>
    new Promise((resolve, reject) => {
      child.once('message', (visit) => resolve(visit as Visit));
      child.once('exit', (code) => reject(new Error(`the visitors ended with ${code}`)));
    });
  // The first message says that it is there.
  await answer();
  return {
    run: (ask) => {
      child.send(ask);
      return answer();
    },
    stop: () => child.kill(),
  };
}

if (require.main === module) {
  process.on('message', ({ kind, load }: Ask) => {
    void KINDS[kind](load as never).then((visit) => process.send!(visit));
  });
  process.send!({});
}
