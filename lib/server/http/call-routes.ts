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

/** How open a path is, part by part: of those that answer an address, the one wins that is fixed for longest. */
const openness = (route: string) =>
  route
    .split('/')
    .map((part) => (part.startsWith('[...') ? 2 : Number(part.startsWith('['))))
    .join('');

const PART = String.raw`[^/\\]+`;
const patternOf = (route: string) =>
  new RegExp(`^${route.replace(/\[\.\.\.\w+\]/, `${PART}(?:/${PART})*`).replace(/\[\w+\]/g, PART)}$`);

/** Finds what answers an address, as Next's router would. What answers is loaded when it is first called. */
export function findingRoute(routes: readonly CallRoute[]): (pathname: string) => (() => Promise<Answer>) | undefined {
  const known = [...routes]
    .sort((a, b) => (openness(a.path) < openness(b.path) ? -1 : 1))
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
