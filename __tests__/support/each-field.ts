import { auditApi } from '@/lib/contracts/audit';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { CONTRACTS, ENDPOINTS } from '@/lib/contracts/base/registry';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import type { Api, Reply } from './api';
import type { Person } from './order-place';

type Fields = Record<string, unknown>;
type Shown = Fields & { version: number };

/** One record, and a new value for each field of a call that changes it. */
export interface Kind {
  id: string;
  /** Values, or functions of the record as it is. Words after a name tell several values of one field apart. */
  fields: Fields;
  /** Fields that are left out, and why. */
  left?: Record<string, string>;
  /** Fields of which the history tells nothing, and why. */
  untold?: Record<string, string>;
  /** What the history calls the fields whose values it tells in another way. */
  told?: Record<string, string>;
  /** How the record shows the fields that it has under other names. */
  shown?: Record<string, (record: never) => unknown>;
  /** The part of the body that has the fields, if not the whole. */
  within?: string;
  /** Fields that the call always wants. */
  along?: (record: never) => Fields;
  /** Where the record is read, if not by the `get` of its area. */
  read?: { endpoint: Endpoint; input?: object; find?: (answer: never) => unknown };
  /** Where its history is read, if not by the `history` of its area or, without one, in the audit log. */
  history?: Endpoint;
}

export interface Place {
  api: Api;
  as: Person;
  /** Makes a record by a call of the product. */
  make: (call: string, body: object) => Promise<{ id: string }>;
}

export type Making = (place: Place) => Promise<Kind>;

interface Shape {
  shape?: Record<string, Shape>;
}

const shapeOf = ({ body }: Endpoint): Record<string, Shape> => (body as Shape | undefined)?.shape ?? {};

export function endpointOf(id: string): Endpoint {
  const found = ENDPOINTS.find((one) => one.id === id);
  if (!found) throw new Error(`There is no call ${id}.`);
  return found;
}

/** Calls that change a record on top of the version that a person saw. */
export const changesOfVersions = (): string[] =>
  ENDPOINTS.filter((one) => ['PATCH', 'PUT'].includes(one.method) && 'version' in shapeOf(one)).map(({ id }) => id);

/** Fields that a call takes, by its schema. */
export function fieldsOf(call: string, within?: string): string[] {
  const { version: _, ...shape } = shapeOf(endpointOf(call));
  return Object.keys((within === undefined ? shape : shape[within]?.shape) ?? {}).sort();
}

/** Makes what a kind describes. */
export const placeOf = (api: Api, as: Person): Place => ({
  ...{ api, as },
  make: async (call, body) => (await api.call(endpointOf(call), { body } as never, { as })).data as { id: string },
});

export const idsOf = (records: readonly { id: string }[]) => records.map(({ id }) => id);

/** Finds a record that is read among others. */
export const among = <Answer>(endpoint: Endpoint, find: (answer: Answer) => unknown, input = {}) => ({
  read: { endpoint, input, find },
});

const fieldOf = (name: string): string => name.split(' ')[0] ?? name;

/** Fields that a kind has a value for, or a word why not. */
export const listedFields = ({ fields, left }: Kind): string[] =>
  [...new Set(Object.keys({ ...fields, ...left }).map(fieldOf))].sort();

/** The value of a field; of a field that points to another record, its id. */
function valueIn(record: Shown, field: string, { shown }: Kind): unknown {
  const show = shown?.[field] as ((record: Shown) => unknown) | undefined;
  if (show) return show(record);
  if (field in record) return record[field];
  return (record[field.replace(/Id$/, '')] as { id: string } | null | undefined)?.id ?? null;
}

function readersOf(api: Api, as: Person, call: string, { id, read, history }: Kind) {
  const areas = CONTRACTS as unknown as Record<string, Record<'get' | 'history', Endpoint | undefined>>;
  const area = areas[call.split('.')[0] ?? ''];
  const ask = async (endpoint: Endpoint | undefined, input: object) => {
    if (!endpoint) throw new Error(`Say where ${call} can be read.`);
    return (await api.call(endpoint, input as never, { as })).data as never;
  };
  const told = history ?? area?.history;
  return {
    record: async (): Promise<Shown> => {
      const answer = await ask(read?.endpoint ?? area?.get, read?.input ?? { params: { id } });
      return (read?.find ? read.find(answer) : answer) as Shown;
    },
    /** Its newest entries. */
    history: async (): Promise<HistoryEntry[]> => {
      const page: { rows: HistoryEntry[] } = told
        ? await ask(told, { params: { id }, query: { limit: 100 } })
        : await ask(auditApi.list, { query: { subjectId: id, limit: 100 } });
      return page.rows;
    },
  };
}

/** Saves one field on top of the record as it is, then once more with the version from before. */
async function saveField(
  api: Api,
  as: Person,
  call: string,
  kind: Kind,
  { name, before }: { name: string; before: Shown },
) {
  const field = fieldOf(name);
  const given = kind.fields[name];
  const value: unknown = typeof given === 'function' ? given(before) : given;
  const fields = { ...kind.along?.(before as never), [field]: value };
  const body = { ...(kind.within === undefined ? fields : { [kind.within]: fields }), version: before.version };
  const save = () => api.call(endpointOf(call), { params: { id: kind.id }, body } as never, { as });
  return { name, field, value, before, saved: await save(), stale: await save() };
}

/** What came of saving each field on its own, and what should have come. */
export async function saveEachField(api: Api, as: Person, call: string, kind: Kind) {
  const read = readersOf(api, as, call, kind);
  const tries = [];
  let now = await read.record();
  for (const name of Object.keys(kind.fields)) {
    const tried = await saveField(api, as, call, kind, { name, before: now });
    now = await read.record();
    tries.push({ ...tried, after: now });
  }
  const history = await read.history();

  return tries.map(({ name, field, value, before, saved, stale, after }) => {
    const entriesOf = ({ headers }: Reply) => history.filter((one) => one.requestId === headers.get('x-request-id'));
    const [entry, ...others] = entriesOf(saved);
    const otherName = kind.told?.[name] ?? kind.told?.[field];
    const { before: was, after: is } = entry?.changes[otherName ?? field] ?? {};
    const had = valueIn(before, field, kind);
    const isTold = kind.untold?.[field] === undefined;
    return {
      outcome: {
        name,
        answer: saved.status === 200 ? saved.data : saved.failure,
        versions: after.version - before.version,
        value: valueIn(after, field, kind),
        isNew: JSON.stringify(value) !== JSON.stringify(had),
        by: entry?.actor?.id,
        isTold: JSON.stringify(was) !== JSON.stringify(is),
        ...(isTold && otherName === undefined && { was, is }),
        more: [...others, ...entriesOf(stale)],
        stale: stale.status === 409 ? stale.failure.code : stale.status,
      },
      // Read after the second try, which has to leave the record alone.
      wanted: {
        ...{ name, answer: after, versions: 1, value, isNew: true, by: isTold ? as.user.id : entry?.actor?.id, isTold },
        ...(isTold && otherName === undefined && { was: had, is: value }),
        ...{ more: [], stale: 'changed_meanwhile' },
      },
    };
  });
}
