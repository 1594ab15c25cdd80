import type { Finding, Problem, Unit } from './types';

/** Turns a checker's findings into problems at the page, taking an expected failure into account. */
export function judge(unit: Unit, findings: Finding[]): Problem[] {
  if (unit.fails === undefined) return findings.map((finding) => toProblem(unit, finding));
  const expected = unit.fails;
  if (findings.some((finding) => finding.message.includes(expected))) return [];
  if (findings.length === 0) {
    return [{ ...unit.at, message: `must fail with "${expected}", but it passes: remove fails="…" or the block` }];
  }
  const found = findings.map((finding) => finding.message).join('; ');
  return [{ ...unit.at, message: `must fail with "${expected}", but it fails with: ${found}` }];
}

function toProblem(unit: Unit, { line, message }: Finding): Problem {
  const origin = line > 0 ? unit.origins[Math.min(line, unit.origins.length) - 1] : undefined;
  return { ...(origin ?? unit.at), message: unit.view ? `${unit.view}: ${message}` : message };
}
