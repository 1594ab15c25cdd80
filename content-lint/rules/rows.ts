import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS } from '../../core/versions';
import { readCatalogue } from '../../markdown/data/errors';
import type { Finding, Page, SiteRule } from '../page';
import { rowsOf, type Row } from '../rows/find';
import { list, parseProofs, proofProblems, ROWS_FILE, type Proof } from '../rows/proofs';
import { ROOT } from '../snippets/versions';

const keyOf = (page: string, see: string): string => `${page} ${see}`;
const keysOf = (proof: Proof): string[] =>
  list(proof.on).flatMap((page) => list(proof.see).map((see) => keyOf(page, see)));

/** Rows without a proof, and proofs without a row. */
export function unpaired(rows: Row[], proofs: Proof[]): Finding[] {
  const proven = new Set(proofs.flatMap(keysOf));
  const written = new Set(rows.map(({ page, see }) => keyOf(page, see)));
  return [
    ...rows
      .filter(({ page, see }) => !proven.has(keyOf(page, see)))
      .map(({ file, line, see }) => ({
        file,
        line,
        message: `"${see}": nothing proves this row. Say in ${ROWS_FILE} where it happened, is traced or is kept from`,
      })),
    ...proofs
      .filter((proof) => !keysOf(proof).some((key) => written.has(key)))
      .map(({ line, see }) => ({
        file: ROWS_FILE,
        line,
        message: `"${list(see).join('", "')}": no page that is named here has this row`,
      })),
  ];
}

function broken(rows: Row[], proofs: Proof[]): Finding[] {
  return VERSIONS.flatMap(({ id }) => {
    const { entries } = readCatalogue(ROOT, id, 'content-lint');
    const mine = new Set(rows.filter(({ version }) => version === id).map(({ page, see }) => keyOf(page, see)));
    return proofs
      .filter((proof) => keysOf(proof).some((key) => mine.has(key)))
      .flatMap((proof) =>
        proofProblems(ROOT, id, proof, entries).map((message) => ({ file: ROWS_FILE, line: proof.line, message })),
      );
  });
}

/** Each row of a table of what goes wrong happened, is traced to the code, or is kept from a source. */
export const rowsAreProven: SiteRule = (pages: Page[]) => {
  const rows = pages.flatMap(rowsOf);
  const proofs = parseProofs(readFileSync(path.join(ROOT, ROWS_FILE), 'utf8'));
  return [...unpaired(rows, proofs), ...broken(rows, proofs)];
};
