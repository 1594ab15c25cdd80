// Stands for node:test in programs that run here: collects tests while a module loads, and runs them when asked.
type Work = () => unknown;
interface Suite {
  before: Work[];
  beforeEach: Work[];
  after: Work[];
  afterEach: Work[];
  tests: { name: string; work: Work }[];
}

const suites: Suite[] = [];
const empty = (): Suite => ({ before: [], beforeEach: [], after: [], afterEach: [], tests: [] });
let current = empty();

const workOf = (args: unknown[]): Work => args.findLast((arg) => typeof arg === 'function') as Work;

export function describe(_name: string, ...rest: unknown[]): void {
  const outer = current;
  current = empty();
  workOf(rest)();
  suites.push(current);
  current = outer;
}
export const it = (name: string, ...rest: unknown[]): void => void current.tests.push({ name, work: workOf(rest) });
export const before = (work: Work): void => void current.before.push(work);
export const beforeEach = (work: Work): void => void current.beforeEach.push(work);
export const after = (work: Work): void => void current.after.push(work);
export const afterEach = (work: Work): void => void current.afterEach.push(work);
export { it as test, describe as suite };
export default it;

const all = async (work: Work[]): Promise<void> => {
  for (const step of work) await step();
};

async function runSuite({ tests, ...hooks }: Suite): Promise<void> {
  await all(hooks.before);
  try {
    for (const { work } of tests) {
      await all(hooks.beforeEach);
      await work();
      await all(hooks.afterEach);
    }
  } finally {
    await all(hooks.after);
  }
}

/** Runs what was collected; the first failure ends it. Prints the summary that Node prints. */
export async function runTests(print: (line: string) => void): Promise<void> {
  const collected = [...suites.splice(0), current];
  current = empty();
  const count = collected.reduce((sum, { tests }) => sum + tests.length, 0);
  for (const suite of collected) await runSuite(suite);
  if (count > 0) print(`ℹ tests ${count}\nℹ pass ${count}\nℹ fail 0`);
}
