export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

export const kb = (bytes: number): string => (bytes / 1024).toFixed(1);
export const ms = (value: number): string => value.toFixed(0);
export const seconds = (value: number): string => value.toFixed(1);

/** Our figure against the lowest of the peers. */
export function ratio(own: number, peers: readonly number[]): string {
  const best = Math.min(...peers);
  return best > 0 ? `${(own / best).toFixed(2)}x` : '-';
}

/** The target beside a figure, and whether it is reached. */
export const against = (value: number, target: number, unit: string): string =>
  `<= ${target} ${unit}`.trimEnd() + (value <= target ? ' ok' : ' missed');

/** The first column is text, the others are figures. */
export function printTable(title: string, rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ');
  const [head = [], ...body] = rows.map(line);
  console.log([`\n${title}`, head, '-'.repeat(head.length), ...body].join('\n'));
}
