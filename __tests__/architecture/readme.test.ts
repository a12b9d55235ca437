import { existsSync } from 'node:fs';
import path from 'node:path';
import { readText, sourceFiles } from '../support/repository-files';

const READMES = ['README.md', 'lib/README.md', 'lib/server/README.md', '__tests__/README.md'];

it('the first README is at most 8 kB', () => {
  expect(Buffer.byteLength(readText('README.md'))).toBeLessThanOrEqual(8192);
});

it.each(READMES)('%s leads to files that exist', (file) => {
  const links = [...readText(file).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link = '']) => link);
  const lost = links.filter((link) => !existsSync(path.join(path.dirname(file), link)));
  expect(lost).toEqual([]);
});

it('each test a promise names is there', () => {
  const tests = sourceFiles('__tests__').map((file) => file.replace(/^__tests__\/|\.(test|e2e)\.tsx?$/g, ''));
  const [, promises = ''] = readText('__tests__/README.md').split('## Promises');
  const [list = ''] = promises.split(/^## /m);
  const named = [...list.matchAll(/`((?:api|domain|server|engine|backup|architecture|queries|screens|e2e)\/[\w-]+)`/g)];
  expect(named.length).toBeGreaterThan(25);
  expect(named.map(([, name]) => name).filter((name) => !tests.includes(name ?? ''))).toEqual([]);
});
