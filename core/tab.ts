/** The network that runs in a reader's tab: what its build, its frame and the pages tell each other. */
import type { DocVersion } from './versions';

export const TAB_FOLDER = 'assets/tab';
/** Which blocks of which pages can be run, for the step that renders them. */
export const RUNNABLE_FILE = '.docusaurus/runnable.json';
/** The document that the worker belongs to: it has no origin, no storage and no network. */
export const RUN_FRAME_PATH = '/run-frame';

export interface TabFile {
  /** Its name in the folder, with a hash of its content. */
  file: string;
  /** As it is used, and as it is sent. */
  bytes: number;
  download: number;
}

/** What network/tab/build.ts made. */
export interface TabManifest {
  /** Of everything it was made from. */
  key: string;
  sdk: string;
  /** The Noir that its contracts are compiled with. */
  noir: string;
  worker: TabFile;
  /** By the name that the worker asks for. */
  files: Record<string, TabFile>;
  /** What a program may import. */
  modules: string[];
  types: TypesFiles;
}

/** The compiler of TypeScript as a worker, and what the packages declare: for who changes code, and not before. */
export interface TypesFiles {
  worker: TabFile;
  declarations: TabFile;
}

/** Compiled contracts of the reader: what programs import them by, and the worker asks the page for them by. */
export const OWN_ARTIFACTS = './target/';

/** Text that is run as a module of its own. */
export interface RunStep {
  key: string;
  /** For the reader: where it stands. */
  title: string;
  text: string;
  /** Later steps do not see its names. */
  alone?: true;
  /** It does not stand on the page. */
  hidden?: true;
}

/** What the blocks of a page need to run: the keys of their steps, in order, their own last. */
export interface RunPage {
  /** Whose network it runs on. */
  version: DocVersion;
  blocks: Record<string, string[]>;
  steps: Record<string, RunStep>;
}

/** From the page to the worker. */
export type ToWorker = { run: number; steps: RunStep[] } | { file: string; bytes: ArrayBuffer | Blob | null };

/** In one run: a program that prints without end would fill the page. Stopped when there is one more. */
export const MAX_MESSAGES = 2_000;
/** In characters: what a program prints at once, and a call with its arguments. */
export const MAX_LINE = 10_000;
export const MAX_CALL = 2_000;
