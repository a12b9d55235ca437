import { existsSync } from 'node:fs';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import { localAddress } from '@/lib/server/auth/local-firebase/address';
import { longAddress } from '@/lib/server/http/short-address';

/** What no contract declares: calls in the shapes of others, and every other address. */
const UNDECLARED = [
  '/api/local-firebase/[...path]',
  '/api/message-sandbox/[...path]',
  '/api/webhooks/[...path]',
  '/api/[...unknown]',
];

/** How wide a net an address casts: one that is fixed is looked at first, one that takes everything last. */
const breadth = (route: string) =>
  route.split('[').length - 1 + 10 * Number(route.includes('[...')) - route.length / 1000;

interface ApiFile {
  default: RequestListener;
  config: { api: { bodyParser: boolean } };
}

/** Routes of an area that a test plants, by the path that their file would have. */
export type PlantedRoutes = Readonly<Record<string, RequestListener>>;

interface Route {
  pattern: RegExp;
  /** Loads the file, with all that it stands on, when it is first called. */
  load: () => Promise<RequestListener>;
}

const patternOf = (route: string) =>
  new RegExp(`^${route.replace(/\[\.\.\.\w+\]/, '.+').replace(/\[\w+\]/g, '[^/]+')}$`);

function findRoute(route: string, planted?: RequestListener): Route {
  if (planted) return { pattern: patternOf(route), load: () => Promise.resolve(planted) };
  const file = [`pages${route}.ts`, `pages${route}/index.ts`].find((name) =>
    existsSync(path.join(process.cwd(), name)),
  );
  if (!file) throw new Error(`No file under pages answers ${route}`);
  let loaded: Promise<RequestListener> | undefined;
  const load = async () => {
    const { config, default: listener } = (await import(path.join(process.cwd(), file))) as ApiFile;
    if (config.api.bodyParser) throw new Error(`${file} leaves the body to Next`);
    return listener;
  };
  return { pattern: patternOf(route), load: () => (loaded ??= load()) };
}

/** Serves the real files under `pages/api` on a free port, found as Next finds them: fixed addresses first. */
export async function startApiServer(
  planted: PlantedRoutes = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const paths = [...new Set([...ENDPOINTS.map((endpoint) => endpoint.path), ...UNDECLARED])];
  const routes = paths.sort((a, b) => breadth(a) - breadth(b)).map((route) => findRoute(route, planted[route]));

  const server = http.createServer((request, response) => {
    request.url = longAddress(localAddress(request.url ?? '/'));
    const pathname = request.url.split('?')[0] ?? '/';
    const route = routes.find(({ pattern }) => pattern.test(pathname));
    if (!route) response.writeHead(404).end('No such address');
    else
      route.load().then(
        (listener) => listener(request, response),
        (error: unknown) => response.writeHead(500).end(`The route cannot be loaded: ${String(error)}`),
      );
  });
  // Never closes a connection first: asker and asked share a process here, and one that was busy for five seconds would
  // end the connection in the moment it is asked again.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
