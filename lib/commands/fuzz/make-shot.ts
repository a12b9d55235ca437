import type { Random } from '../../server/db/seed/random';
import { badValue, spoil, spoilText } from './bad-values';
import type { KnownIds } from './known-ids';
import type { Operation } from './operations';
import { type JsonSchema, sampleValue, type Surroundings } from './sample-values';
import type { Shot } from './send-call';

export interface Maker {
  random: Random;
  ids: KnownIds;
  operation: Operation;
  photos: readonly Buffer[];
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** The wire takes no raw control characters in an address, and no broken ones. */
const encode = (value: unknown) => encodeURIComponent(asText(value).toWellFormed().slice(0, 6000));

interface Address {
  path: string;
  recordId?: string;
  query: [string, string][];
}

function addressOf({ random, ids, operation }: Maker): Address {
  const place = (schema: JsonSchema): Surroundings => ({ random, ids, area: operation.area, root: schema });
  let recordId: string | undefined;
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const schema = operation.parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {};
    const value = sampleValue(schema, name, place(schema));
    recordId ??= asText(value);
    return encode(value);
  });
  const query = operation.parameters
    .filter((one) => one.in === 'query' && (one.required || random.chance(0.3)))
    .map(({ name, schema }): [string, string] => {
      const inner =
        Object.keys(schema).length > 0 ? schema : { type: 'string', format: /Id$/.test(name) ? 'uuid' : '' };
      return [name, encode(sampleValue(inner, name, place(inner)))];
    });
  return { path, recordId, query };
}

const BOUNDARY = 'fuzzfuzzfuzz';

/** A form with a file in it, good or bad. */
function formOf({ random, operation, photos }: Maker, isGood: boolean): Buffer {
  const table = `Business name,Contact name,Phone numbers\nKesar ${random.below(1e6)},Mahesh,+9198${10_000_000 + random.below(8e7)}\n`;
  const contents = (operation.id === 'photos.upload' && photos[random.below(photos.length)]) || Buffer.from(table);
  const bad: Buffer[] = [
    Buffer.alloc(0),
    contents.subarray(0, random.below(contents.length)),
    Buffer.from('PK\u0003\u0004 not a zip'),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
    Buffer.from('GIF89a/*'),
    Buffer.from('"unclosed,\n"a""b\u0000'),
    Buffer.from(Array.from({ length: 3000 }, () => random.below(256))),
  ];
  const file = isGood ? contents : (bad[random.below(bad.length)] ?? contents);
  const name = isGood ? 'a.csv' : random.pick(['../../a.csv', 'a\u202ecsv', '', 'x'.repeat(4000), 'con.jpg', 'a.zip']);
  const field = isGood || random.chance(0.8) ? 'file' : 'other';
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return isGood || random.chance(0.8) ? whole : whole.subarray(0, random.below(whole.length));
}

/** A call as somebody who knows the document makes it. */
export function goodShot(maker: Maker): { shot: Shot; body: unknown } {
  const { random, ids, operation } = maker;
  const { path, recordId, query } = addressOf(maker);
  const search = query.map(([name, value]) => `${name}=${value}`).join('&');
  const shot: Shot = { method: operation.method, path: search ? `${path}?${search}` : path, headers: {} };
  if (operation.takesFile) {
    shot.body = formOf(maker, true);
    shot.headers['content-type'] = `multipart/form-data; boundary=${BOUNDARY}`;
    return { shot, body: undefined };
  }
  if (!operation.body) return { shot, body: undefined };
  const body = sampleValue(operation.body, '', { random, ids, area: operation.area, recordId, root: operation.body });
  shot.body = Buffer.from(JSON.stringify(body));
  shot.headers['content-type'] = 'application/json';
  return { shot, body };
}

