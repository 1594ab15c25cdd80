/** What jsdom has not, for tests of components. */

/** Dialogs, but for the inert page and the focus that comes back. `tell` may put off the event that a dialog was closed, as browsers do. */
export function standInDialogs(tell: (event: () => void) => void = (event) => event()): void {
  HTMLDialogElement.prototype.showModal = function () {
    if (this.open) throw new DOMException('It is open already.', 'InvalidStateError');
    this.open = true;
    this.querySelector<HTMLElement>('input, button, a')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    tell(() => this.dispatchEvent(new Event('close')));
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** Media queries: all of them match, or none does. */
export function standInMedia(matches: () => boolean): void {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: matches() }) as MediaQueryList;
}
