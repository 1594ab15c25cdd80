import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { printable } from './cli';
import { Evaluator } from './evaluate';
import type { Value } from './value';
import descriptions from './envDescriptions.json';
import type { SourceIndex } from './sources';

const DESCRIPTIONS: Record<string, string> = descriptions;

/** Names of all environment variables, from the union type that the packages share. */
export function readEnvNames(packages: string): string[] {
  const file = path.join(packages, '@aztec/foundation/dest/config/env_var.d.ts');
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  const names: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) names.push(node.literal.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...new Set(names)].sort();
}

/** Defaults that were read wrongly from the sources of August 2025; corrected by the published packages. */
const CORRECTED: Record<string, string> = {
  PROVER_AGENT_POLL_INTERVAL_MS: '1000',
  BOT_L1_TO_L2_TIMEOUT_SECONDS: '3600',
  SEQ_PUBLISH_RETRY_INTERVAL_MS: '1000',
};

/** Name, default and description of each variable; a default is looked for in each index in turn. */
export function readEnv(names: string[], indexes: SourceIndex[]) {
  const defaults = indexes.map(readDefaults);
  return names.map((name) => {
    if (!DESCRIPTIONS[name]) console.warn(`no description for ${name}`);
    const found = defaults.map((known) => printable(known.get(name))).find((value) => value !== undefined);
    return { name, default: CORRECTED[name] ?? found, description: DESCRIPTIONS[name] };
  });
}

function readDefaults(index: SourceIndex): Map<string, Value> {
  const evaluator = new Evaluator(index);
  const defaults = new Map<string, Value>();
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const mapping = evaluator.evaluate(node) as { [key: string]: Value };
      const name = mapping.env ?? mapping.envVar;
      if (typeof name === 'string' && (!defaults.has(name) || defaults.get(name) === undefined)) {
        defaults.set(name, mapping.defaultValue);
      }
    }
    ts.forEachChild(node, visit);
  };
  index.files.forEach(visit);
  return defaults;
}
