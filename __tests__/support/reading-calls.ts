import type * as z from 'zod/mini';
import { type Endpoint, fillPath } from '@/lib/contracts/base/endpoint';
import { indianMonthOf } from '@/lib/domain/text/indian-month';
import { sampleAddress } from './endpoint-samples';

export interface ReadingCall {
  endpoint: string;
  /** What is asked without whose it is: calls of the same label differ in ids only. */
  label: string;
  address: string;
  /** Sent by calls that read with a POST. */
  body?: string;
}

export interface Asked {
  /** For texts that are searched for. */
  word: string;
  /** Ids of records, by the part of the path that comes before them. */
  rows: Record<string, readonly string[]>;
}

interface Definition {
  entries?: Record<string, string>;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  element?: Schema;
}
interface Schema {
  _zod: { def: Definition };
}

/** Values of the enums anywhere in a schema. */
const choicesIn = ({ _zod: { def } }: Schema): string[] => [
  ...Object.values(def.entries ?? {}),
  ...[def.innerType, def.in, def.out, def.element].flatMap((inner) => (inner ? choicesIn(inner) : [])),
];

/** Required parts of queries that find everything. */
const NEEDED: Record<string, Record<string, string>> = {
  'listCounts.get': { list: 'sellers.list', search: '' },
  'savedViews.list': { list: 'billing.statement' },
};
/** Numbers, months and limits. */
const AMOUNTS = ['1', '30', indianMonthOf(new Date()).name];

const addressOf = (path: string, query: Record<string, string | readonly string[]>): string => {
  const pairs = Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value]));
  return pairs.length > 0 ? `${path}?${new URLSearchParams(pairs as string[][])}` : path;
};

/** A call as it is, then with each parameter of its query at every value that it takes. */
function callsWithQuery(endpoint: Endpoint, { word, rows }: Asked): ReadingCall[] {
  const { id, path } = endpoint;
  const query = endpoint.query as (z.ZodMiniType & { shape: Record<string, Schema> }) | undefined;
  const sample = new URLSearchParams(sampleAddress(endpoint).split('?')[1]);
  const needed = NEEDED[id] ?? Object.fromEntries(sample);
  const ids = Object.values(rows).flat();
  const ask = (name: string, value: string | readonly string[], label = value): ReadingCall[] => {
    const asked = { ...needed, [name]: value };
    const isTaken = query?.safeParse(asked).success;
    return isTaken ? [{ endpoint: id, label: `${id} ${name}=${label}`, address: addressOf(path, asked) }] : [];
  };
  const ofParameter = ([name, schema]: [string, Schema]): ReadingCall[] => {
    const text = name === 'search' ? `q=${word}` : word;
    const values = [choicesIn(schema), [text], AMOUNTS]
      .map((some) => some.flatMap((value) => ask(name, value)))
      .find((some) => some.length > 0);
    if (values) return values;
    const all = ask(name, ids, 'theirs');
    const named = rows[name.replace(/Id$/, 's')] ?? ids;
    return all.length > 0 ? all : named.flatMap((one) => ask(name, one, 'theirs'));
  };
  const all = Object.entries(query?.shape ?? {}).flatMap(ofParameter);
  return [{ endpoint: id, label: id, address: addressOf(path, needed) }, ...all];
}

const ASSIGN = { list: 'orders', change: { action: 'assign', assigneeId: null } };

/** Bodies of POSTs that change nothing, by call. */
const POSTS: Record<string, (word: string, part: string) => object[]> = {
  'bulkChanges.preview': (word, part) =>
    [{ ids: [part] }, { query: `q=${word}` }, { query: '' }].map((selection) => ({ ...ASSIGN, selection })),
  'orders.propose': (word) => [{ text: `${word} - 2 pc` }],
};

/** Whether a call only reads. */
export const isReading = ({ id, method }: Endpoint) => method === 'GET' || id in POSTS;

/** Every way to ask for these records: by each part of its query, or each id in its path. */
export function readingCalls(endpoint: Endpoint, asked: Asked): ReadingCall[] {
  const { id, path } = endpoint;
  const bodies = POSTS[id]?.(asked.word, asked.rows.parts?.[0] ?? '').map((body) => JSON.stringify(body));
  if (bodies) return bodies.map((body, nth) => ({ endpoint: id, label: `${id} ${nth}`, address: path, body }));
  const names = [...path.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name);
  if (names.length === 0) return callsWithQuery(endpoint, asked);
  const ids = asked.rows[path.split('/')[2] ?? ''] ?? Object.values(asked.rows).flat();
  return ids.map((one) => ({
    ...{ endpoint: id, label: id },
    address: fillPath(path, Object.fromEntries(names.map((name) => [name, one]))),
  }));
}
