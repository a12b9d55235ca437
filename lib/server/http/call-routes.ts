import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** Something that answers the addresses of one path of the router, such as `/api/sellers/[id]`. */
export interface CallRoute {
  path: string;
  load: () => Promise<Answer>;
}

/** How wide a net a path casts: one that is fixed is looked at first, one that takes everything last. */
const breadth = (route: string) =>
  route.split('[').length - 1 + 10 * Number(route.includes('[...')) - route.length / 1000;

const patternOf = (route: string) =>
  new RegExp(`^${route.replace(/\[\.\.\.\w+\]/, '.+').replace(/\[\w+\]/g, '[^/]+')}$`);

/** Finds what answers an address, as Next's router would. What answers is loaded when it is first called. */
export function findingRoute(routes: readonly CallRoute[]): (pathname: string) => (() => Promise<Answer>) | undefined {
  const known = [...routes]
    .sort((a, b) => breadth(a.path) - breadth(b.path))
    .map(({ path: route, load }) => {
      let loaded: Promise<Answer> | undefined;
      const loadOnce = () =>
        (loaded ??= load().catch((error: unknown) => {
          loaded = undefined;
          throw error;
        }));
      return { route, pattern: patternOf(route), load: loadOnce };
    });
  const fixed = new Map(known.filter(({ route }) => !route.includes('[')).map(({ route, load }) => [route, load]));
  const open = known.filter(({ route }) => route.includes('['));
  return (pathname) => fixed.get(pathname) ?? open.find(({ pattern }) => pattern.test(pathname))?.load;
}

/** Calls that a build answers, without the one that answers whatever has no address. */
export function callRoutesOf(buildFolder: string): CallRoute[] {
  const folder = path.join(buildFolder, 'server');
  const files = JSON.parse(fs.readFileSync(path.join(folder, 'pages-manifest.json'), 'utf8')) as Record<string, string>;
  const requireFile = createRequire(path.join(folder, 'pages-manifest.json'));
  return Object.entries(files)
    .filter(([route]) => route.startsWith('/api/') && !route.includes('[...unknown]'))
    .map(([route, file]) => ({
      path: route,
      load: async () => ((await requireFile(`./${file}`)) as { default: Answer }).default,
    }));
}
