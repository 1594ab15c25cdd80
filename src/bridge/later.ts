/**
 * What can wait for the reader to act or to scroll is a bundle of its own, `src/boot/later.ts`. Without it the page does
 * all but that.
 */
export const loadLater = (): void => void import(__LATER_PATH__).catch(() => undefined);
