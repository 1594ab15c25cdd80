import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../content-lint/snippets/versions';
import { DIAGRAM_DIR, drawingName } from '../../markdown/diagrams';
import { fits, PLACES, shownLetters, sizeOf, type PlaceName } from '../../markdown/diagrams/places';
import { isSequence, sequenceSteps } from '../../markdown/diagrams/sequence';
import { findDiagrams } from './find';
import { THEMES } from './theme';

const DO = 'Run "npm run diagrams" and commit static/diagrams.';

const diagrams = findDiagrams();

function read(id: string, place: PlaceName, theme: string): string | undefined {
  const file = path.join(ROOT, DIAGRAM_DIR, `${drawingName(id, place)}.${theme}.svg`);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** What is wrong with the drawing of a diagram for a place. */
function problem(svg: string | undefined, place: PlaceName): string | undefined {
  const { width, letters } = PLACES[place];
  if (!svg) return `there is no drawing for the ${place}. ${DO}`;
  if (fits(svg, PLACES[place])) return undefined;
  const shown = shownLetters(svg, PLACES[place]).toFixed(1);
  return `it is ${sizeOf(svg)[0]} px wide with letters of ${shown} px; the ${place} has ${width} px and needs ${letters} px`;
}

for (const theme of THEMES) {
  test(`every diagram fits the column, with letters that can be read: ${theme}`, () => {
    expect(diagrams.length).toBeGreaterThan(100);
    const wrong = diagrams.map(({ id, where }) => [where, problem(read(id, 'column', theme), 'column')]);
    expect(wrong.filter(([, why]) => why)).toEqual([]);
  });

  test(`every diagram fits a phone, or is a list of messages there: ${theme}`, () => {
    const wrong = diagrams.map(({ id, where, source }) => {
      const phone = read(id, 'phone', theme);
      if (!phone && isSequence(source)) return [where, sequenceSteps(source).length ? undefined : 'it has no messages'];
      return [where, problem(phone ?? read(id, 'column', theme), 'phone')];
    });
    expect(wrong.filter(([, why]) => why)).toEqual([]);
  });
}

test('no drawing is left of a diagram that is gone', () => {
  const ids = new Set(diagrams.map(({ id }) => id));
  const files = fs.readdirSync(path.join(ROOT, DIAGRAM_DIR));
  expect(files.filter((file) => !ids.has(file.split('.')[0]!))).toEqual([]);
});

test('a drawing that is too wide or has too small letters is found', () => {
  const svg = (width: number, size: number) =>
    `<svg viewBox="0 0 ${width} 90"><style>svg{font-size:${size}px}</style></svg>`;
  expect(problem(svg(600, 14), 'column')).toBeUndefined();
  expect(problem(svg(601, 14), 'column')).toContain('601 px wide');
  expect(problem(svg(600, 11), 'column')).toContain('letters of 11.0 px');
  expect(problem(svg(340, 14), 'phone')).toBeUndefined();
  expect(problem(svg(340, 13), 'phone')).toContain('letters of 10.3 px');
});
