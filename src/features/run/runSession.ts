import { MAX_MESSAGES, type RunStep, type TabManifest, type ToWorker } from '../../../core/tab';
import { fromWorker, type FromWorker, type RunError, type TxView } from '../../../core/tabMessages';
import { artifactContent } from './artifact';
import { Download, filesFor } from './download';

export interface RunEvents {
  progress(come: number, all: number): void;
  step(text: string): void;
  ready(): void;
  running(key: string): void;
  printed(level: 'log' | 'error', text: string): void;
  sent(tx: TxView): void;
  ended(run: number, error: RunError | undefined, changed: string | undefined): void;
  /** It cannot go on; the frame must be taken away. */
  failed(reason: string): void;
}

const MAX_REASON = 500;
/** Without a line the frame is an error page of the browser, which tells of it as of any other and answers nothing. */
const SILENCE_MS = 60_000;

/** One frame with one worker: the network and everything that the page ran on it. */
export class RunSession {
  private port: MessagePort | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  private readonly download: Download;
  private messages = 0;
  private isReady = false;
  private waiting: ToWorker[] = [];

  constructor(
    private readonly manifest: TabManifest,
    private readonly events: RunEvents,
  ) {
    this.download = new Download((come, all) => events.progress(come, all));
  }

  /** Called when the frame's document has loaded. */
  async open(frame: Window, code: string): Promise<void> {
    this.download.begin(filesFor(this.manifest, code));
    try {
      const worker = await this.download.take(this.manifest.worker);
      const [main, control] = [new MessageChannel(), new MessageChannel()];
      main.port1.onmessage = ({ data }: MessageEvent<unknown>) => this.receive(data);
      control.port1.onmessage = ({ data }: MessageEvent<unknown>) =>
        this.end(typeof data === 'string' ? data.slice(0, MAX_REASON) : 'It could not start.');
      this.port = main.port1;
      // The frame has no origin that could be named.
      frame.postMessage(worker, '*', [worker, main.port2, control.port2]);
      this.silence = setTimeout(() => this.end('The network did not start. Check your connection.'), SILENCE_MS);
      for (const message of this.waiting) this.port.postMessage(message);
    } catch {
      this.end('The network did not load. Check your connection.');
    }
  }

  run(run: number, steps: RunStep[]): void {
    this.messages = 0;
    const message = { run, steps };
    if (this.port) this.port.postMessage(message);
    else this.waiting.push(message);
  }

  close(): void {
    clearTimeout(this.silence);
    this.port?.close();
  }

  private end(reason: string): void {
    this.close();
    this.events.failed(reason);
  }

  /** What comes from the worker may come from the reader's own code: it is believed in nothing but its shape. */
  private receive(data: unknown): void {
    clearTimeout(this.silence);
    if (++this.messages > MAX_MESSAGES)
      return this.end(`The program was stopped: it sent more than ${MAX_MESSAGES} messages.`);
    const { success, data: message } = fromWorker.safeParse(data);
    if (success) this.take(message);
    else this.end('The program was stopped: it sent this page something that the network does not send.');
  }

  private take(message: FromWorker): void {
    const { events } = this;
    if ('need' in message) void this.send(message.need);
    else if ('running' in message) events.running(message.running);
    else if ('text' in message) events.printed(message.level, message.text);
    else if ('tx' in message) events.sent(message.tx);
    else if ('ended' in message) events.ended(message.ended, message.error, message.changed);
    // Whoever says it again wants more time.
    else if (this.isReady) return;
    else if ('step' in message) events.step(message.step);
    else {
      this.isReady = true;
      events.ready();
    }
  }

  private async send(name: string): Promise<void> {
    const file = Object.hasOwn(this.manifest.files, name) ? this.manifest.files[name] : undefined;
    const bytes = file ? await this.download.take(file).catch(() => null) : (artifactContent(name) ?? null);
    const message: ToWorker = { file: name, bytes };
    this.port?.postMessage(message, bytes instanceof ArrayBuffer ? [bytes] : []);
  }
}
