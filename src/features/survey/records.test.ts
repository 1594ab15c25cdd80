// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';

const COMPLETED = 'nps_aztec-docs_completed';
const DISMISSED = 'nps_aztec-docs_dismissed';
const VIEWS = 'nps_aztec-docs_views';
const response = { score: 9, url: 'https://docs.example/', timestamp: 1_700_000_000_000, userAgent: 'test' };

/** As after a page load: nothing is remembered but what is stored. */
async function freshPage() {
  vi.resetModules();
  delete window.site;
  delete (window as { storageWarned?: boolean }).storageWarned;
  const { readItem } = await import('../../../core/storage');
  const { readDates } = await import('./records');
  const { countView } = await import('./views');
  const { surveyDates } = await import('./records');
  return {
    countView,
    readDates: () => readDates(readItem, surveyDates.getSnapshot()),
    ...(await import('./save')),
  };
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('[STO-1] [SURV-3] response, dismissal and views are stored under the survey site id', async () => {
  const page = await freshPage();
  page.saveResponse({ ...response, feedback: 'Clear' });
  page.saveDismissal(5);
  page.countView();
  page.countView();
  expect(JSON.parse(localStorage.getItem(COMPLETED)!)).toEqual({ ...response, feedback: 'Clear' });
  expect(Object.keys(localStorage).sort()).toEqual([COMPLETED, DISMISSED, VIEWS]);
  const next = await freshPage();
  expect(next.readDates()).toEqual({ completedAt: response.timestamp, dismissedAt: 5 });
  expect(next.countView()).toBe(3);
});

describe('[SURV-1] corrupt records count as none', () => {
  const garbage = ['', '{bad', '[]', 'null', 'NaN', '-1', '""', '{"timestamp":"soon"}', '{"timestamp":1e999}', '[{}]'];
  test.each(garbage)('%s', async (text) => {
    for (const key of [COMPLETED, DISMISSED, VIEWS]) localStorage.setItem(key, text);
    const page = await freshPage();
    expect(page.readDates()).toEqual({ completedAt: null, dismissedAt: null });
    expect(page.countView()).toBe(1);
    expect(localStorage.getItem(VIEWS)).toBe('1');
  });

  test.each([
    ['7', 8],
    ['7.9', 8],
    ['1e300', 1],
    ['Infinity', 1],
  ])('a counter of %s goes on with %i', async (text, next) => {
    localStorage.setItem(VIEWS, text);
    expect((await freshPage()).countView()).toBe(next);
  });
});

describe('[STO-2] without storage the page itself remembers', () => {
  test.each([
    ['blocked', ['getItem', 'setItem'] as const, 2],
    ['full', ['setItem'] as const, 3],
  ])('%s', async (_, methods, views) => {
    localStorage.setItem(VIEWS, '1');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    for (const method of methods)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', 'QuotaExceededError');
      });
    const page = await freshPage();
    page.countView();
    expect(page.countView()).toBe(views);
    page.saveDismissal(5);
    page.saveResponse(response);
    expect(page.readDates()).toEqual({ completedAt: response.timestamp, dismissedAt: 5 });
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
