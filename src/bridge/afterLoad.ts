/**
 * What can wait until the page is there is a bundle of its own, `src/boot/afterLoad.ts`. Without it the page does
 * all but that.
 */
export const runAfterLoad = (): void => void import(__AFTER_LOAD_PATH__).catch(() => undefined);
