import path from 'node:path';
import { foldersIn, sourceFiles } from '../support/repository-files';
import { lintPlanted } from '../support/lint-planted';

/** The architecture's import table, written a second time: a file planted in a place, and the places it may import. */
interface Row {
  planted: string;
  may: string[];
  says: RegExp;
}

const SHARED = ['ui', 'entities', 'records', 'shell'];
const isShared = (folder: string) => SHARED.includes(folder);
const componentAreas = foldersIn('components').filter((folder) => !isShared(folder));
const serverAreas = foldersIn('lib/server/areas');

const BROWSER = ['config', 'lib/domain', 'lib/contracts', 'lib/client'];
const FLOORS = ['lib/server', 'lib/server/db', 'lib/server/auth', 'lib/server/http', 'lib/server/platform'];
const upTo = (floor: string) => [
  ...['config', 'lib/domain', 'lib/contracts'],
  ...FLOORS.slice(0, FLOORS.indexOf(floor) + 1),
];
const AREAS = [...upTo('lib/server/platform'), 'services'];
const TOP = ['registry', 'across', 'background', 'seed'].map((name) => `lib/server/${name}`);
const SERVER = [...AREAS, ...TOP, 'across services'];

const TABLE: Record<string, Row> = {
  config: { planted: 'config/planted.ts', may: ['config'], says: /config is plain data/ },
  'lib/domain': { planted: 'lib/domain/planted.ts', may: ['config', 'lib/domain'], says: /Domain rules are pure/ },
  'lib/contracts': {
    planted: 'lib/contracts/planted.ts',
    may: ['config', 'lib/domain', 'lib/contracts'],
    says: /put the rule it needs in lib\/domain/,
  },
  'lib/client': { planted: 'lib/client/queries/planted.ts', may: BROWSER, says: /through its contract only/ },
  'lib/server/registry': {
    planted: 'lib/server/registry/planted.ts',
    may: [...upTo('lib/server/platform'), 'lib/server/registry', 'every manifest'],
    says: /The registry joins manifests/,
  },
  'lib/server/across': {
    planted: 'lib/server/across/planted.ts',
    may: [...AREAS, 'lib/server/registry', 'lib/server/across', 'across services'],
    says: /What spans all areas/,
  },
  ...Object.fromEntries(
    ['lib/server/background', 'lib/server/seed'].map((top) => [
      top,
      {
        planted: `${top}/planted.ts`,
        may: [...AREAS, 'lib/server/registry', 'across services', top],
        says: /The top of the server/,
      },
    ]),
  ),
  'lib/commands': {
    planted: 'lib/commands/planted.ts',
    may: [...SERVER, 'lib/commands'],
    says: /A command runs on the server/,
  },
  '__tests__/harness': {
    planted: '__tests__/harness/planted.ts',
    may: [...SERVER, 'lib/commands', '__tests__/harness'],
    says: /The harness runs without jest/,
  },
  'components/ui': {
    planted: 'components/ui/planted.tsx',
    may: ['lib/domain', 'components/ui'],
    says: /pass the value in as a prop/,
  },
  'components/entities': {
    planted: 'components/entities/planted.tsx',
    may: [...BROWSER, 'components/ui', 'components/entities'],
    says: /shared by areas and know none/,
  },
  'components/records': {
    planted: 'components/records/planted.tsx',
    may: [...BROWSER, 'components/ui', 'components/entities', 'components/records'],
    says: /The record kit knows no area/,
  },
  'components/shell': {
    planted: 'components/shell/planted.tsx',
    may: [...BROWSER, ...SHARED.map((folder) => `components/${folder}`)],
    says: /The shell knows no area/,
  },
  'components/oversight/words-by-kind.ts': {
    planted: 'components/oversight/words-by-kind.ts',
    may: [...BROWSER, 'every component'],
    says: /joins components only/,
  },
  pages: { planted: 'pages/catalog/planted.tsx', may: ['config', 'every component'], says: /A page only picks/ },
  'pages/_app': {
    planted: 'pages/_app.tsx',
    may: ['config', 'every component', 'lib/client'],
    says: /wires components and lib\/client/,
  },
  'pages/api': {
    planted: 'pages/api/planted.ts',
    may: ['lib/contracts', ...FLOORS, 'across services', 'services', 'every manifest'],
    says: /joins a contract to a service/,
  },
};

for (const area of componentAreas) {
  const shared = SHARED.map((folder) => `components/${folder}`);
  TABLE[`components/${area}`] = {
    planted: `components/${area}/planted.tsx`,
    may: [...BROWSER, ...shared, `components/${area}`],
    says: /An area never imports another area/,
  };
}
for (const area of serverAreas) {
  TABLE[`lib/server/areas/${area}`] = {
    planted: `lib/server/areas/${area}/planted.ts`,
    may: [...AREAS, `lib/server/areas/${area}`, `manifest of ${area}`],
    says: /through its service, never its repository/,
  };
}

for (const floor of FLOORS)
  TABLE[floor] = { planted: `${floor}/planted.ts`, may: upTo(floor), says: /no floor above its own/ };

