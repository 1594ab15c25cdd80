// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import React from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '../../../core/analyticsEvents';
import { surveyOpen } from './store';
import { Survey } from './Survey';

const card = () => screen.queryByRole('region', { name: 'Feedback survey', hidden: true });
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const told: string[] = [];
addEventListener('site:track', (event) =>
  told.push(...(event as CustomEvent<AnalyticsEvent[]>).detail.map(({ action }) => action)),
);

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  told.length = 0;
  render(
    <>
      <button type="button">Before</button>
      <Survey />
    </>,
  );
  screen.getByText('Before').focus();
  await act(async () => {
    surveyOpen.set(true);
    await import('./SurveyCard');
  });
});
afterEach(() => {
  cleanup();
  surveyOpen.set(false);
  vi.useRealTimers();
});

test('[SURV-3] an answer is stored, thanked for 4 s, and fades out in 300 ms', async () => {
  expect(card()!.className).toBe('survey');
  await pass(50);
  expect(card()!.className).toContain('survey--in');
  expect(document.activeElement).toBe(screen.getByText('Before'));
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '9' }));
  fireEvent.change(screen.getByLabelText("What's the main reason for your score?"), { target: { value: ' Clear ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(screen.getByRole('status').textContent).toContain('Thank you for your feedback!');
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(JSON.parse(localStorage.getItem('nps_aztec-docs_completed')!)).toMatchObject({ score: 9, feedback: 'Clear' });
  await pass(3999);
  expect(card()!.className).toContain('survey--in');
  await pass(1);
  expect(card()!.className).toBe('survey');
  await pass(300);
  expect(card()).toBeNull();
  expect(told).toEqual(['shown', 'submitted', 'feedback']);
});

test('[SURV-4] Escape inside dismisses and goes back to where the keyboard was; outside it does nothing', async () => {
  await pass(50);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(told).toEqual(['shown']);
  act(() => screen.getByRole('radio', { name: '0' }).focus());
  fireEvent.keyDown(screen.getByRole('radio', { name: '0' }), { key: 'Escape' });
  expect(Number(localStorage.getItem('nps_aztec-docs_dismissed'))).toBeGreaterThan(0);
  expect(document.activeElement).toBe(screen.getByText('Before'));
  expect(card()!.hasAttribute('inert')).toBe(true);
  await pass(300);
  expect(card()).toBeNull();
  expect(told).toEqual(['shown', 'dismissed']);
});
