import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocVersion } from '../../core/versions';
import type { ErrorFiles } from '../../markdown/data/errorFiles';
import { chainOf } from '../../markdown/data/errorProofs';
import type { ErrorEntry } from '../../core/errors/types';
import { traceProblem } from './trace';
import type { Finding } from '../page';
import { ROOT } from '../snippets/versions';

interface Place {
  file: string;
  line: number;
}

export function placeOf(root: string, area: string, id: string): Place {
  const file = `data/errors/${area.startsWith('l1-') ? 'l1' : area}.yaml`;
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n');
  return { file, line: lines.findIndex((line) => line.trim() === `- id: ${id}`) + 1 || 1 };
}

/** Where a cause stands in its file. */
function causeLine(root: string, { file, line }: Place, cause: string): Place {
  const lines = readFileSync(path.join(root, file), 'utf8').split('\n').slice(line);
  const at = lines.findIndex((each) => each.includes(cause.slice(0, 40).replaceAll('"', '\\"')));
  return { file, line: at < 0 ? line : line + at + 1 };
}

/** Causes that nothing proves, and traces that lead nowhere. */
export function proofFindings(files: ErrorFiles, version: DocVersion, entries: ErrorEntry[]): Finding[] {
  const packages = path.join(ROOT, 'sdk', version, 'node_modules');
  const written = new Map(
    Object.values(files.areas).flatMap((area) =>
      area.entries.filter((e) => e.versions?.includes(version) ?? true).map((e) => [e.id, e.causes] as const),
    ),
  );
  return entries.flatMap((entry) =>
    entry.causes.flatMap((cause, index) => {
      const source = written.get(entry.id)?.[index];
      const chain = source && chainOf(source, version);
      const broken = chain && traceProblem(packages, entry.texts[0]!, chain);
      const none = entry.proofs[index]!.where === '' ? 'nothing proves this cause' : undefined;
      const what = broken ?? none;
      if (!what) return [];
      const place = causeLine(ROOT, placeOf(ROOT, entry.area, entry.id), cause);
      return [{ ...place, message: `${entry.id} (${version}): ${what}` }];
    }),
  );
}
