import { dispositionOf } from './disposition';
import type { Page, VersionId } from './types';

interface Count {
  version: VersionId;
  language: string;
  blocks: number;
  checked: number;
  named: number;
  skipped: number;
}

const MINIMUM_CHECKED = 0.95;

/** Counts blocks by language and version, and the time each checker took. */
export class Tally {
  readonly counts = new Map<string, Count>();
  readonly reasons: string[] = [];
  readonly times: { name: string; version: string; ms: number }[] = [];

  addPage(page: Page): void {
    for (const { fence, file, line } of page.blocks) {
      const count = this.count(page.version, fence.lang ?? 'none');
      count.blocks += 1;
      if (fence.skip !== undefined) {
        count.skipped += 1;
        this.reasons.push(`${file}:${line}: ${fence.skip}`);
      } else if (dispositionOf(fence.lang ?? '')?.kind === 'checked') count.checked += 1;
      else count.named += 1;
    }
  }

  async time<T>(name: string, version: string, work: () => Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work();
    } finally {
      this.times.push({ name, version, ms: Math.round(performance.now() - start) });
    }
  }

  /** Reasons why the counts of a full run are not good enough. */
  failures(): string[] {
    const counts = [...this.counts.values()].filter((count) => dispositionOf(count.language)?.kind === 'checked');
    const failures = counts
      .filter((count) => count.checked === 0)
      .map((count) => `no ${count.language} block of ${count.version} is checked`);
    const blocks = sum(counts, 'blocks');
    const checked = sum(counts, 'checked');
    if (blocks === 0) failures.push('no code block was found');
    else if (checked / blocks < MINIMUM_CHECKED) failures.push(`only ${checked} of ${blocks} code blocks are checked`);
    return failures;
  }

  private count(version: VersionId, language: string): Count {
    const key = `${version} ${language}`;
    const count = this.counts.get(key) ?? { version, language, blocks: 0, checked: 0, named: 0, skipped: 0 };
    this.counts.set(key, count);
    return count;
  }
}

export const sum = (counts: Count[], key: 'blocks' | 'checked' | 'named' | 'skipped') =>
  counts.reduce((total, count) => total + count[key], 0);
