/** Packages restricted to one home. `matches` is the prefix of the import; `instead` says what to use elsewhere. */
const HOMES = {
  react: { matches: ['react', 'react-dom'], instead: 'Screens live in components, their hooks in lib/client.' },
  axios: { matches: ['axios'], instead: 'Call the server with call() of lib/client/http.' },
  firebase: { matches: ['firebase', '@firebase'], instead: 'Use the sign-in of lib/client/auth.' },
  drizzle: { matches: ['drizzle-orm'], instead: 'Write SQL in lib/server/db or a repository and call that.' },
  drivers: { matches: ['pg', '@electric-sql/pglite'], instead: 'Ask lib/server/db for the database.' },
  material: { matches: ['@mui', '@emotion'], instead: 'Looks live in components: put the part there.' },
  toasts: { matches: ['react-toastify'], instead: 'Use notifyError() and notifySuccess() of lib/client/notify.' },
  phones: { matches: ['libphonenumber-js'], instead: 'Use lib/domain/phone.' },
  server: {
    matches: ['jose', 'pino', '@node-rs/argon2', 'rate-limiter-flexible', 'pdfkit', 'fontkit'],
    instead: 'This package runs on the server only: use it in lib/server.',
  },
  mocks: { matches: ['msw', '@testing-library', 'fast-check', '@jest'], instead: 'Test tools belong to __tests__.' },
};

/** Packages each place may use. The last matching place applies to a file. */
const PLACES = [
  { files: ['**/*'], homes: [] },
  { files: ['pages/**/*.tsx', 'lib/client/**/*'], homes: ['react'] },
  { files: ['components/**/*', 'pages/{_app,_document}.tsx'], homes: ['react', 'material'] },
  { files: ['components/shell/toasts.tsx'], homes: ['react', 'material', 'toasts'] },
  { files: ['lib/client/http/**/*'], homes: ['react', 'axios'] },
  { files: ['lib/client/{auth,chat}/**/*'], homes: ['react', 'firebase'] },
  { files: ['lib/client/notify.ts'], homes: ['react', 'toasts'] },
  { files: ['lib/domain/text/phone.ts'], homes: ['phones'] },
  { files: ['{lib/server,lib/commands}/**/*'], homes: ['server'] },
  { files: ['lib/commands/backup/**/*'], homes: ['server', 'drivers'] },
  { files: ['lib/server/**/*repository.ts'], homes: ['server', 'drizzle'] },
  { files: ['lib/server/seed/**/*'], homes: ['server', 'drizzle'] },
  { files: ['lib/server/db/**/*'], homes: ['server', 'drizzle', 'drivers'] },
  { files: ['__tests__/**/*'], homes: Object.keys(HOMES) },
  { files: ['__tests__/harness/**/*'], homes: ['server'] },
  { files: ['__tests__/harness/{bench,torture}/**/*'], homes: ['server', 'drivers'] },
  { files: ['__tests__/harness/bench/{chat-*,realtime-client}.ts'], homes: ['server', 'drivers', 'firebase'] },
];

const SPELLINGS = [
  {
    selector: "ImportDeclaration[source.value='zod'] > :matches(ImportSpecifier, ImportDefaultSpecifier)",
    message: "Write import * as z from 'zod': it is the form that tree-shakes.",
  },
  {
    selector: ':matches(ImportDeclaration, ExportNamedDeclaration)[source.value=/^@mui\\/(material|icons-material)$/]',
    message: 'Import by path (@mui/material/Button): the root loads everything.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
];

const RENDERING = {
  regex: '^@testing-library/react$',
  importNames: ['render'],
  message: 'Use renderScreen() of __tests__/support, which brings everything the app has around a screen.',
};

const startsWith = (names) => `^(${names.map((name) => name.replace('/', '\\/')).join('|')})(\\/|$)`;

/** Covers static imports and exports, plus `import()`, which no-restricted-imports does not check. */
const restrict = (homes, more = []) => {
  const away = Object.entries(HOMES).filter(([name]) => !homes.includes(name));
  const patterns = away.map(([, { matches, instead }]) => ({ regex: startsWith(matches), message: instead }));
  return {
    'no-restricted-imports': ['error', { patterns: [...patterns, ...more] }],
    'no-restricted-syntax': [
      'error',
      ...SPELLINGS,
      ...patterns.map(({ regex, message }) => ({ selector: `ImportExpression[source.value=/${regex}/]`, message })),
    ],
  };
};

export const packageHomeConfigs = [
  ...PLACES.map(({ files, homes }) => ({ name: `packages/${files[0]}`, files, rules: restrict(homes) })),
  {
    name: 'packages/rendering in tests',
    files: ['__tests__/**/*'],
    ignores: ['__tests__/{support,harness}/**/*'],
    rules: restrict(Object.keys(HOMES), [RENDERING]),
  },
];
