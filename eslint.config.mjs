import checkFile from 'eslint-plugin-check-file';
import coreWebVitals from 'eslint-config-next/core-web-vitals';
import typescript from 'eslint-config-next/typescript';
import { fileNameConfigs } from './config/lint/file-names.mjs';
import { layerConfigs } from './config/lint/layers.mjs';
import { packageHomeConfigs } from './config/lint/package-homes.mjs';
import { testTitleConfigs } from './config/lint/test-titles.mjs';

/** The rules for screens, switched off: these files may not import React, and checking them takes time for nothing. */
const withoutReact = {
  name: 'code without screens',
  files: ['lib/{server,domain,contracts,commands}/**/*', 'pages/api/**/*', 'config/**/*', '__tests__/**/*.ts'],
  rules: Object.fromEntries(
    coreWebVitals
      .flatMap(({ rules = {} }) => Object.keys(rules))
      .filter((name) => /^(react|react-hooks|jsx-a11y|@next\/next)\//.test(name))
      .map((name) => [name, 'off']),
  ),
};

const config = [
  { name: 'ignores', ignores: ['.next/', '.data/', 'coverage/', 'test-results/', 'playwright-report/', 'public/'] },
  ...coreWebVitals,
  ...typescript,
  {
    name: 'house rules',
    files: ['**/*.{ts,tsx,mjs,js}'],
    settings: { 'import/ignore': ['node_modules'], 'import/cache': { lifetime: Infinity } },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': ['error', { allow: ['error'] }],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx', 'hack'] }],
      'object-shorthand': 'error',
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      'import/no-default-export': 'error',
      'import/no-duplicates': 'error',
      'import/no-self-import': 'error',
      // Speaks for the React Compiler, which is not used here.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    name: 'house rules of TypeScript',
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/no-unused-expressions': 'error',
    },
  },
  {
    name: 'files that a tool loads by their default export',
    files: [
      'pages/**/*',
      '*.{js,mjs,ts}',
      'lib/commands/shipped-contract.mjs',
      'config/*.config.{ts,mjs}',
      '__tests__/{e2e/,}support/global-*.ts',
      '__tests__/support/*-environment.ts',
      '__tests__/support/longest-first.mjs',
    ],
    rules: { 'import/no-default-export': 'off', 'import/no-anonymous-default-export': 'off' },
  },
  {
    name: 'commands talk to the person who started them',
    files: ['{lib/commands,__tests__/harness}/**/*'],
    rules: { 'no-console': 'off' },
  },
  {
    name: 'code that runs in a browser or anywhere',
    files: ['{components,config,pages}/**/*.{ts,tsx}', 'lib/{domain,contracts,client}/**/*'],
    ignores: ['pages/api/**/*', 'config/*.config.ts'],
    rules: { 'import/no-nodejs-modules': 'error' },
  },
  {
    name: 'queries are built, not glued',
    files: ['**/*'],
    ignores: ['lib/server/db/migrate.ts'],
    rules: {
      'no-restricted-properties': ['error', { object: 'sql', property: 'raw', message: 'Pass values as parameters.' }],
    },
  },
  {
    name: 'tables and suites may be longer',
    files: ['__tests__/**/*', 'config/menu.ts'],
    ignores: ['__tests__/harness/**/*'],
    rules: { 'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }] },
  },
  {
    name: 'every test runs',
    files: ['__tests__/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe'].flatMap((object) =>
          ['only', 'skip', 'todo'].map((property) => ({
            object,
            property,
            message: 'Every test runs, or it is deleted.',
          })),
        ),
      ],
    },
  },
  withoutReact,
  ...layerConfigs,
  ...packageHomeConfigs,
  ...fileNameConfigs(checkFile),
  ...testTitleConfigs,
];

export default config;
