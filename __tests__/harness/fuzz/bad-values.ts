import type { Random } from '@/lib/server/seed/random';
import type { KnownIds } from './known-ids';

const nest = (levels: number): unknown =>
  levels === 0 ? 1 : levels % 2 ? [nest(levels - 1)] : { a: nest(levels - 1) };

/**
 * Values that break code written for valid ones. No text here looks like a statement or a stack trace, so such text in
 * a response is never an echo.
 */
const VALUES: readonly [() => unknown, ...(() => unknown)[]] = [
  () => null,
  () => true,
  () => 0,
  () => -1,
  () => 1.5,
  () => 2 ** 31,
  () => -(2 ** 31) - 1,
  () => 2 ** 53,
  () => 1e308,
  () => 32_768,
  () => '',
  () => ' ',
  () => '\t\r\n',
  () => 'x'.repeat(300),
  () => 'x'.repeat(70_000),
  () => 'अ'.repeat(5000),
  () => 'a\u0000b',
  () => '\ud800',
  () => '\u202eevil\u2066',
  () => '\u200b\ufeff',
  () => '👩‍👩‍👧‍👦'.repeat(50),
  () => "' or 1=1 --",
  () => '%_\\%',
  () => '\\',
  () => '${7*7}{{7*7}}',
  () => '<img src=x onerror=alert(1)>',
  () => '=cmd|calc!A1',
  () => '../../../../etc/passwd',
  () => 'true',
  () => '1',
  () => '1e3',
  () => '00000000-0000-0000-0000-000000000000',
  () => 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  () => '0199A0B0-5C1E-7CC3-98C4-DC0C0C07398F',
  () => '2026-02-30T25:61:00.000Z',
  () => '+275760-09-13T00:00:00.001Z',
  () => '0000-01-01T00:00:00Z',
  () => [],
  () => {},
  () => ({}),
  () => [null],
  () => [[]],
  () => ['a', 'a'],
  () => Array.from({ length: 1200 }, (_, index) => index),
  () => ({ toString: 1, valueOf: 2 }),
  () => ({ constructor: { prototype: { isAdmin: true } } }),
  () => ({ $ne: null }),
  () => nest(20),
  () => nest(31),
  () => nest(200),
];

const EXTRA_FIELDS = [
  'id',
  'role',
  'roles',
  'isAdmin',
  'ownerId',
  'status',
  'version',
  'createdAt',
  'constructor',
] as const;

/** A bad value, sometimes an id of another user's record. */
export const badValue = (random: Random, ids: KnownIds): unknown =>
  random.chance(0.15) ? ids.pick(random, 'x', 'x') : random.pick(VALUES)();

/** Puts a bad value at any depth into a copy of the value; the original stays unchanged. */
export function spoil(value: unknown, random: Random, ids: KnownIds): unknown {
  const isList = Array.isArray(value);
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return badValue(random, ids);
  const keys = Object.keys(value);
  const key = keys[random.below(keys.length)];
  const copy = (isList ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  const way = random.below(10);
  if (key === undefined || way === 0)
    copy[isList ? String(keys.length) : random.pick(EXTRA_FIELDS)] = badValue(random, ids);
  else if (way === 1 && !isList) delete copy[key];
  else if (way === 2 && isList) (copy as unknown as unknown[]).push(copy[key]);
  else copy[key] = spoil(copy[key], random, ids);
  return copy;
}

/** Corrupts the JSON text itself. */
export function spoilText(json: string, random: Random): Buffer {
  const place = random.below(json.length + 1);
  const cut = (middle: string | Buffer, skip = 0) =>
    Buffer.concat([Buffer.from(json.slice(0, place)), Buffer.from(middle), Buffer.from(json.slice(place + skip))]);
  const ways: [() => Buffer, ...(() => Buffer)[]] = [
    () => Buffer.from(json.slice(0, place)),
    () => cut(Buffer.from([0xc3, 0x28])),
    () => cut(Buffer.from([0xff, 0xfe])),
    () => cut('\u0000'),
    () => Buffer.from(`\ufeff${json}`),
    () => Buffer.from(json, 'utf16le'),
    () => Buffer.from(json.replace(/\d+/, '1e400')),
    () => Buffer.from(json.replace(/\d+/, 'NaN')),
    () => Buffer.from(json.replace(/\{/, '{"__proto__":{"isAdmin":true},')),
    () => Buffer.from(json.replace(/^\{("[^"]+":)/, '{$1null,$1')),
    () => Buffer.from(`${'['.repeat(5000)}${']'.repeat(5000)}`),
    () => Buffer.from(`${json}${json}`),
    () => Buffer.from(`{"a":"${'x'.repeat(300_000)}"}`),
    () => cut('', 1),
  ];
  return random.pick(ways)();
}
