/** What a journey may do in a browser; each engine has its own file that does it. */
export interface Driver {
  /** The size is that of the page, without the browser's own parts. */
  resize(width: number, height: number): Promise<void>;
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** On the first element that matches and is shown, by the browser's own pointer and keyboard. */
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** A character, or the name of a key. */
  press(key: string): Promise<void>;
  /** The value of an expression in the page. */
  read<T>(expression: string): Promise<T>;
  /** Errors and warnings of the console, uncaught errors, and what the policy of the site forbade, since the start. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** A browser that was never here. */
  start(): Promise<Driver>;
  stop(): Promise<void>;
}

const PATIENCE_MS = 60_000;
const STEP_MS = 100;

/** Asks again until the answer is right; says what it was where it never is. */
export async function until<T>(what: string, ask: () => Promise<T>, right: (answer: T) => boolean): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  let last: unknown = 'no answer';
  while (Date.now() < end) {
    try {
      const answer = await ask();
      if (right(answer)) return answer;
      last = answer;
    } catch (error) {
      // The page may be on its way to another one.
      last = error;
    }
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
  throw new Error(`${what}: not so within ${PATIENCE_MS / 1000} s. Last: ${String(last)}`);
}

const shownElement = (selector: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((e) => e.checkVisibility?.() ?? e.offsetParent)`;

export const shown = (driver: Driver, selector: string): Promise<boolean> =>
  until(`${selector} is shown`, () => driver.read<boolean>(`!!${shownElement(selector)}`), Boolean);

export const hidden = (driver: Driver, selector: string): Promise<boolean> =>
  until(`${selector} is hidden`, () => driver.read<boolean>(`!${shownElement(selector)}`), Boolean);

export const says = (driver: Driver, selector: string, text: string): Promise<string> =>
  until(
    `${selector} says '${text}'`,
    () => driver.read<string>(`${shownElement(selector)}?.textContent ?? ''`),
    (found) => found.includes(text),
  );

export const at = (driver: Driver, path: RegExp): Promise<string> =>
  until(
    `the address is ${path}`,
    () => driver.read<string>('location.pathname + location.search + location.hash'),
    (found) => path.test(found),
  );

const HYDRATED = `!!document.querySelector('[data-has-hydrated="true"]')`;

/** Asks for React, as features of the site do, and waits until it has taken over. */
export const hydrated = (driver: Driver): Promise<boolean> =>
  until(
    'React has taken over',
    () => driver.read<boolean>(`(dispatchEvent(new Event('site:wake')), ${HYDRATED})`),
    Boolean,
  );
