/** What the packages of a release declare, cut to what a reader's program can reach. */
import type ts from 'typescript';
import type { Declarations } from '../../../core/typesMessages';
import { nameOf } from './names';
import { BUFFER, open, STAND_INS } from './program';
import { Symbols } from './symbols';
import { Texts } from './texts';
import { Walk } from './walk';

/** What a worker has beside JavaScript itself. It has no network. */
const FROM_BROWSERS = [
  ...['console', 'crypto', 'performance', 'TextEncoder', 'TextDecoder', 'URLSearchParams', 'AbortController'],
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'queueMicrotask', 'atob', 'btoa'],
];
const FROM_NODE = `type Buffer<_ extends ArrayBufferLike = ArrayBufferLike> = import('#buffer/index').Buffer;
declare const Buffer: typeof import('#buffer/index').Buffer;
type BufferEncoding = string;
declare const process: { env: Record<string, string | undefined> };
declare function structuredClone<T>(value: T): T;
declare module '*.json' { const contract: any; export default contract; }
`;

/** A stand-in is ours, and so is not declared yet. */
function declare(program: ts.Program, file: string): string {
  let declared = '';
  program.emit(program.getSourceFile(file), (_, text) => (declared = text), undefined, true);
  return declared;
}

export function declarationsOf(sdk: string, modules: readonly string[]): Declarations {
  const { program, entry } = open(sdk, modules);
  const symbols = new Symbols(program);
  const walk = new Walk(program, symbols);
  const specifiers = entry.statements.map(
    (statement) => (statement as ts.ImportDeclaration).moduleSpecifier as ts.StringLiteral,
  );
  specifiers.forEach((specifier) => walk.module(specifier));
  walk.module(program.getSourceFile(BUFFER)!);
  FROM_BROWSERS.forEach((name) => walk.global(name));
  walk.follow();
  const texts = new Texts(program, symbols);
  const { globals, files } = texts.files(walk);
  const entries = specifiers.map((specifier) => texts.entry(specifier)).join('');
  const standIns = Object.fromEntries(
    Object.values(STAND_INS).map((file) => [nameOf(program.getSourceFile(file)!), declare(program, file)]),
  );
  return {
    lib: texts.lib(),
    globals: FROM_NODE + globals + entries,
    files: { ...files, ...standIns },
  };
}
