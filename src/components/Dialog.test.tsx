// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import React, { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { standInDialogs } from '../../tests/jsdom';
import { showDialog, shownDialog, startDialogs } from '../bridge/dialogs';
import { sharedStore } from '../bridge/store';
import { useStore } from '../bridge/useStore';
import { Dialog } from './Dialog';

const overlay = sharedStore<object>('overlay', {});
/** The browser tells of a dialog that was closed a moment later. */
let late: (() => void)[] = [];
let atOnce = true;
const tell = () => act(() => late.splice(0).forEach((event) => event()));

beforeAll(() => {
  standInDialogs((event) => (atOnce ? event() : void late.push(event)));
  startDialogs();
});
beforeEach(() => {
  atOnce = true;
  late = [];
});
afterEach(async () => {
  cleanup();
  document.body.replaceChildren();
  await waitFor(() => expect(overlay.getSnapshot()).toEqual({}));
});

/** One that is mounted while it is open, as the enlarged picture is. */
function Page({ name = 'form' }: { name?: string }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {name}
      </button>
      {open && (
        <Dialog open className={name} aria-label={name} onClose={() => setOpen(false)}>
          <input aria-label={`Field of ${name}`} />
        </Dialog>
      )}
    </>
  );
}

/** One that is in every page, and follows the store. */
const Shell = (): ReactNode => {
  const open = useStore(shownDialog) === 'shell';
  return (
    <Dialog className="shell" open={open}>
      {open ? 'filled' : 'frame'}
    </Dialog>
  );
};

const opened = () => document.querySelector<HTMLDialogElement>('dialog[open]');
const locked = () => document.documentElement.hasAttribute('data-modal');
const open = (name = 'form') => act(() => screen.getByText(`Open ${name}`).click());

test('opens over a page that does not scroll, and gives both back when it is closed', () => {
  render(<Page />);
  expect(locked()).toBe(false);
  open();
  expect([opened()?.className, locked(), shownDialog.getSnapshot()]).toEqual(['form', true, 'form']);
  expect(document.activeElement).toBe(screen.getByLabelText('Field of form'));
  act(() => opened()!.close());
  expect([opened(), locked(), shownDialog.getSnapshot()]).toEqual([null, false, '']);
});

test('Back closes it; closed otherwise, it takes its entry in the history along', async () => {
  render(<Page />);
  open();
  act(() => history.back());
  await waitFor(() => expect(opened()).toBeNull());
  open();
  expect(overlay.getSnapshot()).toEqual({ layer: opened() });
  act(() => opened()!.close());
  await waitFor(() => expect(overlay.getSnapshot()).toEqual({}));
});

test('a click beside it closes it, and one that began inside does not', () => {
  render(<Page />);
  open();
  fireEvent.pointerDown(screen.getByLabelText('Field of form'));
  fireEvent.click(opened()!);
  expect(opened()).not.toBeNull();
  fireEvent.pointerDown(opened()!);
  fireEvent.click(opened()!);
  expect(opened()).toBeNull();
});

test('another one takes its place', () => {
  render(
    <>
      <Page />
      <Page name="picture" />
    </>,
  );
  open();
  open('picture');
  expect([...document.querySelectorAll('dialog')].map(({ className }) => className)).toEqual(['picture']);
  expect([shownDialog.getSnapshot(), locked()]).toEqual(['picture', true]);
});

test('opened again before the browser tells that it was closed, it stays', () => {
  atOnce = false;
  render(<Page />);
  open();
  const dialog = opened()!;
  act(() => dialog.close());
  act(() => showDialog(dialog));
  tell();
  expect([opened(), locked()]).toEqual([dialog, true]);
  act(() => dialog.close());
  tell();
  expect(document.querySelector('dialog')).toBeNull();
});

test('with the page that it belongs to it goes, and leaves nothing locked', () => {
  const { unmount } = render(<Page />);
  open();
  unmount();
  expect([locked(), shownDialog.getSnapshot()]).toEqual([false, '']);
});

for (const closed of [false, true])
  test(`a frame that was opened ${closed ? 'and closed ' : ''}before React is as the reader left it`, () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Shell />);
    const dialog = container.querySelector('dialog')!;
    showDialog(dialog);
    if (closed) dialog.close();
    render(<Shell />, { container, hydrate: true });
    expect([dialog.open, dialog.textContent]).toEqual(closed ? [false, 'frame'] : [true, 'filled']);
  });
