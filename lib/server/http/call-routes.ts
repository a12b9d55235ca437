import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';

type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** A handler for one path of the router, such as `/api/sellers/[id]`. */
export interface CallRoute {
  path: string;
  load: () => Promise<Answer>;
}

/** Sort key of a path, segment by segment: among the matches for a URL, the one that stays fixed for longest wins. */
const openness = (route: string) =>
  route
    .split('/')
    .map((part) => (part.startsWith('[...') ? 2 : Number(part.startsWith('['))))
    .join('');

const PART = String.raw`[^/\\]+`;
const patternOf = (route: string) =>
  new RegExp(`^${route.replace(/\[\.\.\.\w+\]/, `${PART}(?:/${PART})*`).replace(/\[\w+\]/g, PART)}$`);

/** Finds the handler for a URL as Next's router would. A handler is loaded on its first call. */
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

/** API routes of a build, without the catch-all for unknown URLs. */
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
