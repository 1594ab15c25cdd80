import {
  MAX_MESSAGES,
  type FromWorker,
  type RunError,
  type RunStep,
  type TabManifest,
  type ToWorker,
  type TxView,
} from '../../../core/tab';
import { Download, filesFor } from './download';

export interface SessionEvents {
  progress(come: number, all: number): void;
  step(text: string): void;
  ready(): void;
  running(key: string): void;
  printed(level: 'log' | 'error', text: string): void;
  sent(tx: TxView): void;
  ended(run: number, error: RunError | undefined): void;
  /** It cannot go on; the frame must be taken away. */
  failed(reason: string): void;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 20_000;

/** One frame with one worker: the network and everything that the page ran on it. */
export class Session {
  private port: MessagePort | undefined;
  private readonly download: Download;
  private messages = 0;
  private waiting: ToWorker[] = [];

  constructor(
    private readonly manifest: TabManifest,
    private readonly events: SessionEvents,
  ) {
    this.download = new Download((come, all) => events.progress(come, all));
  }

  /** Called when the frame's document has loaded. */
  async open(frame: Window, code: string): Promise<void> {
    this.download.begin(filesFor(this.manifest, code));
    try {
      const worker = await this.download.take(this.manifest.worker);
      const [main, control] = [new MessageChannel(), new MessageChannel()];
      main.port1.onmessage = ({ data }: MessageEvent<FromWorker>) => this.receive(data);
      control.port1.onmessage = ({ data }: MessageEvent<unknown>) => this.events.failed(isText(data) ? data : '');
      this.port = main.port1;
      // The frame has no origin that could be named.
      frame.postMessage(worker, '*', [worker, main.port2, control.port2]);
      for (const message of this.waiting) this.port.postMessage(message);
    } catch {
      this.events.failed('The network did not load. Check your connection.');
    }
  }

  run(run: number, steps: RunStep[]): void {
    this.messages = 0;
    const message = { run, steps };
    if (this.port) this.port.postMessage(message);
    else this.waiting.push(message);
  }

  close(): void {
    this.port?.close();
  }

  private receive(message: FromWorker): void {
    if (++this.messages > MAX_MESSAGES) {
      this.close();
      this.events.failed(`The program was stopped: it sent more than ${MAX_MESSAGES} messages.`);
    } else if (typeof message === 'object' && message !== null) this.take(message);
  }

  /** What comes from the worker may come from the reader's own code. It is shown as text, and no more. */
  private take(message: FromWorker): void {
    const { events } = this;
    if ('need' in message) void this.send(message.need);
    else if ('step' in message) events.step(String(message.step));
    else if ('ready' in message) events.ready();
    else if ('running' in message) events.running(String(message.running));
    else if ('text' in message && isText(message.text)) events.printed(message.level, message.text);
    else if ('tx' in message) events.sent(message.tx);
    else if ('ended' in message) events.ended(message.ended, message.error);
  }

  private async send(name: string): Promise<void> {
    const file = Object.hasOwn(this.manifest.files, name) ? this.manifest.files[name] : undefined;
    const bytes = file ? await this.download.take(file).catch(() => null) : null;
    const message: ToWorker = { file: name, bytes };
    this.port?.postMessage(message, bytes ? [bytes] : []);
  }
}
