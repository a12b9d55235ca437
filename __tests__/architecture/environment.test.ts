import { ENV_VARIABLES } from '@/lib/server/env';
import { readText, sourceFiles } from '../support/repository-files';

/** Set by Node's tools and the test machine, not by the person who deploys. */
const NOT_OURS = ['NODE_ENV', 'NODE_OPTIONS', 'CI'];

const example = readText('.env.example').split('\n');
const isVariable = (line: string) => /^#? ?[A-Z][A-Z0-9_]*=/.test(line);
const listed = example.filter(isVariable).map((line) => line.replace(/^# ?/, '').split('=')[0] ?? '');

const namedIn = (folder: string) =>
  sourceFiles(folder).flatMap((file) =>
    [...readText(file).matchAll(/process\.env\.([A-Z][A-Z0-9_]*)/g)].map(([, name]) => name ?? ''),
  );

describe('.env.example', () => {
  it('lists every variable that is read, and no other', () => {
    const inBrowser = namedIn('lib/client').filter((name) => name.startsWith('NEXT_PUBLIC_'));
    const inCommands = ['lib/commands', '__tests__/harness', 'config']
      .flatMap(namedIn)
      .filter((name) => !NOT_OURS.includes(name));
    const read = new Set([...ENV_VARIABLES, ...inBrowser, ...inCommands]);
    expect([...listed].sort()).toEqual([...read].sort());
  });

  it('explains each of them in the line above it', () => {
    const unexplained = example.filter((line, index) => {
      const above = example[index - 1] ?? '';
      return isVariable(line) && !isVariable(above) && !/^# .*\w/.test(above);
    });
    expect(unexplained).toEqual([]);
  });
});

it('no code reads a variable the example does not list', () => {
  const named = ['components', 'config', 'lib', 'pages', '__tests__/harness'].flatMap(namedIn);
  expect(named.filter((name) => !listed.includes(name) && !NOT_OURS.includes(name))).toEqual([]);
});

it('the browser is given public variables only', () => {
  const named = ['components', 'lib/client', 'lib/domain', 'lib/contracts'].flatMap(namedIn);
  expect(named.filter((name) => !name.startsWith('NEXT_PUBLIC_') && !NOT_OURS.includes(name))).toEqual([]);
});
