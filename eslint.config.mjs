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

const STORAGES = ['localStorage', 'sessionStorage'].map((name) => ({ name, message: 'Use core/storage.ts.' }));

/** Rules of CONTRIBUTING.md that a linter can see. A line that must break one says why. */
const HOUSE = [
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.object.name="document"][callee.property.name=/^create(Element|TextNode)/]',
          message: 'What a visitor sees is rendered by a React component.',
        },
        {
          selector:
            ':matches(AssignmentExpression > MemberExpression.left)[property.name=/^(innerHTML|outerHTML|textContent|innerText)$/]',
          message: 'What a visitor sees is rendered by a React component; what changes is React state.',
        },
        {
          selector: 'CallExpression[callee.property.name=/^(insertAdjacent\\w+|replaceChildren|replaceWith)$/]',
          message: 'What a visitor sees is rendered by a React component.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'core/**/*.ts'],
    ignores: ['**/*.test.{ts,tsx}', 'core/storage.ts'],
    rules: { 'no-restricted-globals': ['error', ...STORAGES] },
  },
  {
    files: ['{config,core,markdown,plugins,server,netlify}/**/*.ts'],
    ignores: ['**/*.test.ts', '**/env.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'MemberExpression[object.object.name="process"][object.property.name="env"][property.name!="NODE_ENV"]',
          message: 'Settings are read in config/env.ts and server/env.ts.',
        },
      ],
    },
  },
  { files: ['src/theme/**/*.tsx'], rules: { 'max-lines': ['error', 40] } },
  {
    files: ['src/features/*/boot.ts'],
    rules: { 'max-lines': ['error', { max: 25, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'performance', property: 'now', message: 'Time belongs in scripts/bench.' },
        { property: 'waitForTimeout', message: 'Wait for what must happen.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"][arguments.length=2]',
          message: 'Wait for what must happen: vi.waitFor, expect.poll.',
        },
      ],
    },
  },
];

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
  ...HOUSE,
);
