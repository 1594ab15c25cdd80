import { parentPort } from 'node:worker_threads';
import { inputsOf } from '../../markdown/inputs';
import type { Answer, Question, Task } from '../../markdown/threads';
import { markdownTask } from '../ai-files/page';
import { comparisonTask } from '../compare/site';
import { writtenTask } from '../compare/versions';
import { compileTask } from './compile';

const tasks = [comparisonTask, compileTask, markdownTask, writtenTask] as Task<never, unknown>[];
const byName = new Map(tasks.map((task) => [task.name, task]));

async function answer({ id, task, data, pages }: Question): Promise<Answer> {
  try {
    const value = await byName.get(task)!.run(data as never);
    return { id, value, inputs: pages.map((page) => [page, inputsOf(page)]) };
  } catch {
    return { id };
  }
}

/** Answers the questions of `markdown/threads.ts`, one after the other. */
export default function answerAll(): void {
  let before = Promise.resolve();
  parentPort!.on('message', (question: Question) => {
    before = before.then(() => answer(question)).then((said) => parentPort!.postMessage(said));
  });
}
