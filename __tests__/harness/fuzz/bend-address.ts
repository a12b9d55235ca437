import type { Random } from '@/lib/server/seed/random';
import { badValue } from './bad-values';
import type { KnownIds } from './known-ids';
import type { Operation } from './operations';
import { encode } from './sample-values';

/** Headers that could deceive a server. */
export const HEADERS: readonly [[string, string], ...[string, string][]] = [
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

/** Methods for a call that is sent with another method than its own. */
export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND', 'OPTIONS', 'HEAD'] as const;

/** An address of another place, or an alternative spelling of the same one. */
export function bendPath(path: string, random: Random): string {
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
}

interface Bent {
  random: Random;
  ids: KnownIds;
  operation: Operation;
}

/** An address with a query that is not declared like this. */
export function bendQuery(path: string, { random, ids, operation }: Bent): string {
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
}

/** The address without one of its query parameters, possibly a required one. */
export function dropParameter(path: string, random: Random): string {
  const [address = '', query = ''] = path.split('?');
  const given = query.split('&');
  given.splice(random.below(given.length), 1);
  return given.length > 0 ? `${address}?${given.join('&')}` : address;
}
