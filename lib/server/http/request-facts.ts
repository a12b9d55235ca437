import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { env } from '../env';
import { newId } from '../db/schema/columns';

/** What a handler may know about a call besides its input. */
export interface RequestFacts {
  id: string;
  /** The caller's IP address, as far as it can be trusted. */
  address: string;
  /** Readable: "Chrome on Android". */
  device: string;
  /** True for a link preview or a crawler, not a person opening the page. */
  isPreview: boolean;
  cookies: Record<string, string>;
}

/**
 * With `TRUST_PROXY` proxies in front, the address is the one seen by the outermost of them; entries further left are
 * the caller's own claim and are ignored.
 */
export function callerAddress(request: IncomingMessage, trustedProxies: number): string {
  const own = networkOf(request.socket.remoteAddress ?? 'unknown');
  if (trustedProxies === 0) return own;
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const seen = forwarded
    .map((entry) => entry.trim())
    .filter(Boolean)
    .at(-trustedProxies);
  return seen ? networkOf(seen) : own;
}

/**
 * The part of an address that its holder cannot change at will: IPv4 without a port, the first 64 bits of IPv6, which a
 * provider gives to one customer (RFC 6177).
 */
export function networkOf(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^::ffff:(?=\d+\.)/i, '');
  if (/^\d+(\.\d+){3}(:\d+)?$/.test(bare)) return bare.replace(/:\d+$/, '');
  if (!isIPv6(bare)) return bare;
  const [left = '', right = ''] = bare.split('%')[0]?.split('::') ?? [];
  const [before, after] = [left, right].map((half) => half.split(':').filter(Boolean)) as [string[], string[]];
  const zeros = Array.from({ length: bare.includes('::') ? 8 - before.length - after.length : 0 }, () => '0');
  const groups = [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
  return `${groups.slice(0, 4).join(':')}::/64`;
}

const BROWSERS: [RegExp, string][] = [
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/** A readable form of a user agent header. */
export function describeDevice(userAgent: string | undefined): string {
  const find = (table: [RegExp, string][]) => table.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const browser = find(BROWSERS);
  const system = find(SYSTEMS);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

const PREVIEWS = /WhatsApp|facebook(externalhit|catalog)|meta-external|bot\b|crawler|spider|preview/i;

/** Whether a request is not a real visit: a HEAD, a declared preview or a browser's prefetch. */
export const isLook = ({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean =>
  method === 'HEAD' ||
  PREVIEWS.test(headers['user-agent'] ?? '') ||
  String(headers['sec-purpose'] ?? headers.purpose ?? '').startsWith('prefetch');

function readCookies(header: string | undefined): Record<string, string> {
  const pairs = (header ?? '').split(';').map((pair) => pair.split('='));
  return Object.fromEntries(pairs.map(([name = '', ...value]) => [name.trim(), value.join('=').trim()]));
}

export const requestFacts = (request: IncomingMessage): RequestFacts => ({
  id: newId(),
  address: callerAddress(request, env().TRUST_PROXY),
  device: describeDevice(request.headers['user-agent']),
  isPreview: isLook(request),
  cookies: readCookies(request.headers.cookie),
});
