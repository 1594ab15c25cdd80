/** The worker that looks at the types of what a reader writes. Nothing is run here. */
import { TAB_FOLDER } from '../../../core/tab';
import type { Declarations, FromTypes, ToTypes } from '../../../core/typesMessages';
import { Checker } from './checker';

const post = (message: FromTypes): void => postMessage(message);
let checker: Checker | undefined;

async function load(file: string): Promise<void> {
  const response = await fetch(`/${TAB_FOLDER}/${file}`);
  if (!response.ok) throw new Error(`${file}: status ${response.status}`);
  checker = new Checker((await response.json()) as Declarations);
}

onmessage = ({ data }: MessageEvent<ToTypes>) => {
  if ('declarations' in data)
    return void load(data.declarations).then(
      () => post({ ready: true }),
      () => post({ ready: false }),
    );
  const { id, steps } = data;
  if ('at' in data) post({ id, completions: checker!.complete(steps, data.at) });
  else post({ id, problems: checker!.check(steps) });
};
