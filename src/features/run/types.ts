import { useEffect, useState } from 'react';
import { TAB_FOLDER, type RunStep, type TypesFiles } from '../../../core/tab';
import type { Completions, FromTypes, ToTypes, TypeProblem } from '../../../core/typesMessages';
import { scriptUrl } from '../../bridge/loadScript';
import { savesData } from './able';

/** `asked`: the reader saves data, and has not said yes. */
export type TypesState = 'off' | 'asked' | 'loading' | 'ready' | 'failed';

type Question = { steps: RunStep[]; at?: number };
type Answer = Extract<FromTypes, { id: number }> | undefined;

/** The types of a release, in a worker. Nothing of it is asked for before `begin`; without it there are no answers. */
export class Types {
  private worker: Worker | undefined;
  private isReady = false;
  private readonly open = new Map<number, (answer: Answer) => void>();
  private busy: Promise<unknown> = Promise.resolve();
  private count = 0;
  private latest = 0;

  constructor(
    private readonly files: TypesFiles,
    private readonly tell: (state: TypesState) => void,
  ) {}

  begin(isWanted = !savesData()): void {
    if (this.worker) return;
    if (!isWanted) return this.tell('asked');
    this.tell('loading');
    const fail = () => {
      this.end();
      this.tell('failed');
    };
    const worker = (this.worker = new Worker(scriptUrl(`/${TAB_FOLDER}/${this.files.worker.file}`)));
    worker.onerror = fail;
    worker.onmessage = ({ data }: MessageEvent<FromTypes>) => {
      if ('id' in data) {
        this.open.get(data.id)?.(data);
        this.open.delete(data.id);
      } else if (data.ready) {
        this.isReady = true;
        this.tell('ready');
      } else fail();
    };
    this.post({ declarations: this.files.declarations.file });
  }

  private post(message: ToTypes): void {
    this.worker?.postMessage(message);
  }

  private ask(question: Question): Promise<Answer> {
    const id = ++this.count;
    return new Promise((resolve) => {
      if (!this.isReady) return resolve(undefined);
      this.open.set(id, resolve);
      this.post({ ...question, id });
    });
  }

  /** What is wrong with the last step. One after the other, and nothing where a newer text was asked about meanwhile. */
  async check(steps: RunStep[]): Promise<TypeProblem[] | undefined> {
    const own = ++this.latest;
    await this.busy;
    if (own !== this.latest) return undefined;
    const asked = this.ask({ steps });
    this.busy = asked;
    const answer = await asked;
    return own === this.latest && answer && 'problems' in answer ? answer.problems : undefined;
  }

  async complete(steps: RunStep[], at: number): Promise<Completions | undefined> {
    const answer = await this.ask({ steps, at });
    return answer && 'completions' in answer ? answer.completions : undefined;
  }

  end(): void {
    this.worker?.terminate();
    this.worker = undefined;
    this.isReady = false;
    for (const resolve of this.open.values()) resolve(undefined);
    this.open.clear();
  }
}

/** As long as an editor is shown. */
export function useTypes(files: TypesFiles): { types: Types; state: TypesState } {
  const [state, tell] = useState<TypesState>('off');
  const [types] = useState(() => new Types(files, tell));
  useEffect(() => () => types.end(), [types]);
  return { types, state };
}
