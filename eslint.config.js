import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** The limits of CONTRIBUTING.md, "Files and functions", and the rules of "Safety". */
export default defineConfig(
  { ignores: ['generated/**', 'node_modules/**', 'data/**', 'coverage/**'] },
  ...tseslint.configs.strict,
  {
    files: ['**/*.ts', '**/*.mts', '**/*.cts', '**/*.js', '**/*.mjs'],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: false, skipComments: false }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 3],
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'start' }],
      eqeqeq: ['error', 'always'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only src/config reads the environment.' },
        { object: 'JSON', property: 'parse', message: 'Parse through parseJson (src/core/json).' },
        { object: 'Date', property: 'now', message: 'Read time through Clock.' },
      ],
    },
  },
  {
    files: ['src/**/*.ts', 'handlers/**/*.ts', 'scripts/**/*.ts', 'test/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': 'error',
    },
  },
  { files: ['src/config/**'], rules: { 'no-restricted-properties': 'off' } },
  {
    // Scripts of the pages run in browsers, which have nothing of the core.
    files: ['src/core/clock.ts', 'src/core/json/json-document.ts', 'src/server/documents/assets/**'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['test/**', 'scripts/**'],
    rules: {
      'no-restricted-properties': 'off',
      'no-console': 'off',
      'max-lines-per-function': ['error', { max: 120, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  { files: ['*.config.js', '*.config.ts'], rules: { 'no-restricted-exports': 'off' } },
  // A row of `it.each` arrives as positional parameters.
  { files: ['test/**/*.test.ts'], rules: { 'max-lines-per-function': 'off', 'max-params': 'off' } },
);
