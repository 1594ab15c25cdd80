import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Budget } from '../../config/budgets';

interface Sized {
  file: string;
  bytes: number;
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

function sentSize(outDir: string, file: string): number {
  const whole = path.join(outDir, file);
  return statSync(existsSync(`${whole}.br`) ? `${whole}.br` : whole).size;
}

/** Lightest first. */
function sizesOf(outDir: string, files: readonly string[]): Sized[] {
  return files.map((file) => ({ file, bytes: sentSize(outDir, file) })).sort((a, b) => a.bytes - b.bytes);
}

function line({ name, each }: Budget, sizes: Sized[]): string {
  const [middle, heaviest] = [sizes[Math.floor(sizes.length / 2)]!, sizes.at(-1)!];
  const many = sizes.length > 1 ? `, median ${kilobytes(middle.bytes)}` : '';
  const most = `${kilobytes(heaviest.bytes)} of ${kilobytes(each)}`;
  return `  ${name.padEnd(18)} ${String(sizes.length).padStart(4)}${many}, at most ${most} (${heaviest.file})`;
}

/** What the build weighs as it is sent, a line for each kind of file. Throws where one is over its budget, or a kind has none. */
export function sizeReport(outDir: string, files: readonly string[], budgets: Budget[]): string {
  const kinds = budgets.flatMap((budget) => {
    const sizes = sizesOf(
      outDir,
      files.filter((file) => budget.files.test(file)),
    );
    if (sizes.length > 0) return [{ budget, sizes }];
    if (budget.optional) return [];
    throw new Error(`No file is a ${budget.name} (config/budgets.ts): ${budget.files} matches none.`);
  });
  const over = kinds.flatMap(({ budget, sizes }) =>
    sizes
      .filter(({ bytes }) => bytes > budget.each)
      .map(({ file, bytes }) => `${file}: ${kilobytes(bytes)}, and a ${budget.name} has ${kilobytes(budget.each)}`),
  );
  if (over.length > 0)
    throw new Error(
      `${over.length} files are over their budget (config/budgets.ts):\n  ${over.join('\n  ')}\nMake them lighter, or say there why they may weigh more.`,
    );
  return kinds.map(({ budget, sizes }) => line(budget, sizes)).join('\n');
}
