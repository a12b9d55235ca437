import { readdirSync } from 'node:fs';
import path from 'node:path';
import { codeLines, readText, sourceFiles } from '../support/repository-files';

const FOLDERS = ['components', 'config', 'lib', 'pages', '__tests__'];
const code = FOLDERS.flatMap((folder) => sourceFiles(folder));
const longerThan = (limit: number, files: string[]) =>
  files.map((file) => [file, codeLines(file)] as const).filter(([, lines]) => lines > limit);

const everyPath = (folder: string): string[] =>
  readdirSync(path.join(process.cwd(), folder), { withFileTypes: true }).flatMap((entry) => {
    const place = `${folder}/${entry.name}`;
    return entry.isDirectory() ? [place, ...everyPath(place)] : [place];
  });

describe('files stay small', () => {
  it('none has more than 300 lines', () => {
    expect(longerThan(300, code)).toEqual([]);
  });

  it('a screen has at most 150', () => {
    const screens = code.filter((file) => file.startsWith('components/') && file.endsWith('-screen.tsx'));
    expect(longerThan(150, screens)).toEqual([]);
  });

  it('a page has at most ten: it only picks its screen', () => {
    const pages = code.filter((file) => /^pages\/(?!api\/|_)/.test(file));
    expect(longerThan(10, pages)).toEqual([]);
  });
});

it('only the newest snapshot of the tables is kept: the next migration needs it', () => {
  const migrations = readdirSync('lib/server/db/migrations').filter((name) => name.endsWith('.sql'));
  const pictures = readdirSync('lib/server/db/migrations/meta').filter((name) => name.endsWith('_snapshot.json'));
  expect(pictures).toEqual([`${migrations.at(-1)?.slice(0, 4)}_snapshot.json`]);
});

it('nothing that is bundled for Node asks where its own file is', () => {
  // A bundle stands elsewhere, and esbuild leaves `import.meta` empty in it. The launcher is never bundled.
  const launcher = 'lib/commands/run.mjs';
  const bundled = code.filter(
    (file) => file.startsWith('lib/') && !file.startsWith('lib/client/') && file !== launcher,
  );
  expect(bundled.filter((file) => readText(file).includes('import.meta'))).toEqual([]);
});

describe('files are found by name', () => {
  const inOurHands = ['components', 'config', 'lib'].flatMap(everyPath);

  it('every file and folder is in kebab-case', () => {
    const isNamedByCustom = (place: string) =>
      place.startsWith('lib/server/db/migrations/') || path.basename(place) === 'README.md';
    const names = inOurHands.filter((place) => !isNamedByCustom(place));
    expect(names.filter((place) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+)*$/.test(path.basename(place)))).toEqual([]);
  });

  it('none is named after nothing, and none only passes on', () => {
    const empty = /^(index|utils?|helpers?|common|misc|shared)$/;
    const places = [...inOurHands, ...everyPath('__tests__')];
    expect(places.filter((place) => empty.test(path.basename(place).split('.')[0] ?? ''))).toEqual([]);
  });

  it('a screen is in the folder of its area', () => {
    const screens = code.filter((file) => file.endsWith('-screen.tsx'));
    expect(screens.filter((file) => !/^components\/[a-z-]+\//.test(file))).toEqual([]);
  });
});

describe('comments are short', () => {
  /** Comments with too many lines of prose; tags and lists are not counted. */
  const longComments = (text: string): string[] =>
    (text.match(/^[ \t]*(\/\*[^]*?\*\/|\/\/.*(\n[ \t]*\/\/.*)*)/gm) ?? []).filter((comment) => {
      const [prose = ''] = comment.split(/^\s*\* (?:@|- )/m);
      return prose.split('\n').filter((line) => /[^\s/*]/.test(line)).length > 3;
    });

  it('none has more than three lines', () => {
    expect(code.filter((file) => longComments(readText(file)).length > 0)).toEqual([]);
  });

  it('one of four is found, whatever its form', () => {
    const block = '/**\n * One,\n * two,\n * three,\n * four.\n */';
    const lines = '  // One,\n  // two,\n  // three,\n  // four.';
    expect([block, lines].map((text) => longComments(`${text}\nexport const a = 1;`).length)).toEqual([1, 1]);
    expect(longComments(block.replace(' * four', ' * @throws four'))).toEqual([]);
    expect(longComments("const files = ['a/**/*.ts',\n'b',\n'c',\n'd',\n'*/'];")).toEqual([]);
  });
});
