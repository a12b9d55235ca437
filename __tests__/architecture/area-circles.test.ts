import path from 'node:path';
import { readText, sourceFiles } from '../support/repository-files';

const AREAS = 'lib/server/areas/';
const areaOf = (file: string) => (file.startsWith(AREAS) ? file.slice(AREAS.length).split('/')[0] : undefined);

/** Areas that each area imports from, by the relative imports of its files. */
function importsBetween(files: readonly (readonly [file: string, text: string])[]): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const from = areaOf(file);
    if (!from) continue;
    const others = imports.get(from) ?? new Set<string>();
    for (const [, spec = ''] of text.matchAll(/from '(\.{1,2}\/[^']+)'/g)) {
      const to = areaOf(path.posix.join(path.posix.dirname(file), spec));
      if (to && to !== from) others.add(to);
    }
    imports.set(from, others);
  }
  return imports;
}

/** The first import cycle found, starting at an area. */
function findCircle(imports: Map<string, Set<string>>): string[] | null {
  const isDone = new Set<string>();
  const walk = (area: string, way: string[]): string[] | null => {
    if (way.includes(area)) return [...way.slice(way.indexOf(area)), area];
    if (isDone.has(area)) return null;
    for (const next of imports.get(area) ?? []) {
      const circle = walk(next, [...way, area]);
      if (circle) return circle;
    }
    isDone.add(area);
    return null;
  };
  for (const area of imports.keys()) {
    const circle = walk(area, []);
    if (circle) return circle;
  }
  return null;
}

const FILES = sourceFiles('lib/server/areas').map((file) => [file, readText(file)] as const);

it('areas of the server import each other in one direction', () => {
  expect(importsBetween(FILES).size).toBeGreaterThan(15);
  expect(findCircle(importsBetween(FILES))).toBeNull();
});

it('a planted circle of three is found', () => {
  const planted = [
    [`${AREAS}markets/planted.ts`, "import { a } from '../uploads/service';"],
    [`${AREAS}users/planted.ts`, "export type { b } from '../markets/service';"],
  ] as const;
  expect(findCircle(importsBetween([...FILES, ...planted]))).not.toBeNull();
});
