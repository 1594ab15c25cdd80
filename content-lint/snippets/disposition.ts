/** How a language's blocks are dealt with. `named` blocks are known by kind and hold nothing to compile. */
export type Disposition = { kind: 'checked'; checker: string; family: string } | { kind: 'named'; reason: string };

const checked = (checker: string, family = checker): Disposition => ({ kind: 'checked', checker, family });
const named = (reason: string): Disposition => ({ kind: 'named', reason });

const DISPOSITIONS: Record<string, Disposition> = {
  ts: checked('typescript'),
  tsx: checked('typescript'),
  js: checked('typescript'),
  noir: checked('noir'),
  solidity: checked('solidity'),
  json: checked('json'),
  toml: checked('toml'),
  yaml: checked('yaml'),
  env: checked('env'),
  bash: checked('bash'),
  sh: checked('bash'),
  docker: checked('docker'),
  markdown: checked('markdown'),
  promql: checked('promql'),
  rust: checked('balanced', 'rust'),
  cpp: checked('balanced', 'cpp'),
  diff: named('a change, not a program'),
  text: named('output or plain text'),
  mermaid: named('a diagram, rendered and checked by the build'),
};

export function dispositionOf(language: string): Disposition | undefined {
  return Object.hasOwn(DISPOSITIONS, language) ? DISPOSITIONS[language] : undefined;
}

export const KNOWN_LANGUAGES = Object.keys(DISPOSITIONS);
