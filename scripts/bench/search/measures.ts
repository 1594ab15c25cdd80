/** How good an order of pages is, by graded answers: 3 the best page, 2 a good one, 1 related, 0 no help. */
export type Grades = Record<string, number>;

export interface Measures {
  ndcg: number;
  success: number;
  mrr: number;
}

/** Each page counts once, where its first section stands. */
const pagesOf = (urls: readonly string[]): string[] => [...new Set(urls.map((url) => url.split('#')[0]!))];

const gain = (grades: readonly number[]): number =>
  grades.slice(0, 5).reduce((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);

/** nDCG@5; whether the first page is one of the best; and how soon the first page comes that answers (grade 2 or 3). */
export function measure(urls: readonly string[], grades: Grades): Measures {
  const order = pagesOf(urls).map((page) => grades[page] ?? 0);
  const ideal = Object.values(grades).sort((a, b) => b - a);
  const answer = order.findIndex((grade) => grade >= 2) + 1;
  return {
    ndcg: gain(order) / (gain(ideal) || 1),
    success: order[0] !== undefined && order[0] === ideal[0] ? 1 : 0,
    mrr: answer && 1 / answer,
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A generator with a seed of its own: the same interval in every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

export interface Interval {
  mean: number;
  low: number;
  high: number;
}

/** The mean with its 95 % bootstrap interval. */
export function interval(values: readonly number[], rounds = 1000): Interval {
  const random = numbers(20251103);
  const means = Array.from({ length: rounds }, () =>
    mean(values.map(() => values[Math.floor(random.next().value * values.length)]!)),
  ).sort((a, b) => a - b);
  return { mean: mean(values), low: means[Math.floor(rounds * 0.025)]!, high: means[Math.floor(rounds * 0.975)]! };
}
