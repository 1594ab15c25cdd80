// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import React, { useRef, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standInMedia } from '../../tests/jsdom';
import { site } from '../bridge/site';
import { sharedStore } from '../bridge/store';
import { useCard } from './useCard';
import { useDismiss } from './useDismiss';

const overlay = sharedStore<{ layer?: unknown }>('overlay', {});
const router = { push: vi.fn(), replace: vi.fn() };
let byTouch = true;

beforeEach(() => {
  byTouch = true;
  overlay.set({});
  site().router = router;
  vi.clearAllMocks();
  standInMedia(() => byTouch);
});
afterEach(cleanup);

function Menu(): ReactNode {
  const owner = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useDismiss({ open, owner: () => owner.current, close: () => setOpen(false) });
  return (
    <>
      <div ref={owner}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {open && <a href="/inside">shown</a>}
      </div>
      <p>text</p>
      <a href="/elsewhere">link</a>
    </>
  );
}

function open(): void {
  render(<Menu />);
  fireEvent.click(screen.getByText('Open'));
}
const shown = () => screen.queryByText('shown') !== null;

test('stays when it is pressed itself, and closes by a press elsewhere, by Escape and with the focus', () => {
  open();
  fireEvent.pointerUp(screen.getByText('shown'));
  expect(shown()).toBe(true);
  fireEvent.pointerUp(screen.getByText('text'));
  expect(shown()).toBe(false);
  fireEvent.click(screen.getByText('Open'));
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(shown()).toBe(false);
  fireEvent.click(screen.getByText('Open'));
  fireEvent.focusIn(screen.getByText('link'));
  expect(shown()).toBe(false);
});

test('a finger that begins to scroll leaves it open, and is not held back', () => {
  open();
  expect(fireEvent.pointerDown(screen.getByText('text'))).toBe(true);
  expect(fireEvent.touchMove(screen.getByText('text'))).toBe(true);
  fireEvent.pointerCancel(screen.getByText('text'));
  expect(shown()).toBe(true);
});

test('Back closes it where it was opened by finger', async () => {
  open();
  act(() => history.back());
  await waitFor(() => expect(shown()).toBe(false));
  expect(overlay.getSnapshot()).toEqual({});
});

test('with a mouse it leaves the history alone', () => {
  byTouch = false;
  const { length } = history;
  open();
  expect(history.length).toBe(length);
});

for (const link of ['shown', 'link'])
  test(`the page of a link (${link}) takes its place in the history`, () => {
    open();
    fireEvent.pointerUp(screen.getByText(link));
    expect(shown()).toBe(true);
    fireEvent.click(screen.getByText(link));
    expect(router.replace).toHaveBeenCalledOnce();
    expect(overlay.getSnapshot()).toEqual({});
  });

function Word(): ReactNode {
  const link = useRef<HTMLAnchorElement>(null);
  const card = useCard(link);
  return (
    <>
      <a ref={link} href="/glossary#word" {...card.forLink}>
        word
      </a>
      {card.open && <span className="term-card">shown</span>}
    </>
  );
}

test('a tap opens a card that stays when the finger leaves; the second tap follows the link', async () => {
  byTouch = false;
  render(<Word />);
  const link = screen.getByText('word');
  fireEvent.pointerDown(link, { pointerType: 'touch' });
  fireEvent.pointerUp(link, { pointerType: 'touch' });
  fireEvent.pointerLeave(link, { pointerType: 'touch' });
  expect(fireEvent.click(link)).toBe(false);
  await waitFor(() => expect(shown()).toBe(true));
  fireEvent.pointerUp(screen.getByText('shown'), { pointerType: 'touch' });
  fireEvent.blur(link);
  expect(shown()).toBe(true);
  fireEvent.pointerDown(link, { pointerType: 'touch' });
  expect(fireEvent.click(link)).toBe(true);
});
