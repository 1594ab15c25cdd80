import { TAB_FOLDER, type TabFile, type TabManifest } from '../../../core/tab';

/** A contract's file comes only where a program imports it, and most forms of the reset kernel hardly ever. */
const contractOf = (name: string): string | undefined => /_contract-(\w+)\.json$/.exec(name)?.[1];
const isRare = (name: string): boolean => /_simulated_[\d_]+\.json$/.test(name);

/** What a program needs that was never here. */
export function filesFor({ files, worker }: TabManifest, code: string): TabFile[] {
  const imported = new Set([...code.matchAll(/@aztec\/noir-contracts\.js\/(\w+)/g)].map(([, name]) => name));
  const wanted = Object.entries(files).filter(([name]) => {
    const contract = contractOf(name);
    return contract === undefined ? !isRare(name) : imported.has(contract);
  });
  return [worker, ...wanted.map(([, file]) => file)];
}

export const sizeOf = (files: TabFile[]): number => files.reduce((sum, { download }) => sum + download, 0);

/** In the units that browsers show, one digit after the point. */
export const megabytes = (bytes: number): string => (bytes / 1e6).toFixed(1);

async function read({ file, bytes }: TabFile, onPart: (length: number) => void): Promise<ArrayBuffer> {
  const response = await fetch(`/${TAB_FOLDER}/${file}`);
  if (!response.ok || !response.body) throw new Error(`${file}: status ${response.status}`);
  const whole = new Uint8Array(bytes);
  const reader = response.body.getReader();
  let at = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    whole.set(part.value, at);
    at += part.value.length;
    onPart(part.value.length);
  }
  if (at !== bytes) throw new Error(`${file}: ${at} of ${bytes} bytes`);
  return whole.buffer;
}

/** Fetches files, and tells how much of all of them has come, as bytes on the line. */
export class Download {
  private readonly begun = new Map<TabFile, Promise<ArrayBuffer>>();
  private readonly known = new Set<TabFile>();
  private come = 0;

  constructor(private readonly tell: (come: number, all: number) => void) {}

  begin(files: TabFile[]): void {
    for (const file of files) this.begun.set(file, this.fetch(file));
    for (const started of this.begun.values()) started.catch(() => undefined);
  }

  /** The bytes are handed over: who asks again gets them from the browser's cache. */
  take(file: TabFile): Promise<ArrayBuffer> {
    const started = this.begun.get(file) ?? this.fetch(file);
    this.begun.delete(file);
    return started;
  }

  private fetch(file: TabFile): Promise<ArrayBuffer> {
    const isNew = !this.known.has(file);
    this.known.add(file);
    return read(file, (length) => {
      if (!isNew) return;
      this.come += (length / file.bytes) * file.download;
      this.tell(this.come, sizeOf([...this.known]));
    });
  }
}
