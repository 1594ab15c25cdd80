import { early } from '../../bridge/early';
import { copyCode } from './copyText';

/** Browsers let a page copy only in answer to the click itself, so it is not left to React, which says how it went. */
export const startCodeBlocks = (): void =>
  early('click', '[data-code="copy"]', (button) => {
    const copied = copyCode(button);
    copied.catch(() => undefined);
    return copied;
  });
