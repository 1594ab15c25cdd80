import { expect, test } from 'vitest';
import { proofWords } from './proof';
import type { Proof } from './types';

test.each<[Proof, string]>([
  [{ kind: 'happened', where: '2.0.2' }, 'made to happen on 2.0.2'],
  [{ kind: 'happened', where: '2.0.2', inside: 'pxe' }, 'made to happen on 2.0.2, by a part of `pxe` alone'],
  [{ kind: 'traced', where: 'pxe' }, 'traced in `pxe`'],
  [{ kind: 'kept', where: 'a report', date: '2026-11-18' }, 'from a report, read on 2026-11-18'],
])('%o', (proof, words) => expect(proofWords(proof)).toBe(words));
