import type { Result } from './result';
import { sum } from './tally';
import { VERSIONS } from '../../core/versions';

export function describeProblems({ problems }: Result): string[] {
  return problems.map(({ file, line, message }) => {
    const label = message.startsWith('error') ? message : `error: ${message}`;
    return `${file}:${line}: ${label}`;
  });
}

export function describeSummary({ tally, problems }: Result): string[] {
  const all = [...tally.counts.values()];
  const lines = VERSIONS.map(({ id }) => {
    const counts = all.filter((count) => count.version === id);
    if (counts.length === 0) return `${id}: no blocks`;
    const languages = counts
      .sort((a, b) => b.blocks - a.blocks)
      .map((count) => `${count.language} ${count.checked || count.named}/${count.blocks}`)
      .join(', ');
    const totals = `${sum(counts, 'blocks')} blocks, ${sum(counts, 'checked')} checked`;
    return `${id}: ${totals}, ${sum(counts, 'named')} named, ${sum(counts, 'skipped')} skipped (${languages})`;
  });
  const skipped = tally.reasons.map((reason) => `skipped ${reason}`);
  const times = tally.times.map(({ name, version, ms }) => `${name} ${version} ${(ms / 1000).toFixed(1)} s`).join(', ');
  return [...lines, ...skipped, `times: ${times || 'none'}`, `${problems.length} problem(s)`];
}
