/** In place of node:test, for programs of readers: what a block registers runs when the block is through. */
type Work = () => unknown;
interface Suite {
  before: Work[];
  beforeEach: Work[];
  tests: [name: string, work: Work | Suite][];
  afterEach: Work[];
  after: Work[];
}

const empty = (): Suite => ({ before: [], beforeEach: [], tests: [], afterEach: [], after: [] });
let suite = empty();

export const before = (work: Work): void => void suite.before.push(work);
export const beforeEach = (work: Work): void => void suite.beforeEach.push(work);
export const afterEach = (work: Work): void => void suite.afterEach.push(work);
export const after = (work: Work): void => void suite.after.push(work);
export const it = (name: string, work: Work): void => void suite.tests.push([name, work]);
export { it as test };

export function describe(name: string, body: () => void): void {
  const outer = suite;
  suite = empty();
  outer.tests.push([name, suite]);
  try {
    body();
  } finally {
    suite = outer;
  }
}

const all = async (works: Work[]): Promise<void> => {
  for (const work of works) await work();
};

/** The first that fails ends the run, so that its line is told. */
async function runSuite({ before, beforeEach, tests, afterEach, after }: Suite, outer: Suite[]): Promise<void> {
  await all(before);
  for (const [name, work] of tests) {
    if (typeof work !== 'function') {
      await runSuite(work, [...outer, { ...empty(), beforeEach, afterEach }]);
      continue;
    }
    try {
      await all([...outer.flatMap((each) => each.beforeEach), ...beforeEach, work]);
      await all([...afterEach, ...[...outer].reverse().flatMap((each) => each.afterEach)]);
    } catch (error) {
      console.error(`✖ ${name}`);
      throw error;
    }
    console.log(`✔ ${name}`);
  }
  await all(after);
}

/** From now on; what it gives runs them. A program that fails before its end leaves none to the next. */
export function collectTests(): () => Promise<void> {
  const registered = (suite = empty());
  return () => runSuite(registered, []);
}

export default it;
