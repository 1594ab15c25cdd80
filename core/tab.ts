/** The network that runs in a reader's tab: what its build, its frame and the pages tell each other. */

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
  worker: TabFile;
  /** By the name that the worker asks for. */
  files: Record<string, TabFile>;
  /** What a program may import. */
  modules: string[];
}

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
  blocks: Record<string, string[]>;
  steps: Record<string, RunStep>;
}

type Level = 'log' | 'error';

/** What the world learns of a transaction. */
export interface WorldView {
  feePayer: string;
  fee: string;
  noteHashes: string[];
  nullifiers: string[];
  /** Sizes in bytes: the rest is ciphertext. */
  encryptedLogs: number[];
  publicCalls: string[];
  publicWrites: { slot: string; value: string }[];
  reverted: boolean;
}

export interface NoteView {
  contract: string;
  owner: string;
  /** `null` where we cannot tell amounts from other content. */
  amount: string | null;
}

/** What only the PXE of this tab knows of it. */
export interface OwnView {
  sender: string;
  calls: string[];
  created: NoteView[];
  spent: NoteView[];
}

export interface TxView {
  hash: string;
  block: number;
  world: WorldView;
  own: OwnView;
}

/** From the page to the worker. */
export type ToWorker = { run: number; steps: RunStep[] } | { file: string; bytes: ArrayBuffer | null };

/** In one run: a program that prints without end would fill the page. Stopped when there is one more. */
export const MAX_MESSAGES = 2_000;

/** From the worker to the page. It also holds the reader's code, so a page believes nothing of it. */
export type FromWorker =
  | { need: string }
  | { ready: true }
  | { step: string }
  | { running: string }
  | { level: Level; text: string }
  | { tx: TxView }
  | { ended: number; error?: RunError };

export interface RunError {
  message: string;
  /** The step and line of the statement that was running. */
  key?: string;
  line?: number;
}
