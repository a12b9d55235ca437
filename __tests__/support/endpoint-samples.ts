import type { Role } from '@/config/roles';
import { type Endpoint, fillPath } from '@/lib/contracts/base/endpoint';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import { EXAMPLE_CODE } from '@/lib/domain/messages/short-links';
import { ENDPOINT_BODIES } from './endpoint-bodies';
import { BUYER_BULK_CHANGE, CATALOG_BULK_CHANGE, ORDER_BULK_CHANGE, SOME_ID } from './sample-bodies';

/** Roles that can export no list except their own usage. */
const ONLY_OWN_USE = [
  'pipeline_onground',
  'editor_catalog',
  'editor_video',
  'chat_active',
  'whatsapp_message',
  'catalog_expert',
] as const;

/** Calls that accept several kinds of bodies, of which some roles may send only one. */
const BODIES_OF_ROLES: Record<string, Partial<Record<Role, Record<string, unknown>>>> = {
  'bulkChanges.preview': {
    editor_catalog: CATALOG_BULK_CHANGE,
    editor_review: CATALOG_BULK_CHANGE,
    manage_buyer: BUYER_BULK_CHANGE,
    salesman: ORDER_BULK_CHANGE,
  },
  'bulkChanges.start': {
    editor_catalog: { ...CATALOG_BULK_CHANGE, id: SOME_ID },
    editor_review: { ...CATALOG_BULK_CHANGE, id: SOME_ID },
    manage_buyer: { ...BUYER_BULK_CHANGE, id: SOME_ID },
    salesman: { ...ORDER_BULK_CHANGE, id: SOME_ID },
  },
  'exports.start': {
    manage_buyer: { list: 'buyers.list', query: '', format: 'csv' },
    ...Object.fromEntries(ONLY_OWN_USE.map((role) => [role, { list: 'billing.statement', query: '', format: 'csv' }])),
  },
  'imports.create': { manage_buyer: { area: 'buyers', fileId: SOME_ID } },
};

export function sampleBody({ id, body }: Endpoint, role?: Role): Record<string, unknown> | undefined {
  const sample = (role && BODIES_OF_ROLES[id]?.[role]) ?? ENDPOINT_BODIES[id];
  if (body && !sample) throw new Error(`Give ${id} a body in endpoint-bodies.ts`);
  return sample;
}

/** Ids that are not UUIDs. */
const IDS: Record<string, string> = { 'screens.get': 'dashboard', 'shortLinks.open': EXAMPLE_CODE };

/** The endpoint's address with its parameters filled in; the record may or may not exist. */
export const samplePath = ({ path, id }: Endpoint): string =>
  fillPath(path, { id: IDS[id] ?? SOME_ID, photoId: SOME_ID, size: 'thumb' });

/** Required queries; only the server can sign an address, so the signature has just the right format. */
const QUERIES: Record<string, string> = {
  'search.everything': '?q=laxmi',
  'photos.content': `?until=9999999999&sign=${'A'.repeat(43)}`,
  'collectionLinks.page': `?sign=${'A'.repeat(43)}`,
  'videoUploads.content': `?until=9999999999&sign=${'A'.repeat(43)}`,
  'messages.composer': `?subject=buyers&id=${SOME_ID}`,
  'listCounts.get': '?list=sellers.list&search=status%3Dactive',
  'whatsappPosts.sendersOf': `?sellerId=${SOME_ID}`,
  'uploadDrafts.lastTime': `?sellerId=${SOME_ID}`,
};

/** The address with its required query. */
export const sampleAddress = (endpoint: Endpoint): string => samplePath(endpoint) + (QUERIES[endpoint.id] ?? '');

export const byId = (endpoints: Endpoint[]) => endpoints.map((endpoint) => [endpoint.id, endpoint] as const);
export const CLOSED = ENDPOINTS.filter((endpoint) => endpoint.access !== 'public');
/** Calls that change data with JSON or without a body; calls that take a file have separate tests. */
export const WRITING = ENDPOINTS.filter(({ method, upload, resumable }) => method !== 'GET' && !upload && !resumable);

/** The error code of a failure; a response to a HEAD has no body. */
export const codeIn = ({ method }: Endpoint, code: string) => (method === 'HEAD' ? undefined : code);

/** A complete request, as made by a client that knows the contract. */
export const sampleRequest = (endpoint: Endpoint, role?: Role): RequestInit & { headers?: Record<string, string> } => {
  const body = sampleBody(endpoint, role);
  return {
    method: endpoint.method,
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  };
};
