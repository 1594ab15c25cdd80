/**
 * What can wait until the page is there is a bundle of its own, `src/boot/later.ts`. Without it the page does
 * all but that.
 */
export const loadLater = (): void => void import(__LATER_PATH__).catch(() => undefined);