/** One existing file of every place, to import from. */
const PLACES = [
  'config',
  'lib/domain',
  'lib/contracts',
  'lib/client',
  'lib/commands',
  ...[...FLOORS.slice(1), ...TOP],
  ...[...SHARED, ...componentAreas].map((folder) => `components/${folder}`),
  'pages/api',
  'pages',
  '__tests__',
  '__tests__/harness',
];
const isCode = (file: string) => /\.tsx?$/.test(file);
const inPlace = (file: string, place: string) =>
  (place !== 'pages' || !file.startsWith('pages/api/')) && file !== 'config/theme.ts';

interface Target {
  place: string;
  file: string;
}

const firstFile = (place: string): Target[] =>
  sourceFiles(place)
    .filter((file) => isCode(file) && inPlace(file, place))
    .slice(0, 1)
    .map((file) => ({ place, file }));

const serverFiles = sourceFiles('lib/server').filter(isCode);
const isService = (file: string) => /\/areas\/.*service\.ts$/.test(file);
const isAcrossService = (file: string) => /\/across\/.*[/-]service\.ts$/.test(file);
const TARGETS: Target[] = [
  ...PLACES.flatMap(firstFile),
  { place: 'lib/server', file: 'lib/server/env.ts' },
  ...serverFiles.filter(isService).map((file) => ({ place: 'services', file })),
  ...serverFiles.filter(isAcrossService).map((file) => ({ place: 'across services', file })),
  ...serverFiles
    .filter((file) => /\/areas\/.*\/area\.ts$/.test(file))
    .map((file) => ({ place: `manifest of ${path.basename(path.dirname(file))}`, file })),
  ...serverFiles
    .filter((file) => file.endsWith('/repository.ts'))
    .map((file) => ({ place: file.replace(/(?<=\/across)\/.*|\/repository\.ts$/, ''), file })),
];

const isAllowed = ({ may }: Row, { place }: Target) =>
  may.includes(place) ||
  (may.includes('every component') && place.startsWith('components/')) ||
  (may.includes('every manifest') && place.startsWith('manifest of'));

/** Each planted file imports every target, one per line, so the line of a message identifies the import. */
const importOf = (file: string) => `import '@/${file.replace(/\.tsx?$/, '')}';`;
const everyImport = TARGETS.map(({ file }) => importOf(file)).join('\n') + '\n';

const FORBIDDEN = [
  `import { env } from '@/lib/server/env';`,
  `import type { Env } from '@/lib/server/env';`,
  `import { env } from '../../server/env';`,
  `export { env } from '@/lib/server/env';`,
  `export const load = () => import('@/lib/server/env');`,
];

const rows = Object.values(TABLE);
const answers = lintPlanted([
  ...rows.map(({ planted }) => ({ filePath: planted, text: everyImport })),
  { filePath: 'lib/client/queries/planted.ts', text: FORBIDDEN.join('\n') + '\n' },
  { filePath: 'lib/shared/planted.ts', text: everyImport },
  { filePath: 'components/ui/planted.tsx', text: `import '@/config/theme';\nimport '@/config/roles';\n` },
]).map((messages) => messages.filter(({ rule }) => rule === 'import/no-restricted-paths'));
const [asWritten = [], inUnknownFolder = [], inUi = []] = answers.slice(rows.length);

describe('who may import whom', () => {
  it('has a row for every folder of code', () => {
    const folders = [
      ...foldersIn('lib').map((folder) => `lib/${folder}`),
      ...foldersIn('components').map((folder) => `components/${folder}`),
      ...serverAreas.map((area) => `lib/server/areas/${area}`),
    ];
    expect(folders.filter((folder) => !(folder in TABLE))).toEqual([]);
  });

  it('has something to import from the places that matter', () => {
    const places = TARGETS.map(({ place }) => place);
    expect(places).toEqual(
      expect.arrayContaining([
        ...['config', 'lib/domain', 'lib/contracts', 'lib/client', 'lib/server', 'lib/server/areas/users', 'services'],
        ...['lib/commands', 'components/ui', 'components/shell', 'pages', 'pages/api'],
        ...['__tests__', '__tests__/harness'],
      ]),
    );
  });

  it.each(rows.map((row, index) => [row.planted, row, index] as const))('%s', (_planted, row, index) => {
    const messages = answers[index] ?? [];
    const refused = messages.map(({ line }) => TARGETS[line - 1]?.file);
    const expected = TARGETS.filter((target) => !isAllowed(row, target)).map(({ file }) => file);
    expect(refused).toEqual(expected);
    expect(messages.filter(({ message }) => !row.says.test(message))).toEqual([]);
  });

  it('a folder without a row imports nothing of ours', () => {
    expect(inUnknownFolder.map(({ line }) => line)).toEqual(TARGETS.map((_target, index) => index + 1));
    expect(inUnknownFolder[0]?.message).toMatch(/has no row/);
  });

  it('ui reads the theme tokens and nothing else of config', () => {
    expect(inUi.map(({ line }) => line)).toEqual([2]);
  });

  it.each(FORBIDDEN.map((text, index) => [text, index] as const))('refuses %s', (_text, index) => {
    expect(asWritten.filter(({ line }) => line === index + 1)).toHaveLength(1);
  });
});
