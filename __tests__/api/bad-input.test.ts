import * as fc from 'fast-check';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import { serveApi } from '../support/api';
import {
  byId,
  codeIn,
  sampleAddress,
  sampleBody,
  samplePath,
  sampleRequest,
  WRITING,
} from '../support/endpoint-samples';
import { makeSession, makeUser } from '../support/factories';
import { forgetLimits } from '../support/rate-limit-rows';

const api = serveApi();

/** A user who may call every endpoint. */
let as: Awaited<ReturnType<typeof makeSession>>;

beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});
beforeEach(forgetLimits);

const JSON_TYPE = { 'Content-Type': 'application/json' };
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;
const stream = (bytes: number) => ({
  body: new Blob(['{"a":"', 'x'.repeat(bytes), '"}']).stream(),
  duplex: 'half',
});

type Garbage = [what: string, status: number, code: string, request: RequestInit | (() => object)];

const GARBAGE: Garbage[] = [
  ['broken JSON', 400, 'malformed', { body: '{"phoneNumber": ' }],
  ['two values', 400, 'malformed', { body: '{}{}' }],
  ['broken UTF-8', 400, 'malformed', { body: new Uint8Array([0x22, 0xc3, 0x28, 0x22]) }],
  ['an array', 400, 'bad_input', { body: '[{"phoneNumber":"1"}]' }],
  ['an empty array', 400, 'bad_input', { body: '[]' }],
  ['a text', 400, 'bad_input', { body: '"hello"' }],
  ['an empty text', 400, 'bad_input', { body: '""' }],
  ['a number', 400, 'bad_input', { body: '1e999' }],
  ['nothing at all', 400, 'bad_input', { body: 'null' }],
  ['an unknown field', 400, 'bad_input', { body: '{"surprise":1}' }],
  ['a NUL', 400, 'malformed', { body: '{"phoneNumber":"a\\u0000b"}' }],
  ['a NUL in a name', 400, 'malformed', { body: '{"a\\u0000":1}' }],
  ['half a character', 400, 'malformed', { body: '{"phoneNumber":"\\ud800"}' }],
  ['half a character in a list', 400, 'malformed', { body: '{"a":[["\\udc00"]]}' }],
  ['forty levels', 400, 'malformed', { body: nested(40) }],
  ['forty thousand levels', 400, 'malformed', { body: nested(40_000) }],
  ['a prototype', 400, 'malformed', { body: '{"__proto__":{"isAdmin":true}}' }],
  ['a constructor', 400, 'bad_input', { body: '{"constructor":{"prototype":{}}}' }],
  ['300 kB', 413, 'too_large', { body: `{"a":"${'x'.repeat(300_000)}"}` }],
  ['8 MB', 413, 'too_large', { body: `{"a":"${'x'.repeat(8_000_000)}"}` }],
  ['300 kB of unknown length', 413, 'too_large', () => stream(300_000)],
  ['8 MB of unknown length', 413, 'too_large', () => stream(8_000_000)],
  [
    'a form',
    415,
    'wrong_media_type',
    { body: 'a=1', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
  ],
  ['plain text', 415, 'wrong_media_type', { body: '{}', headers: { 'Content-Type': 'text/plain' } }],
  ['no type', 415, 'wrong_media_type', { body: new Uint8Array([0x7b, 0x7d]), headers: {} }],
  [
    'a type that begins alike',
    415,
    'wrong_media_type',
    { body: '{}', headers: { 'Content-Type': 'application/jsonp' } },
  ],
  ['a packed body', 415, 'wrong_media_type', { body: '{}', headers: { ...JSON_TYPE, 'Content-Encoding': 'gzip' } }],
];

/** Body parser errors are tested once for each way an endpoint reads its body. Every endpoint is tested with these. */
const AT_EACH_CALL = ['broken JSON', 'an unknown field'];
const READERS = [true, false].flatMap((hasBody) => WRITING.find(({ body }) => Boolean(body) === hasBody) ?? []);

/** Kinds of garbage that the endpoint answers incorrectly. */
async function wronglyAnswered(endpoint: Endpoint, garbage: readonly Garbage[]) {
  const wrong: unknown[] = [];
  for (const [what, status, code, request] of garbage) {
    const reply = await api.send(samplePath(endpoint), {
      headers: JSON_TYPE,
      ...(typeof request === 'function' ? request() : request),
      method: endpoint.method,
      as,
    });
    if (reply.status !== status || reply.failure.code !== code) wrong.push([what, reply.status, reply.failure.code]);
  }
  return wrong;
}

it.each(byId(READERS))('%s refuses every kind of garbage', async (_id, endpoint) => {
  expect(await wronglyAnswered(endpoint, GARBAGE)).toEqual([]);
});

it.each(byId(WRITING))('%s refuses garbage', async (_id, endpoint) => {
  const garbage = GARBAGE.filter(([what]) => AT_EACH_CALL.includes(what));
  expect(garbage).toHaveLength(AT_EACH_CALL.length);
  expect(await wronglyAnswered(endpoint, garbage)).toEqual([]);
});

it.each(byId(ENDPOINTS.filter(({ method }) => method !== 'GET' && method !== 'HEAD')))(
  '%s refuses what a page of another site sends',
  async (_id, endpoint) => {
    for (const site of ['cross-site', 'same-site']) {
      const { headers, ...request } = sampleRequest(endpoint);
      const foreign: Record<string, string> = { 'Sec-Fetch-Site': site, Origin: 'https://evil.example' };
      const reply = await api.send(samplePath(endpoint), { ...request, headers: { ...headers, ...foreign }, as });
      expect([site, reply.status, reply.failure.code]).toEqual([site, 403, 'cross_site']);
    }
  },
);

describe.each(byId(WRITING.filter((endpoint) => endpoint.body)))('%s refuses', (_id, endpoint) => {
  const sample = sampleBody(endpoint) ?? {};
  const send = async (body: unknown) =>
    api.send(samplePath(endpoint), { ...sampleRequest(endpoint), body: JSON.stringify(body), as });

  it('a field nobody declared beside good ones', async () => {
    const { status, failure } = await send({ ...sample, surprise: 1 });
    expect([status, failure.code, failure.issues?.length]).toEqual([400, 'bad_input', 1]);
  });

  it('a field of another type, and names it', async () => {
    const wrong: unknown[] = [];
    for (const field of Object.keys(sample))
      for (const value of [null, 1, true, {}, [], ['x'], '', 'x'.repeat(200_000)]) {
        const isItsOwn = typeof value !== 'object' && typeof value === typeof sample[field];
        if (isItsOwn && typeof value !== 'string') continue;
        const given = { ...sample, [field]: value };
        const { status, text } = await send(given);
        // A list may be empty and a text may be any text: input that the contract accepts is not garbage.
        const isTaken = typeof value === 'string' || (await endpoint.body?.safeParseAsync(given))?.success;
        const isRight = isTaken ? status < 500 : status === 400 && text.includes(`"path":["${field}"`);
        if (!isRight) wrong.push([field, value, status, text]);
      }
    expect(wrong).toEqual([]);
  });

  it('no body', async () => {
    const reply = await api.send(samplePath(endpoint), { method: endpoint.method, as });
    expect([reply.status, reply.failure.code]).toEqual([400, 'bad_input']);
  });
});

describe.each(byId(ENDPOINTS))('%s', (_id, endpoint) => {
  it('refuses a query nobody declared', async () => {
    for (const query of ['?x=1', '?__proto__=1', '?id=1&id=2', '?%zz']) {
      const reply = await api.send(samplePath(endpoint) + query, { ...sampleRequest(endpoint), as });
      expect([query, reply.status, reply.failure.code]).toEqual([query, 400, codeIn(endpoint, 'bad_input')]);
    }
    const broken = await api.send(`${samplePath(endpoint)}?x=%00`, {
      ...sampleRequest(endpoint),
      as,
    });
    expect([broken.status, broken.failure.code]).toEqual([400, codeIn(endpoint, 'malformed')]);
  });
});

describe.each([...new Set(ENDPOINTS.map(({ path }) => path))])('%s', (path) => {
  const here = ENDPOINTS.filter((endpoint) => endpoint.path === path);
  const declared: string[] = here.map(({ method }) => method);
  const place = samplePath(here[0] as Endpoint);

  it('says which methods it answers', async () => {
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'];
    for (const method of methods.filter((name) => !declared.includes(name))) {
      const reply = await api.send(place, { method, as });
      expect([method, reply.status, reply.failure.code]).toEqual([method, 405, 'method_not_allowed']);
      expect(reply.headers.get('allow')?.split(', ').sort()).toEqual([...declared].sort());
    }
    // A HEAD request gets the same answer as a GET. No user is signed in here.
    const read = here.find(({ method }) => method === 'GET');
    const open = read?.download ? 404 : 200;
    const isDeclared = declared.includes('HEAD');
    const expected = read ? (read.access === 'public' ? open : 401) : isDeclared ? 401 : 405;
    const address = read ? sampleAddress(read) : place;
    expect((await fetch(api.origin + address, { method: 'HEAD' })).status).toBe(expected);
  });

  if (path.includes('['))
    it('refuses a broken address', async () => {
      const { method, id } = here[0] as Endpoint;
      // Endpoints that buyers open answer with an HTML page instead.
      const isPage = id === 'collectionLinks.page' || id === 'shortLinks.open';
      const send = (address: string) => (isPage ? fetch(api.origin + address) : api.send(address, { method, as }));
      const addresses = [
        ['%E0%A4%A', 400],
        ['%', 400],
        ['%00', 400],
        ['not-an-id', 404],
        ["'%20or%201=1--", 404],
        ['..%2F..%2Fme', 404],
        ['x'.repeat(4000), 404],
      ] as const;
      for (const [value, status] of addresses) {
        const reply = await send(path.replace(/\[\w+\]/, value));
        expect([value, reply.status]).toEqual([value, status]);
      }
    });
});

it('answers no body whatever with a failure of its own', async () => {
  const values = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.double(), fc.boolean(), fc.constant(null));
  const anything = fc.oneof(fc.jsonValue(), values, fc.array(values), fc.dictionary(fc.string(), values));
  const somewhat = WRITING.map((endpoint) => {
    const fields = Object.entries(sampleBody(endpoint) ?? { field: '' });
    const record = fields.map(([name, value]) => [name, fc.oneof(values, anything, fc.constant(value))] as const);
    const body = fc.oneof(anything, fc.record(Object.fromEntries(record), { requiredKeys: [] }));
    return body.map((value) => ({ endpoint, value }));
  });

  await fc.assert(
    fc.asyncProperty(fc.oneof(...somewhat), async ({ endpoint, value }) => {
      const request = { ...sampleRequest(endpoint), headers: JSON_TYPE, body: JSON.stringify(value) };
      const { status } = await api.send(samplePath(endpoint), { ...request, as });
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 3000 },
  );
});

it('answers an address nobody declared in the one envelope', async () => {
  for (const place of ['/api/nothing', '/api/me/nothing', '/api/users/a/b/c', '/api/health/x?y=%zz'])
    for (const request of [{}, { method: 'POST', body: '{' }, { method: 'PROPFIND' }]) {
      const reply = await api.send(place, { ...request, as });
      expect([place, reply.status, reply.failure.code]).toEqual([place, 404, 'not_found']);
    }
});
