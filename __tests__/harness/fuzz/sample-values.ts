import { DEMO_USERS } from '@/lib/server/seed/demo-users';
import type { Random } from '@/lib/server/seed/random';
import type { KnownIds } from './known-ids';

export interface JsonSchema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  default?: unknown;
}

export interface Surroundings {
  random: Random;
  ids: KnownIds;
  area: string;
  /** The record named by the call's address. */
  recordId?: string;
  root: JsonSchema;
}

/** Formatted for an address. */
export const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
/** HTTP allows no raw control characters and no invalid ones in an address. */
export const encode = (value: unknown) => encodeURIComponent(asText(value).toWellFormed().slice(0, 6000));

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const WORDS = ['Kesar', 'Radha', 'सिल्क', 'Georgette', 'Kesar Textiles', 'vol 4', 'Jari & Sons', 'ગુજરાત'] as const;

const digits = (random: Random, count: number) => Array.from({ length: count }, () => random.below(10)).join('');
const letters = (random: Random, count: number) =>
  Array.from({ length: count }, () => LETTERS[random.below(LETTERS.length)]).join('');

const PHONES = DEMO_USERS.map(({ phoneNumber }) => phoneNumber) as [string, ...string[]];

/** Texts whose format the schema does not specify, by field name. */
const BY_NAME: Record<string, (random: Random) => string> = {
  // Sometimes a number with a password, which is among the texts of the field below.
  phonenumber: (random) => (random.chance(0.2) ? random.pick(PHONES) : `+9198${digits(random, 8)}`),
  phone: (random) => `+9198${digits(random, 8)}`,
  invitelink: (random) => `https://chat.whatsapp.com/${letters(random, 22)}`,
  month: () => '2026-11',
  hsncode: (random) => digits(random, 4),
  gstin: () => '24AAACC1206D1ZM',
  list: (random) => random.pick(['sellers.list', 'catalogs.list', 'users.list', 'notifications.list']),
  query: (random) => random.pick(['', 'q=a', 'status=active', 'status=nothing', 'limit=5']),
  search: () => 'q=kesar',
  password: () => 'cotton-silk-jari',
  currentpassword: () => 'cotton-silk-jari',
  newpassword: (random) => `nine long looms ${digits(random, 4)}`,
  until: (random) => random.pick(['2026-11-21T03:35:00.000Z', '9999999999']),
  sign: (random) => letters(random, 43),
  state: (random) => random.pick(['Gujarat', 'Rajasthan', 'open', 'not-catalog']),
};

function text(schema: JsonSchema, name: string, { random, ids, area }: Surroundings): string {
  if (schema.format === 'uuid') return ids.pick(random, name, area);
  const token = name === 'refreshToken' ? ids.latest('refreshToken') : undefined;
  if (token) return `JWT ${token}`;
  if (schema.format === 'date-time') return new Date(1.76e12 + random.below(1e9)).toISOString();
  const made = BY_NAME[name.toLowerCase().replace(/s$/, '')]?.(random) ?? `${random.pick(WORDS)} ${digits(random, 3)}`;
  return made.slice(0, schema.maxLength ?? made.length).padEnd(schema.minLength ?? 0, 'x');
}

function number(schema: JsonSchema, name: string, { random, ids, recordId }: Surroundings): number {
  if (name === 'version') return ids.versionOf(recordId) ?? 1 + random.below(3);
  // Each lease on a work item increments it.
  if (name === 'leaseToken') return 1 + random.below(4);
  const { minimum = 0, maximum = 1000 } = schema;
  const least = Math.max(minimum, -1_000_000);
  return least + random.below(Math.min(maximum, 1_000_000) - least + 1);
}

function list(schema: JsonSchema, name: string, place: Surroundings): unknown[] {
  const least = Math.max(schema.minItems ?? 0, place.random.chance(0.8) ? 1 : 0);
  const count = Math.min(least + place.random.below(3), schema.maxItems ?? 3);
  const items = Array.from({ length: count }, () => sampleValue(schema.items ?? {}, name, place));
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}

function record(schema: JsonSchema, place: Surroundings): Record<string, unknown> {
  const { properties = {}, required = [] } = schema;
  const wanted = Object.entries(properties).filter(([name]) => required.includes(name) || place.random.chance(0.5));
  return Object.fromEntries(wanted.map(([name, inner]) => [name, sampleValue(inner, name, place)]));
}

/** A value that the schema accepts, as far as it specifies. */
export function sampleValue(schema: JsonSchema, name: string, place: Surroundings): unknown {
  const { random } = place;
  if (schema.$ref) return sampleValue(place.root.$defs?.[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, place);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[random.below(schema.enum.length)];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return sampleValue(choices[random.below(choices.length)] ?? {}, name, place);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => sampleValue(part, name, place)));
  const type = Array.isArray(schema.type) ? schema.type[random.below(schema.type.length)] : schema.type;
  if (type === 'null') return null;
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'integer') return number(schema, name, place);
  if (type === 'number') return number(schema, name, place) + (random.chance(0.5) ? 0.5 : 0);
  if (type === 'array') return list(schema, name, place);
  if (type === 'object' || schema.properties) return record(schema, place);
  return text(schema, name, place);
}
