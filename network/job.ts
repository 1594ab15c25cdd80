/** What the runner is asked for: programs that begin alike, and share what the beginning left. */
export interface Job {
  id: string;
  /** Addresses of compiled modules. Those before the last are run first, each as a program of its own. */
  modules: string[];
}

/** A compiled module runs its beginning when it is imported; each program is then one of these. */
export type Parts = (() => Promise<void>)[];

export interface PartResult {
  printed: { place: string; text: string }[];
  /** The statement that was running is a place in a page, as `file:line`. */
  error?: { message: string; place: string };
  ms: number;
}

export interface JobResult {
  id: string;
  parts: PartResult[];
}
