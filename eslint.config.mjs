import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import ts from 'typescript-eslint';

/** Who may import whom: for each folder, the folders it must not reach. */
const DIRECTIONS = {
  core: ['config', 'plugins', 'server', 'content-lint', 'src', 'scripts', 'netlify'],
  config: ['server', 'content-lint', 'src', 'scripts', 'netlify'],
  plugins: ['server', 'src', 'scripts', 'netlify'],
  server: ['plugins', 'content-lint', 'src', 'scripts', 'netlify'],
  'content-lint': ['server', 'src', 'scripts', 'netlify'],
  'src/components': ['features', 'theme', 'pages', 'config', 'plugins', 'server', 'content-lint', 'scripts', 'netlify'],
  'src/features': ['theme', 'pages', 'config', 'plugins', 'server', 'content-lint', 'scripts', 'netlify'],
  'src/theme': ['config', 'plugins', 'server', 'content-lint', 'scripts', 'netlify'],
};

const direction = ([folder, forbidden]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}'],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${forbidden.join('|')})/|^@site/(src/)?(${forbidden.join('|')})/`,
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
  ...Object.entries(DIRECTIONS).map(direction),
);
