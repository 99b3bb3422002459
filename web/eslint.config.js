/** What the page's code is held to: the strict, type-checked rules of typescript-eslint and those of Svelte. */
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  globalIgnores(['src/wire/types.ts', 'src/generated/', 'src/fonts/']),
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // `onclick={() => close()}` is how a handler is written.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Svelte trims spaces at the edges of a block: {' '} is one that stays.
      'svelte/no-useless-mustaches': 'off',
      // Steps, seats and pixels are written into addresses and styles.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // Words are spread into letters. They are folded first, so that every letter is one code point.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // A Svelte transition is given its node, and an `{#each}` its item, whether it is needed or not.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_$' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // The parser takes the parameters of callbacks and snippets in markup for `any`; svelte-check knows their types.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowAny: true }],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.node, ...globals.serviceworker } },
  },
  {
    // Filled in by the build (plugins.ts).
    files: ['src/app/sw.js'],
    languageOptions: { globals: { __SHELL__: 'readonly', __LANGUAGES__: 'readonly' } },
  },
)
