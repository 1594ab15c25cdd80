import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from '../../core/files';
import { plain, says } from './sources';

/** One build of each package is enough. */
const BUILDS: Record<string, string> = { 'bb.js': 'dest/node', 'noir-acvm_js': 'nodejs', viem: '_cjs' };

type Symbols = Map<string, string>;

const nameOf = (node: ts.Node): string | undefined => {
  if (ts.isConstructorDeclaration(node)) return 'constructor';
  if (ts.isClassDeclaration(node) || ts.isFunctionDeclaration(node)) return node.name?.text;
  if (ts.isMethodDeclaration(node) || ts.isAccessor(node)) return node.name.getText();
  const isFunction = (value?: ts.Node) => value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
  if (ts.isVariableDeclaration(node) && isFunction(node.initializer)) return node.name.getText();
  return undefined;
};

/** Functions, classes and methods of a file: `Class.method`, with their text. */
export function symbolsOf(code: string): Symbols {
  const found: Symbols = new Map();
  const visit = (node: ts.Node, owner: string): void => {
    const name = nameOf(node);
    const full = name === undefined ? owner : owner ? `${owner}.${name}` : name;
    if (name !== undefined) found.set(full, (found.get(full) ?? '') + node.getText());
    ts.forEachChild(node, (child) => visit(child, full));
  };
  visit(ts.createSourceFile('a.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS), '');
  if (!found.has('module')) found.set('module', code);
  return found;
}

const files = new Map<string, Symbols | undefined>();

/** WebAssembly is one symbol: `module`. */
const symbolsIn = (file: string): Symbols =>
  file.endsWith('.wasm') ? new Map([['module', readFileSync(file, 'latin1')]]) : symbolsOf(readFileSync(file, 'utf8'));

function readSymbols(packages: string, at: string): Symbols | undefined {
  const [name = '', ...rest] = at.split('/');
  const scope = existsSync(path.join(packages, '@aztec', name)) ? `@aztec/${name}` : name;
  const file = path.join(packages, scope, BUILDS[name] ?? 'dest', ...rest);
  if (!files.has(file)) files.set(file, existsSync(file) ? symbolsIn(file) : undefined);
  return files.get(file);
}

interface Artifact {
  name: string;
  functions: { name: string; abi: { error_types?: Record<string, { string?: string }> } }[];
}

const artifacts = new Map<string, Artifact | undefined>();

function readArtifact(packages: string, contract: string): Artifact | undefined {
  const key = `${packages} ${contract}`;
  if (!artifacts.has(key)) {
    const folders = ['noir-contracts.js', 'protocol-contracts', 'accounts'].map((name) =>
      path.join(packages, '@aztec', name, 'artifacts'),
    );
    const [file] = folders.flatMap((folder) =>
      listFiles(folder, (name) => name === `${contract}.json` || name.endsWith(`-${contract}.json`)).map((name) =>
        path.join(folder, name),
      ),
    );
    artifacts.set(key, file ? (JSON.parse(readFileSync(file, 'utf8')) as Artifact) : undefined);
  }
  return artifacts.get(key);
}

function assertionProblem(packages: string, text: string, step: string): string | undefined {
  const [contract = '', name] = step.split(' ');
  const functions = readArtifact(packages, contract)?.functions.filter((each) => each.name === name);
  if (!functions?.length) return `there is no contract function ${step}`;
  const texts = functions.flatMap(({ abi }) => Object.values(abi.error_types ?? {}).map((error) => error.string ?? ''));
  return texts.some((each) => says(plain(each), text)) ? undefined : `${step} does not assert "${text}"`;
}

/** What calls it: the name of a method, or of the class that is made. */
const calledName = (symbol: string): string => {
  const parts = symbol.split('.');
  return parts.at(-1) === 'constructor' ? parts.at(-2)! : parts.at(-1)!;
};

/**
 * Follows a chain in the packages of a version: the first step says the message, each next one names the one before.
 * Returns what is no longer true.
 */
export function traceProblem(packages: string, text: string, chain: string[]): string | undefined {
  let called: string | undefined;
  for (const step of chain) {
    const [at = '', symbol = ''] = step.split(' ');
    if (!at.includes('/')) {
      const problem = assertionProblem(packages, text, step);
      if (problem) return problem;
      continue;
    }
    const symbols = readSymbols(packages, at);
    if (!symbols) return `there is no file ${at}`;
    const code = symbols.get(symbol);
    if (code === undefined) return `${at} has no ${symbol}`;
    if (called === undefined && !says(plain(code), text)) return `${symbol} in ${at} does not say "${text}"`;
    if (called !== undefined && !new RegExp(`(?<![\\w$])${called.replace(/[#$]/g, '\\$&')}(?![\\w$])`).test(code))
      return `${symbol} in ${at} does not call ${called}`;
    called = calledName(symbol);
  }
  return undefined;
}
