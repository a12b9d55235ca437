import { http, HttpResponse } from 'msw';
import type { Role } from '@/config/roles';
import { MESSAGES } from '@/config/messages';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import { canOpenScreen } from '@/lib/domain/access/access';
import { mockServer, refusal } from './mock-endpoint';
import { asha } from './open-app';
import { sampleOf } from './sample-answers';

/** What differs from the sample of each answer, by the name of its call: `{ 'orders.get': { status: 'placed' } }`. */
export type Differences = Record<string, unknown>;

/** Answers on which every screen depends. */
const USUAL: Differences = {
  'savedViews.list': [],
  'listCounts.get': [],
  'catalogs.facets': { status: [], productTypeId: [], marketId: [], sellerId: [], valueId: [], rate: [], days: [] },
  'mergeRequests.ofRecord': { mergedInto: null, requests: [] },
};

const segments = ({ path }: Endpoint) => path.split('/');
const isParameter = (segment: string) => segment.startsWith('[');
const parameters = (endpoint: Endpoint) => segments(endpoint).filter(isParameter).length;
const ROUTES = [...ENDPOINTS].sort((a, b) => parameters(a) - parameters(b));

/** The call that a method and a path mean: fixed segments before parameters. */
export function findEndpoint(method: string, path: string): Endpoint | undefined {
  const parts = path.split('/');
  return ROUTES.find(
    (one) =>
      one.method === method &&
      segments(one).length === parts.length &&
      segments(one).every((segment, index) => isParameter(segment) || segment === parts[index]),
  );
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A sample with differences; each entry of a list differs from the sample's one entry. */
function changed(sample: unknown, difference: unknown): unknown {
  if (Array.isArray(difference) && Array.isArray(sample)) return difference.map((one) => changed(sample[0], one));
  if (!isObject(difference) || !isObject(sample)) return difference;
  const changes = Object.entries(difference).map(([key, value]) => [key, changed(sample[key], value)] as const);
  return { ...sample, ...Object.fromEntries(changes) };
}

const samples = new Map<Endpoint, unknown>();

function sampleFor(endpoint: Endpoint): unknown {
  if (!samples.has(endpoint)) samples.set(endpoint, sampleOf(endpoint.answer));
  return samples.get(endpoint);
}

/** Whether the contract permits a call, judged apart from the function that screens use. */
export function permits({ access }: Endpoint, roles: readonly Role[]): boolean {
  if (typeof access === 'string') return true;
  if ('screens' in access) return access.screens.some((screen) => canOpenScreen(screen, roles));
  return roles.some((role) => access.roles.includes(role));
}

let waiting = 0;
mockServer.events.on('request:start', () => (waiting += 1));
mockServer.events.on('request:end', () => (waiting -= 1));

/** People so far: each has an id of their own, by which the app remembers what they opened. */
let people = 0;

/** Calls that are not answered yet. */
export const callsUnderWay = () => waiting;

/**
 * A server that answers every call of the contract with its sample, and refuses what the roles may not call. Returns
 * the names of the calls it refused.
 */
export function sampledServer(roles: Role[], differences: Differences = {}): Set<string> {
  const refused = new Set<string>();
  people += 1;
  const id = asha().id.slice(0, -3) + String(people).padStart(3, '0');
  const known: Differences = { ...USUAL, 'me.get': asha({ id, fo: roles }), ...differences };
  mockServer.use(
    http.all('*', ({ request }) => {
      const endpoint = findEndpoint(request.method, new URL(request.url).pathname);
      if (!endpoint) return refusal(404);
      if (!permits(endpoint, roles)) {
        refused.add(endpoint.id);
        return refusal(403);
      }
      if (endpoint.download) return new HttpResponse(new Blob(['sample']));
      const sample = sampleFor(endpoint);
      const data = endpoint.id in known ? changed(sample, known[endpoint.id]) : sample;
      return HttpResponse.json({ message: MESSAGES.success, data }, { status: endpoint.status ?? 200 });
    }),
  );
  return refused;
}
