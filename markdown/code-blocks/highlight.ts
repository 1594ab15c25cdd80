import type { HighlighterGeneric, ThemedToken } from 'shiki';
import { escapeText } from '../../core/html';
import noir from './noir.tmLanguage.json';

/** Fence language → Shiki grammar. What is not listed is shown as plain text. */
const GRAMMARS: Record<string, string> = {
  ts: 'typescript',
  tsx: 'tsx',
  js: 'javascript',
  javascript: 'javascript',
  typescript: 'typescript',
  jsx: 'jsx',
  noir: 'noir',
  rust: 'rust',
  solidity: 'solidity',
  cpp: 'cpp',
  json: 'json',
  toml: 'toml',
  yaml: 'yaml',
  bash: 'bash',
  sh: 'bash',
  diff: 'diff',
  docker: 'docker',
  markdown: 'markdown',
  env: 'dotenv',
};

/** Token colours of the CSS-variables theme → one-letter classes, which the stylesheet colours in both themes. */
const CLASSES: Record<string, string> = {
  'token-keyword': 'k',
  'token-string': 's',
  'token-string-expression': 's',
  'token-comment': 'c',
  'token-function': 'f',
  'token-constant': 'n',
  'token-parameter': 'p',
  'token-punctuation': 'u',
  'token-link': 'l',
  'token-inserted': 'i',
  'token-deleted': 'd',
  'token-changed': 'm',
};

type Highlighter = HighlighterGeneric<string, string>;
let highlighter: Promise<Highlighter> | undefined;

async function create(): Promise<Highlighter> {
  const { createHighlighter, createCssVariablesTheme } = await import('shiki');
  const theme = createCssVariablesTheme({ name: 'site', variablePrefix: '--t-', fontStyle: false });
  // That theme leaves Markdown plain.
  const markup = { scope: ['markup.heading', 'markup.bold'], settings: { foreground: 'var(--t-token-keyword)' } };
  theme.tokenColors = [...(theme.tokenColors ?? []), markup];
  const langs = [...new Set(Object.values(GRAMMARS))].filter((name) => name !== 'noir');
  return (await createHighlighter({ themes: [theme], langs: [...langs, noir as never] })) as unknown as Highlighter;
}

const tokenClass = (token: ThemedToken): string => CLASSES[/--t-([\w-]+)/.exec(token.color ?? '')?.[1] ?? ''] ?? '';

/** One line as HTML: neighbours of the same class are merged, plain text carries no element at all. */
function lineHtml(tokens: ThemedToken[]): string {
  const runs: { cls: string; text: string }[] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const cls = token.content.trim() === '' ? (last?.cls ?? '') : tokenClass(token);
    if (last && last.cls === cls) last.text += token.content;
    else runs.push({ cls, text: token.content });
  }
  return runs.map(({ cls, text }) => (cls ? `<i class="${cls}">${escapeText(text)}</i>` : escapeText(text))).join('');
}

async function tokenise(code: string, grammar: string): Promise<string[]> {
  highlighter ??= create();
  const { tokens } = (await highlighter).codeToTokens(code, {
    lang: grammar,
    theme: 'site',
    // What a page looks like must not depend on how busy the machine is.
    tokenizeTimeLimit: 0,
  });
  return tokens.map(lineHtml);
}

/** Two versions have many blocks in common. */
const highlighted = new Map<string, Promise<string[]>>();

export async function highlightLines(code: string, lang: string): Promise<readonly string[]> {
  const grammar = GRAMMARS[lang];
  if (!grammar) return code.split('\n').map(escapeText);
  const key = `${grammar}\n${code}`;
  const known = highlighted.get(key);
  if (known) return known;
  const lines = tokenise(code, grammar);
  highlighted.set(key, lines);
  return lines;
}
