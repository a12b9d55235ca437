import type { Cursor } from './ticks';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const entriesOf = (values: unknown): [string, Fields][] =>
  Object.entries(isFields(values) ? values : {}).flatMap(([key, value]): [string, Fields][] =>
    isFields(value) ? [[key, value]] : [],
  );
const asNumber = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Everyone who is typing, except one person. */
export const readTyping = (values: unknown, exceptId: string) =>
  entriesOf(values).flatMap(([id, { name }]) => (id === exceptId || typeof name !== 'string' ? [] : [{ id, name }]));

/** Everyone who is viewing, in any number of windows, except one person. */
export const readLooking = (values: unknown, exceptId: string) =>
  entriesOf(values).flatMap(([id, sessions]) => {
    const [, session] = entriesOf(sessions)[0] ?? [];
    return id === exceptId || typeof session?.name !== 'string' ? [] : [{ id, name: session.name }];
  });

/** How far one person has received and read. */
export function readCursor(values: unknown, personId: string | null): Cursor {
  const [, { delivered, read } = {}] = entriesOf(values).find(([id]) => id === personId) ?? [];
  return { delivered: Math.max(asNumber(delivered), asNumber(read)), read: asNumber(read) };
}

/** Increases with every change of a conversation. */
export const readRevision = (head: unknown): number => (isFields(head) ? asNumber(head.version) : 0);

/** Summaries of conversations. */
export const readHeads = (values: unknown) =>
  entriesOf(values).map(([id, head]) => ({ id, revision: readRevision(head) }));
