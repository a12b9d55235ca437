import { lintPlanted } from '../support/lint-planted';

type Case = [name: string, filePath: string, line: string, says: RegExp | 'nothing'];

const SCREEN = 'components/shell/planted.tsx';
const CLIENT = 'lib/client/queries/planted.ts';
const SERVER = 'lib/server/auth/planted.ts';
const TEST = '__tests__/layout/planted.test.tsx';
const STORY = '__tests__/e2e/planted.e2e.ts';

/** Each package may be imported in one place only: elsewhere the rule rejects it and names the alternative. */
const PACKAGES: Case[] = [
  ['React on the server', SERVER, `import 'react';`, /Screens live in components/],
  ['React in the domain', 'lib/domain/planted.ts', `import 'react/jsx-runtime';`, /Screens live in components/],
  ['React in a query', CLIENT, `import 'react';`, 'nothing'],
  ['axios in a screen', SCREEN, `import 'axios';`, /call\(\) of lib\/client\/http/],
  ['axios at home', 'lib/client/http/planted.ts', `import 'axios';`, 'nothing'],
  ['axios on the server', SERVER, `import 'axios';`, /call\(\) of lib\/client\/http/],
  ['axios loaded late', CLIENT, `export const load = () => import('axios');`, /call\(\) of lib\/client\/http/],
  ['firebase in a query', CLIENT, `import 'firebase/auth';`, /sign-in of lib\/client\/auth/],
  ['firebase loaded late', SCREEN, `export const load = () => import('firebase/app');`, /sign-in of lib\/client\/auth/],
  ['firebase at home', 'lib/client/auth/planted.ts', `export const load = () => import('firebase/app');`, 'nothing'],
  [
    'drizzle in a service',
    'lib/server/areas/users/service.ts',
    `import 'drizzle-orm';`,
    /in lib\/server\/db or a repo/,
  ],
  ['drizzle in a repository', 'lib/server/areas/users/repository.ts', `import 'drizzle-orm';`, 'nothing'],
  ['drizzle at home', 'lib/server/db/planted.ts', `import 'drizzle-orm/pg-core';`, 'nothing'],
  ['a driver in a repository', 'lib/server/areas/users/repository.ts', `import 'pg';`, /Ask lib\/server\/db/],
  ['the embedded engine elsewhere', SERVER, `import '@electric-sql/pglite';`, /Ask lib\/server\/db/],
  ['a driver at home', 'lib/server/db/planted.ts', `import 'pg';\nimport '@electric-sql/pglite';`, 'nothing'],
  ['Material in lib/client', CLIENT, `import '@mui/material/Button';`, /Looks live in components/],
  ['Material in a page', 'pages/planted.tsx', `import '@mui/material/Button';`, /Looks live in components/],
  ['Material in a component', SCREEN, `import '@mui/material/Button';`, 'nothing'],
  ['Material in the document', 'pages/_document.tsx', `import '@mui/material-nextjs/v16-pagesRouter';`, 'nothing'],
  ['all of Material', SCREEN, `export { Button } from '@mui/material';`, /Import by path/],
  ['all icons', SCREEN, `export { Add } from '@mui/icons-material';`, /Import by path/],
  ['toasts in a screen', SCREEN, `import 'react-toastify';`, /notifyError\(\) and notifySuccess\(\)/],
  ['toasts at home', 'lib/client/notify.ts', `export const load = () => import('react-toastify');`, 'nothing'],
  ['phone parsing elsewhere', SCREEN, `import 'libphonenumber-js/min';`, /Use lib\/domain\/phone/],
  ['token signing in the browser', CLIENT, `import 'jose';`, /runs on the server only/],
  ['token signing on the server', SERVER, `import 'jose';`, 'nothing'],
  ['mocks in the product', CLIENT, `import 'msw';`, /Test tools belong to __tests__/],
  ['mocks in tests', TEST, `import 'msw';`, 'nothing'],
  ['a package whose name only begins alike', SCREEN, `import 'pg-boss-example';`, 'nothing'],
];

