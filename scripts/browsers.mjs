/** Installs the browsers of the tests, in a process of its own beside `npm test`. Exits with 1 where Chromium is missing. */
import { installChromium } from './chromium.mjs';
import { installEngines } from './engines.mjs';

installEngines();
installChromium();
