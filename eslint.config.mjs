import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Who may import whom: CONTRIBUTING.md shows the same table, and a test holds it to this one. */
const MAY_IMPORT = JSON.parse(readFileSync(new URL('./imports.json', import.meta.url), 'utf8'));
const FOLDERS = ['core', 'config', 'markdown', 'plugins', 'network', 'content-lint', 'server', 'netlify', 'scripts'];
const BROWSER = ['bridge', 'components', 'features', 'theme', 'pages'];

/** The folders that one must not reach. */
function forbidden(folder, allowed) {
  const others = folder.startsWith('src/') ? [...FOLDERS, ...BROWSER] : [...FOLDERS, 'src'];
  return others.filter((name) => name !== folder && `src/${name}` !== folder && !allowed.includes(name));
}

const direction = ([folder, allowed]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${forbidden(folder, allowed).join('|')})/|^@site/(src/)?(${forbidden(folder, allowed).join('|')})/`,
            message: `${folder} must not import from here: see the import directions in CONTRIBUTING.md.`,
          },
        ],
      },
    ],
  },
});

export default ts.config(
  {
    ignores: [
      'build',
      '.docusaurus',
      '.cache',
      '.netlify',
      '.sources',
      'node_modules',
      'sdk',
      'examples',
      'static',
      'test-results',
      'coverage',
      '**/fixtures/**',
    ],
  },
  js.configs.recommended,
  ...ts.configs.strict,
  jsxA11y.flatConfigs.recommended,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Scrollable code and diagrams must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      'no-undef': 'off',
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: { console: 'readonly', process: 'readonly' } } },
  ...Object.entries(MAY_IMPORT).map(direction),
);
