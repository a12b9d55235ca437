import { circlesOf, importGraph } from '../support/import-graph';
import { sourceFiles } from '../support/repository-files';

const FILES = ['components', 'config', 'lib', 'pages', '__tests__'].flatMap(sourceFiles);

it('no file loads itself by way of others, and each file is looked at', async () => {
  const graph = await importGraph(FILES);
  expect(FILES.filter((file) => !graph.has(file))).toEqual([]);
  expect(graph.get('lib/domain/access/access.ts')).toEqual(['config/menu.ts']);
  expect(circlesOf(graph)).toEqual([]);
});

const A = 'lib/domain/planted-a.ts';
const B = 'components/ui/planted-b.tsx';
const C = 'lib/domain/planted-c.ts';

it.each([
  [
    'two that import each other',
    { [A]: `import './planted-c'; export const a = 1;`, [C]: `import { a } from './planted-a'; export const c = a;` },
    1,
  ],
  [
    'three, by other spellings of their names',
    {
      [A]: `export { b } from '@/components/ui/planted-b';`,
      [B]: `import { c } from '../../lib/domain/planted-c'; export const b = <p>{c}</p>;`,
      [C]: `export * from './planted-a'; export const c = 1;`,
    },
    1,
  ],
  [
    'one that is loaded late',
    {
      [A]: `export const late = () => import('@/lib/domain/planted-c');`,
      [C]: `import { late } from './planted-a'; void late;`,
    },
    1,
  ],
  ['one that imports itself', { [A]: `import { a as b } from './planted-a'; export const a = () => b;` }, 1],
  [
    'not one whose way back is a type',
    {
      [A]: `import { c } from './planted-c'; export type A = typeof c;`,
      [C]: `import type { A } from './planted-a'; export const c: A | 1 = 1;`,
    },
    0,
  ],
])('a planted circle is found: %s', async (_name, planted, found) => {
  expect(circlesOf(await importGraph([], planted as Record<string, string>))).toHaveLength(found);
});