const HEADERS: readonly [[string, string], ...[string, string][]] = [
  ['x-middleware-subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['x-middleware-subrequest', 'src/middleware:src/middleware'],
  ['x-http-method-override', 'DELETE'],
  ['x-original-url', '/api/health'],
  ['x-rewrite-url', '/api/health'],
  ['x-invoke-path', '/api/health'],
  ['x-now-route-matches', '1=api'],
  ['x-nextjs-data', '1'],
  ['x-user-id', '1'],
  ['x-role', 'admin'],
  ['host', 'evil.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['cookie', 'ticket=; __proto__=1; a=%00; =; ;'],
  ['cookie', `ticket=${'x'.repeat(6000)}`],
  ['range', 'bytes=0-,1-2'],
  ['if-none-match', '*'],
  ['accept-encoding', 'gzip;q=NaN'],
  ['accept-language', 'x'.repeat(3000)],
  ['user-agent', '\u00ff\u00fe () { :; };'],
  ['content-encoding', 'gzip'],
  ['expect', '200-maybe'],
  ['x-request-id', 'a\tb'],
  ['content-type', 'application/json; charset=utf-16'],
  ['content-type', 'text/plain'],
  ['content-type', 'application/x-www-form-urlencoded'],
  ['content-type', 'multipart/form-data'],
  ['content-type', 'application/jsonp'],
];

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'OPTIONS', 'HEAD'] as const;

const bendPath = (path: string, random: Random) => {
  const ways: [() => string, ...(() => string)[]] = [
    () => `/${path}`,
    () => path.replace('?', '/?') + (path.includes('?') ? '' : '/'),
    () => path.replace('/api', '/API'),
    () => path.replace('/api/', '/api/%2e%2e/api/'),
    () => path.replace('/api/', '/api/./'),
    () => path.replace(/\/([^/?]+)(\?|$)/, '%2f$1$2'),
    () => path.replace(/[0-9a-f-]{36}/, () => '%00'),
    () => path.replace(/[0-9a-f-]{36}/, (id) => id.toUpperCase()),
    () => path.replace(/[0-9a-f-]{36}/, () => encode("' or 1=1 --")),
    () => path.replace(/[0-9a-f-]{36}/, () => 'x'.repeat(3000)),
    () => `/_next/data/x${path.split('?')[0]}.json`,
    () => `${path}${path.includes('?') ? '&' : '?'}nxtPid=1&__nextLocale=en`,
  ];
  return random.pick(ways)();
};

const bendQuery = (path: string, { random, ids, operation }: Maker) => {
  const names = operation.parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const name = names[random.below(names.length)] ?? 'x';
  const value = encode(badValue(random, ids));
  const more = random.pick([
    `${name}=${value}`,
    `${name}=${value}&${name}=1`,
    `${name}[]=1`,
    `${name}[$ne]=1`,
    `${name}`,
    `__proto__=1`,
    `constructor=1&x=%zz`,
    `${name}=%00`,
    `${name}=${'1,'.repeat(900)}`,
  ]);
  return `${path}${path.includes('?') ? '&' : '?'}${more}`;
};

/** The same call with one or two things about it wrong. */
export function badShot(maker: Maker): Shot {
  const { random, ids, operation } = maker;
  const { shot, body } = goodShot(maker);
  const spoilBody = () => {
    if (operation.takesFile) shot.body = formOf(maker, false);
    else shot.body = Buffer.from(JSON.stringify(spoil(body ?? {}, random, ids)) ?? 'undefined');
    if (!operation.takesFile) shot.headers['content-type'] = 'application/json';
  };
  const ways: readonly [() => void, ...(() => void)[]] = [
    spoilBody,
    spoilBody,
    spoilBody,
    () => (shot.path = bendQuery(shot.path, maker)),
    () => (shot.path = bendQuery(shot.path, maker)),
    () => (shot.path = bendPath(shot.path, random)),
    () => (shot.body = spoilText(JSON.stringify(body ?? { a: 1 }), random)),
    () => Object.assign(shot.headers, Object.fromEntries([random.pick(HEADERS)])),
    () => (shot.method = random.pick(METHODS)),
    () => delete shot.body,
  ];
  for (let turn = 0; turn < (random.chance(0.25) ? 2 : 1); turn += 1) random.pick(ways)();
  return shot;
}
