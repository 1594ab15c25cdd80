/** The worker of the network in the tab. Its one way out is the port that the page gave it. */
import { MAX_LINE, MAX_MESSAGES, type ToWorker } from '../../../core/tab';
import type { FromWorker, RunError } from '../../../core/tabMessages';
import { format } from '../stand-ins/util';
import { watchBuiltIns } from './builtIns';
import { askBy, receive } from './files';
import type { TabNetwork } from './network';

declare const __SDK__: string;

type Post = (message: FromWorker) => void;

function printTo(post: Post): void {
  const print =
    (level: 'log' | 'error') =>
    (...values: unknown[]) =>
      post({ level, text: format(...values).slice(0, MAX_LINE) });
  const [plain, loud] = [print('log'), print('error')];
  Object.assign(console, { log: plain, info: plain, debug: plain, warn: loud, error: loud });
}

/** What is left running fails without anybody waiting for it. */
const sayUnhandled = (post: Post): void =>
  addEventListener('unhandledrejection', (event) => {
    event.preventDefault();
    const text = `Not waited for: ${format((event.reason as Error)?.message ?? event.reason)}`;
    post({ level: 'error', text: text.slice(0, MAX_LINE) });
  });

async function begin(post: Post): Promise<TabNetwork> {
  const { startNetwork } = await import('./network');
  const { reportTo } = await import('./report');
  post({ step: 'Loading the network' });
  const network = await startNetwork(__SDK__, (step) => post({ step }));
  reportTo(network, (tx) => post({ tx }));
  post({ ready: true });
  return network;
}

/** With what was changed, looking for it may fail too. */
function attempt(look: () => string | undefined): string | undefined {
  try {
    return look();
  } catch {
    return 'JavaScript itself';
  }
}

async function answer(
  network: Promise<TabNetwork>,
  { run, steps }: Extract<ToWorker, { run: number }>,
  post: Post,
  whatChanged: () => string | undefined,
) {
  const { runSteps, errorOf } = await import('./run');
  const end = (error: RunError | undefined) => {
    const changed = attempt(whatChanged);
    post({ ended: run, ...(error && { error }), ...(changed && { changed }) });
  };
  try {
    end(await runSteps(steps, await network, (running) => post({ running })));
  } catch (error) {
    end(errorOf(error));
  }
}

export function connect(port: MessagePort): void {
  // Taken now: the reader's code could change the prototype.
  const send: Post = port.postMessage.bind(port);
  let sent = 0;
  // One more than the page takes: what a slow page has not read yet would hold it up for half a minute at its end.
  const post: Post = (message) => {
    if (sent++ <= MAX_MESSAGES) send(message);
  };
  askBy((need) => post({ need }));
  const network = begin(post);
  network.catch(() => undefined);
  printTo(post);
  sayUnhandled(post);
  let whatChanged: (() => string | undefined) | undefined;
  port.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    if ('file' in data) return receive(data.file, data.bytes);
    sent = 0;
    // With the first run: the network, while it starts, adds to some itself.
    void network.then(
      () => answer(network, data, post, (whatChanged ??= watchBuiltIns())),
      () => answer(network, data, post, () => undefined),
    );
  };
}
