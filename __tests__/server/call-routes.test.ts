/** Which route answers which address, like in the page router. */
import { findingRoute } from '@/lib/server/http/call-routes';

const PATHS = [
  '/api/[...unknown]',
  '/api/sellers/[id]',
  '/api/sellers',
  '/api/sellers/[id]/notes',
  '/api/sellers/options',
  '/api/webhooks/[...path]',
  '/api/[area]/counts/all',
  '/api/views/[id]/all',
];

/** Returns the path of the route for an address. */
function finder() {
  const loads = jest.fn();
  const routes = PATHS.map((path) => ({
    path,
    load: () => {
      loads(path);
      return Promise.resolve(Object.assign(() => {}, { path }));
    },
  }));
  const find = findingRoute(routes);
  return { loads, answers: async (pathname: string) => ((await find(pathname)?.()) as { path?: string })?.path };
}

it.each([
  ['/api/sellers', '/api/sellers'],
  ['/api/sellers/options', '/api/sellers/options'],
  ['/api/sellers/1', '/api/sellers/[id]'],
  ['/api/sellers/1/notes', '/api/sellers/[id]/notes'],
  ['/api/sellers/options/notes', '/api/sellers/[id]/notes'],
  ['/api/webhooks/a/b', '/api/webhooks/[...path]'],
  ['/api/views/counts/all', '/api/views/[id]/all'],
  ['/api/orders/counts/all', '/api/[area]/counts/all'],
  ['/api/webhooks/a/', undefined],
  ['/api/sellers/a\\b', undefined],
  ['/api/sellers/', undefined],
  ['/api/sellers/1/2', '/api/[...unknown]'],
  ['/seller', undefined],
  ['/api/constructor', '/api/[...unknown]'],
])('%s is answered by %s', async (pathname, path) => {
  expect(await finder().answers(pathname)).toBe(path);
});

it('loads what answers when it is first called, and once', async () => {
  const { answers, loads } = finder();
  expect(loads).not.toHaveBeenCalled();
  await Promise.all([answers('/api/sellers/1'), answers('/api/sellers/2')]);
  await answers('/api/sellers/3');
  expect(loads.mock.calls).toEqual([['/api/sellers/[id]']]);
});
