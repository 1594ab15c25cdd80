import type { Proof } from './types';

/** How a cause is known, in a word. Names in backticks are code. */
export function proofWords({ kind, where, date, inside }: Proof): string {
  if (kind === 'happened') return `made to happen on ${where}${inside ? `, by a part of \`${inside}\` alone` : ''}`;
  if (kind === 'traced') return `traced in \`${where}\``;
  return `from ${where}, read on ${date}`;
}
