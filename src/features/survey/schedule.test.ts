import { describe, expect, test } from 'vitest';
import { mayAsk, scrollFraction, shouldShow, timeLeft, type PageSignals, type SurveyState } from './schedule';

const NOW = Date.UTC(2026, 0, 1);
const DAY = 86_400_000;
const daysAgo = (days: number) => NOW - days * DAY;
const state = (change: Partial<SurveyState> = {}): SurveyState => ({
  completedAt: null,
  dismissedAt: null,
  views: 2,
  ...change,
});
const signals = (change: Partial<PageSignals> = {}): PageSignals => ({
  onPage: 180_000,
  visible: 120_000,
  scrolled: 0.6,
  busy: false,
  ...change,
});

describe('[SURV-1] one condition at a time', () => {
  test.each<[string, Partial<SurveyState>, Partial<PageSignals>, boolean]>([
    ['everything is met', {}, {}, true],
    ['completed 0 days ago', { completedAt: NOW }, {}, false],
    ['completed 89 days ago', { completedAt: daysAgo(89) }, {}, false],
    ['completed 1 ms less than 90 days ago', { completedAt: daysAgo(90) + 1 }, {}, false],
    ['completed 90 days ago', { completedAt: daysAgo(90) }, {}, true],
    ['completed 91 days ago', { completedAt: daysAgo(91) }, {}, true],
    ['completed in the future', { completedAt: daysAgo(-400) }, {}, true],
    ['dismissed 6 days ago', { dismissedAt: daysAgo(6) }, {}, false],
    ['dismissed 1 ms less than 7 days ago', { dismissedAt: daysAgo(7) + 1 }, {}, false],
    ['dismissed 7 days ago', { dismissedAt: daysAgo(7) }, {}, true],
    ['dismissed 8 days ago', { dismissedAt: daysAgo(8) }, {}, true],
    ['no view counted', { views: 0 }, {}, false],
    ['1 view', { views: 1 }, {}, false],
    ['2 views', { views: 2 }, {}, true],
    ['179 s on the page, hidden in between', {}, { onPage: 179_000, visible: 0 }, false],
    ['180 s on the page, hidden in between', {}, { onPage: 180_000, visible: 0 }, true],
    ['119 s visible', {}, { onPage: 119_000, visible: 119_000 }, false],
    ['120 s visible', {}, { onPage: 120_000, visible: 120_000 }, true],
    ['150 s on the page, visible for 30 s since it was hidden', {}, { onPage: 150_000, visible: 30_000 }, false],
    ['scrolled to 0 %', {}, { scrolled: 0 }, false],
    ['scrolled to 50 %', {}, { scrolled: 0.5 }, false],
    ['scrolled to 51 %', {}, { scrolled: 0.51 }, true],
    ['banner or dialog open', {}, { busy: true }, false],
  ])('%s', (_, stored, page, expected) => {
    expect(shouldShow(state(stored), signals(page), NOW)).toBe(expected);
  });
});

test('[SURV-1] the whole table: shown exactly where every condition holds', () => {
  let shown = 0;
  for (const completed of [null, 89, 90, 91])
    for (const dismissed of [null, 6, 7, 8])
      for (const views of [0, 1, 2, 3])
        for (const onPage of [0, 179_000, 180_000])
          for (const visible of [0, 119_000, 120_000])
            for (const scrolled of [0, 0.5, 0.51, 1])
              for (const busy of [false, true]) {
                const stored = state({
                  completedAt: completed === null ? null : daysAgo(completed),
                  dismissedAt: dismissed === null ? null : daysAgo(dismissed),
                  views,
                });
                const expected =
                  completed !== 89 &&
                  dismissed !== 6 &&
                  views > 1 &&
                  (onPage === 180_000 || visible === 120_000) &&
                  scrolled > 0.5 &&
                  !busy;
                expect(shouldShow(stored, { onPage, visible, scrolled, busy }, NOW)).toBe(expected);
                if (expected) shown++;
              }
  expect(shown).toBe(3 * 3 * 2 * 5 * 2);
});

test.each([
  [{ onPage: 0, visible: 0 }, false, 120_000],
  [{ onPage: 100_000, visible: 100_000 }, false, 20_000],
  [{ onPage: 100_000, visible: 10_000 }, false, 80_000],
  [{ onPage: 100_000, visible: 0 }, true, 80_000],
  [{ onPage: 200_000, visible: 0 }, true, 0],
])('[SURV-1] %o (hidden: %s) leaves %i ms', (page, hidden, left) => expect(timeLeft(page, hidden)).toBe(left));

test('[SURV-1] a page that fits the window cannot be scrolled', () => {
  expect(scrollFraction(0, 800, 800)).toBe(0);
  expect(scrollFraction(0, 700, 800)).toBe(0);
  expect(scrollFraction(600, 2000, 800)).toBe(0.5);
  expect(scrollFraction(5000, 2000, 800)).toBe(1);
  expect(scrollFraction(-50, 2000, 800)).toBe(0);
});

test('[SURV-1] values that are no dates stop nothing and break nothing', () => {
  expect(mayAsk(state({ completedAt: NaN, dismissedAt: Infinity }), NOW)).toBe(true);
});
