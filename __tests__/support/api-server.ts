import { existsSync } from 'node:fs';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import { localAddress } from '@/lib/server/auth/local-firebase/address';
import { type CallRoute, findingRoute } from '@/lib/server/http/call-routes';
import { longAddress } from '@/lib/server/http/short-address';

/** Routes without a contract: calls in third-party formats, and all other addresses. */
const UNDECLARED = [
  '/api/local-firebase/[...path]',
  '/api/message-sandbox/[...path]',
  '/api/webhooks/[...path]',
  '/api/[...unknown]',
];

interface ApiFile {
  default: RequestListener;
  config: { api: { bodyParser: boolean } };
}

/** Routes of an area that a test plants, by the path their file would have. */
export type PlantedRoutes = Readonly<Record<string, RequestListener>>;

function routeOf(route: string, planted?: RequestListener): CallRoute {
  if (planted) return { path: route, load: () => Promise.resolve(planted) };
  const file = [`pages${route}.ts`, `pages${route}/index.ts`].find((name) =>
    existsSync(path.join(process.cwd(), name)),
  );
  if (!file) throw new Error(`No file under pages answers ${route}`);
  const load = async () => {
    const { config, default: listener } = (await import(path.join(process.cwd(), file))) as ApiFile;
    if (config.api.bodyParser) throw new Error(`${file} leaves the body to Next`);
    return listener;
  };
  return { path: route, load };
}

/** Serves the real files under `pages/api` on a free port, matched like in Next: fixed addresses first. */
export async function startApiServer(
  planted: PlantedRoutes = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const paths = [...new Set([...ENDPOINTS.map((endpoint) => endpoint.path), ...UNDECLARED])];
  const find = findingRoute(paths.map((route) => routeOf(route, planted[route])));

  const server = http.createServer((request, response) => {
    request.url = longAddress(localAddress(request.url ?? '/'));
    const pathname = request.url.split('?')[0] ?? '/';
    const load = find(pathname);
    if (!load) response.writeHead(404).end('No such address');
    else
      load().then(
        (listener) => listener(request, response),
        (error: unknown) => response.writeHead(500).end(`The route cannot be loaded: ${String(error)}`),
      );
  });
  // Never closes idle connections: client and server share a process here, and if it was busy for five seconds, the
  // server would close the connection just as it is used again.
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
