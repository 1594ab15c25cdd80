/** A value that lives outside of React, for `useStore`. */
export interface Store<T> {
  /** What the server renders. */
  server: T;
  getSnapshot(): T;
  subscribe(listener: () => void): () => void;
  set(next: T): void;
}

/** What the boot script and React share: one object, made by whichever of the two bundles runs first. */
export interface Site {
  settings?: typeof __ENV__;
  searchWorker?: string;
  stores: Record<string, Store<never>>;
  /** True from the moment in which React's handlers answer. */
  hydrated: boolean;
  /** What was used before, and how to do it again. */
  acts: Map<HTMLElement, () => void>;
  /** What the boot script began in answer to such an act, for the component to go on with. */
  begun: WeakMap<Element, unknown>;
  /** Whether visits might be counted when the page was opened. */
  consented?: boolean;
  /** The address that was requested, where no page has it and React is on its way: see address.ts. */
  requested?: string;
  /** The second bundle has run. */
  afterLoad?: boolean;
  /** Leads to another page without a new load, from the moment in which React shows this one. */
  router?: { push(to: string): void; replace(to: string): void };
  policy?: { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    site?: Site;
  }
}

export const site = (): Site =>
  (window.site ??= { stores: {}, hydrated: false, acts: new Map(), begun: new WeakMap() });
