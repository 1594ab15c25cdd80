import { readFileSync } from 'node:fs';
import path from 'node:path';
import type * as NoirWasm from '@noir-lang/noir_wasm';
import type { Crate } from './sources';

export interface Diagnostic {
  message: string;
  /** Path in the crate and 1-based line, where the compiler gives one. */
  file?: string;
  line?: number;
}

interface Compiled {
  diagnostics: Diagnostic[];
  /** The contract's artifact, when the crate is one and compiles. */
  contract?: unknown;
}

const PROJECT = '/project';

// The package's export map points types and code at different formats; its node build is plain CommonJS.
// eslint-disable-next-line @typescript-eslint/no-require-imports
const noir = require('@noir-lang/noir_wasm') as typeof NoirWasm;
type FileManager = ReturnType<typeof noir.createFileManager>;

export const projectFile = (file: string) => `${PROJECT}/${file}`;

export async function compileCrate(crate: Crate, kind: 'program' | 'contract'): Promise<Compiled> {
  const log: string[] = [];
  const compile = kind === 'program' ? noir.compile_program : noir.compile_contract;
  const restore = silence();
  try {
    const result = await compile(
      memoryFiles(crate),
      PROJECT,
      (entry) => log.push(entry),
      () => {},
    );
    return { diagnostics: [], contract: (result as { contract?: unknown }).contract };
  } catch (error) {
    const diagnostics = parseLog(log);
    const message = error instanceof Error ? error.message : String(error);
    return { diagnostics: diagnostics.length ? diagnostics : [{ message: `the compiler stopped: ${message}` }] };
  } finally {
    restore();
  }
}

/** The package's own file manager, over a map. */
function memoryFiles(crate: Crate): FileManager {
  const FileManagerClass = Object.getPrototypeOf(noir.createFileManager('/')).constructor;
  const read = async (file: string) => {
    const text = crate.get(file);
    if (text === undefined) throw new Error(`no file ${file}`);
    return text;
  };
  const nothing = async () => {};
  const memory = {
    existsSync: (file: string) => crate.has(file),
    readFile: read,
    readdir: async (folder: string) => [...crate.keys()].filter((file) => file.startsWith(`${folder}/`)),
    mkdir: nothing,
    writeFile: nothing,
    rename: nothing,
  };
  return new FileManagerClass(memory, '/') as FileManager;
}

/** Log entries are `  message`, each followed by its places, `    file:line: source`. */
function parseLog(log: string[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const entry of log) {
    const [, file, line] = /^ {4}(\S+?):(-?\d+): /.exec(entry) ?? [];
    const last = found.at(-1);
    if (file && last) {
      if (last.file?.startsWith(PROJECT)) continue;
      if (!last.file || file.startsWith(PROJECT)) Object.assign(last, { file, line: Number(line) });
    } else if (/^ {2}\S/.test(entry)) found.push({ message: entry.trim().replace(/\s+/g, ' ') });
  }
  // Should the compiler call an error what looks like a warning to us, it is the only thing left.
  const errors = found.filter((diagnostic) => !isWarning(diagnostic.message));
  return errors.length > 0 ? errors : found;
}

/** Warnings come in the same list as errors, without a mark. */
function isWarning(message: string): boolean {
  return /^unused |is never (used|constructed|read)|unnecessary|use of deprecated|[Dd]eprecated|is unreachable|is implemented but not in scope|^Warning/.test(
    message,
  );
}

/** The package writes to the console by itself. */
function silence(): () => void {
  const { log } = console;
  console.log = () => {};
  return () => {
    console.log = log;
  };
}

export function compilerVersion(): string {
  const manifest = path.join(path.dirname(require.resolve('@noir-lang/noir_wasm')), '../../package.json');
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;
}