const HABITS: Case[] = [
  [
    'a hook in a condition',
    CLIENT,
    `export function useA(a: boolean) {\n  if (a) useEffect(() => {});\n}`,
    /called conditionally/,
  ],
  ['a bare render in a test', TEST, `export { render } from '@testing-library/react';`, /Use renderScreen\(\)/],
  ['queries in a test', TEST, `export { screen } from '@testing-library/react';`, 'nothing'],
  ['the render everybody uses', '__tests__/support/planted.tsx', `import '@testing-library/react';`, 'nothing'],
  ['a test that runs alone', TEST, `it.only('runs', () => {});`, /Every test runs/],
  ['a test that does not run', TEST, `describe.skip('later', () => {});`, /Every test runs/],
  ['a title of 81 characters', TEST, `it('${'a'.repeat(81)}', () => {});`, /at most 80 characters/],
  ['a title of 80 characters', TEST, `it('${'a'.repeat(80)}', () => {});`, 'nothing'],
  ['a long title of a table', TEST, `it.each([1])('${'a'.repeat(81)}', () => {});`, /at most 80 characters/],
  ['a long title with a value', STORY, `test.describe(\`${'a'.repeat(80)}\${b}\`, c);`, /at most 80 characters/],
  ['a long text that is no title', TEST, `title('${'a'.repeat(81)}');`, 'nothing'],
  [
    'zod by name',
    'lib/contracts/planted.ts',
    `import { z } from 'zod';\nexport const a = z.string();`,
    /import \* as z/,
  ],
  ['zod as a whole', 'lib/contracts/planted.ts', `import * as z from 'zod';\nexport const a = z.string();`, 'nothing'],
  ['a barrel', CLIENT, `export * from './screens';`, /No barrels/],
  ['a default export', CLIENT, `const a = 1;\nexport default a;`, /Prefer named exports/],
  ['a default export of a page', 'pages/planted.tsx', `const A = () => null;\nexport default A;`, 'nothing'],
  ['raw SQL', 'lib/server/areas/users/repository.ts', `export const a = sql.raw(b);`, /Pass values as parameters/],
  [
    'a type imported as a value',
    CLIENT,
    `import { Me } from '@/lib/contracts/me';\nexport type A = Me;`,
    /import type/,
  ],
  ['a forgotten print', CLIENT, `console.log('here');`, /Unexpected console/],
  ['a failure on the console', CLIENT, `console.error('no answer');`, 'nothing'],
  ['a command that talks', 'lib/commands/planted.ts', `console.log('ready');`, 'nothing'],
  ['a harness that talks', '__tests__/harness/planted.ts', `console.log('ready');`, 'nothing'],
  ['a reminder', CLIENT, `// ${'TO'}DO later\nexport const a = 1;`, /Unexpected 'todo'/],
  ['a hushed rule', CLIENT, `/* eslint-${'disable'} */\nexport const a = 1;`, /has no effect/],
  ['a hushed type', CLIENT, `// @ts-${'ignore'}\nexport const a = 1;`, /Do not use "@ts-ignore"|ts-expect-error/],
  ['any', CLIENT, `export const a = (b: any) => b;`, /Unexpected any/],
  ['an asserted presence', CLIENT, `export const a = (b?: string) => b!.length;`, /non-null assertion/],
  ['a node module in the browser', CLIENT, `import 'node:fs';`, /Node\.js builtin|node:fs/],
  ['a node module in a rule', 'lib/domain/planted.ts', `import 'node:crypto';`, /Node\.js builtin|node:crypto/],
  ['a node module on the server', SERVER, `import 'node:crypto';`, 'nothing'],
  [
    'a file of 201 lines',
    CLIENT,
    Array.from({ length: 201 }, (_, i) => `export const a${i} = 1;`).join('\n'),
    /too many l/,
  ],
  [
    'a file of 200 lines',
    CLIENT,
    Array.from({ length: 200 }, (_, i) => `export const a${i} = 1;`).join('\n'),
    'nothing',
  ],
];

const NAMES: Case[] = [
  ['a capital', 'components/shell/SideBar.tsx', '', /SideBar.tsx in kebab-case/],
  ['camel case', 'lib/client/http/httpClient.ts', '', /httpClient.ts in kebab-case/],
  ['an underscore', 'lib/server/auth/access_token.ts', '', /access_token.ts in kebab-case/],
  ['a folder with a capital', 'components/sideBar/side-bar.tsx', '', /folder sideBar in kebab-case/],
  ['kebab-case', 'lib/server/auth/access-token-2.ts', '', 'nothing'],
  ['a test', '__tests__/http/planted-file.test.ts', '', 'nothing'],
  ['a config', 'config/planted.config.ts', '', 'nothing'],
  ['an index', 'lib/client/http/index.ts', '', /No barrels/],
  ['utils', 'lib/client/utils.ts', '', /utils.ts says nothing/],
  ['helpers', 'components/shell/helpers.tsx', '', /helpers.tsx says nothing/],
  ['helpers of a test', '__tests__/support/helpers.ts', '', /helpers.ts says nothing/],
  ['an api route', 'pages/api/password-resets/[id]/grant.ts', '', 'nothing'],
  ['an api route with a capital', 'pages/api/passwordResets.ts', '', /passwordResets.ts/],
  ['a page spelled like its route', 'pages/add-catalog/addCatalog.tsx', '', 'nothing'],
];

const all = [...PACKAGES, ...HABITS, ...NAMES];
const answers = lintPlanted(all.map(([, filePath, text]) => ({ filePath, text: `${text}\n` })));

describe.each([
  ['packages stay at home', PACKAGES],
  ['habits', HABITS],
  ['names', NAMES],
])('%s', (_title, cases) => {
  it.each(cases.map((row) => [row[0], row] as const))('%s', (_name, row) => {
    const messages = (answers[all.indexOf(row)] ?? []).map(({ rule, message }) => `${rule}: ${message}`);
    const [, , , says] = row;
    if (says === 'nothing') expect(messages).toEqual([]);
    else expect(messages).toEqual([expect.stringMatching(says)]);
  });
});
