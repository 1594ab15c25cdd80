/** Types in the editor of Run: what the build, the page and its worker tell each other. */
import type { RunStep } from './tab';

/** What the packages of a release declare, as texts of TypeScript. */
export interface Declarations {
  /** JavaScript itself. */
  lib: string;
  /** What else is there without an import, and the modules that can be imported. */
  globals: string;
  /** What those are made of, by names that begin with `#`. */
  files: Record<string, string>;
}

/** In the last of the steps, in characters from its begin. */
export interface TypeProblem {
  from: number;
  to: number;
  line: number;
  message: string;
}

export interface Completions {
  /** Where the name begins that is completed. */
  from: number;
  options: { label: string; type: string; boost: number }[];
}

/** The first message names the file of declarations; then there are questions, each answered under its number. */
export type ToTypes = { declarations: string } | ({ id: number; steps: RunStep[] } & ({ at: number } | object));
export type FromTypes =
  { ready: boolean } | { id: number; problems: TypeProblem[] } | { id: number; completions: Completions | undefined };
