import { SCREENS } from '@/lib/domain/access/access';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { CONTRACTS, ENDPOINTS } from '@/lib/contracts/base/registry';
import { readText, sourceFiles } from '../support/repository-files';

/** Routes in the formats of Google and of message providers, and the handlers of unmatched addresses. */
const WITHOUT_CONTRACT = [
  'pages/api/local-firebase/[...path].ts',
  'pages/api/message-sandbox/[...path].ts',
  'pages/api/webhooks/[...path].ts',
  'pages/api/[...unknown].ts',
];

const files = sourceFiles('pages/api').filter((file) => !WITHOUT_CONTRACT.includes(file));
const pathOf = (file: string) => file.replace(/^pages/, '').replace(/(\/index)?\.ts$/, '');

/** `POST: handle(authApi.openSession` read as `POST authApi.openSession`. */
const declaredIn = (file: string) =>
  [...readText(file).matchAll(/^ {2}([A-Z]+): handle(?:Resumable)?\((\w+\.\w+)/gm)].map(
    ([, method, contract]) => `${method} ${contract}`,
  );

const contracts = Object.entries(CONTRACTS).flatMap(([area, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([verb, endpoint]) => ({ area, verb, endpoint })),
);

describe('contracts and API files', () => {
  it('every contract has its file, and every file a contract', () => {
    const paths = new Set(ENDPOINTS.map((endpoint) => endpoint.path));
    expect(files.map(pathOf).sort()).toEqual([...paths].sort());
  });

  it.each(files)('%s answers exactly the methods its contracts declare', (file) => {
    const expected = contracts.filter(({ endpoint }) => endpoint.path === pathOf(file));
    expect(declaredIn(file).sort()).toEqual(
      expected.map(({ area, verb, endpoint }) => `${endpoint.method} ${area}Api.${verb}`).sort(),
    );
  });

  it.each([...files, ...WITHOUT_CONTRACT])('%s leaves the body to the route, which limits and checks it', (file) => {
    expect(readText(file)).toContain('export const config = { api: { bodyParser: false } };');
  });

  it.each(files)('%s goes through route()', (file) => {
    expect(readText(file)).toMatch(/^export default route\(\{$/m);
  });

  it('the contracts are all in the registry', () => {
    const declared = sourceFiles('lib/contracts').filter((file) => /^export const \w+Api = /m.test(readText(file)));
    expect(declared.map((file) => file.split('/').at(-1)?.replace('.ts', '')).sort()).toEqual(
      Object.keys(CONTRACTS)
        .map((area) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))
        .sort(),
    );
  });
});

describe('each contract', () => {
  it.each(contracts.map((contract) => [contract.endpoint.id, contract] as const))(
    '%s',
    (id, { area, verb, endpoint }) => {
      expect(id).toBe(`${area}.${verb}`);
      expect(endpoint.summary).toMatch(/\.$/);
      expect(endpoint.path).toMatch(/^\/api(\/[a-z]+(-[a-z]+)*|\/\[\w+\])+$/);
      expect('params' in endpoint && endpoint.params !== undefined).toBe(endpoint.path.includes('['));
      if (endpoint.method === 'GET') expect(endpoint.body).toBeUndefined();
    },
  );

  it('has a method and path of its own', () => {
    const calls = ENDPOINTS.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('that asks for a screen asks for one that is in the table', () => {
    const ids: string[] = SCREENS.map((screen) => screen.id);
    const asked = ENDPOINTS.flatMap(({ access }) =>
      typeof access === 'object' && 'screens' in access ? access.screens : [],
    );
    expect(asked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is public only for signing in, with a signed address, or without personal data', () => {
    const open = ENDPOINTS.filter((endpoint) => endpoint.access === 'public').map((endpoint) => endpoint.id);
    expect(open.sort()).toEqual([
      'auth.checkPassword',
      'auth.forgotPassword',
      'auth.openSession',
      'auth.refresh',
      'collectionLinks.page',
      'photos.content',
      'shortLinks.open',
      'system.health',
      'videoUploads.content',
    ]);
  });
});
