import { type Tick, TICKS } from './ticks';
import { MESSAGE_KINDS, type MessageCard, type MessageKind, type Quote, type Sender, SENDERS } from './message';

/** A message as screens show it, read from the realtime database. */
export interface LiveMessage {
  key: string;
  at: number;
  from: Sender;
  name: string;
  kind: MessageKind;
  text: string;
  card: MessageCard | null;
  quote: Quote | null;
  /** Id given by its sender; null for messages from a buyer or seller. */
  cid: string | null;
  /** Delivery state of a reply sent through a provider; null when the other side reads in the app. */
  tick: Tick | null;
}

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const asText = (value: unknown): string => (typeof value === 'string' ? value : '');
const oneOf = <Value extends string>(values: readonly Value[], value: unknown, other: Value): Value =>
  values.find((one) => one === value) ?? other;

const asQuote = (value: unknown): Quote | null =>
  isFields(value) ? { id: asText(value.id), name: asText(value.name), text: asText(value.text) } : null;

function asCard(value: unknown): MessageCard | null {
  if (!isFields(value)) return null;
  const photoId = asText(value.photoId);
  return {
    id: asText(value.id),
    title: asText(value.title),
    detail: asText(value.detail),
    ...(photoId && { photoId }),
  };
}

/** Parses a realtime database value as a message; null for anything else. */
export function readLiveMessage(key: string, value: unknown): LiveMessage | null {
  if (!isFields(value) || typeof value.at !== 'number') return null;
  return {
    key,
    at: value.at,
    from: oneOf(SENDERS, value.from, 'buyer'),
    name: asText(value.name),
    kind: oneOf(MESSAGE_KINDS, value.kind, 'text'),
    text: asText(value.text),
    card: asCard(value.ref),
    quote: asQuote(value.quote),
    cid: asText(value.cid) || null,
    tick: TICKS.find((tick) => tick === value.tick) ?? null,
  };
}

/** All messages under a node of the realtime database. */
const readLiveMessages = (values: unknown): LiveMessage[] =>
  inOrder(Object.entries(isFields(values) ? values : {}).flatMap(([key, value]) => readLiveMessage(key, value) ?? []));

/** Content of a conversation's messages or notes branch. */
export const readBranch = (branch: 'messages' | 'notes', values: unknown): LiveMessage[] =>
  branch === 'messages'
    ? readLiveMessages(values)
    : readLiveMessages(values).map((message) => ({ ...message, kind: 'note' }));

/** The sort order of every screen. */
export const inOrder = (messages: Iterable<LiveMessage>): LiveMessage[] =>
  [...messages].sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1));

/**
 * Applies a changed window of the newest messages: earlier ones stay, and one missing inside the window was deleted.
 */
export function withWindow(known: readonly LiveMessage[], window: readonly LiveMessage[]): LiveMessage[] {
  const [first] = inOrder(window);
  const before = first ? known.filter(({ at, key }) => at < first.at || (at === first.at && key < first.key)) : [];
  return inOrder([...before, ...window]);
}

/** Adds a page of older messages. */
export function withOlder(known: readonly LiveMessage[], page: readonly LiveMessage[]): LiveMessage[] {
  const keys = new Set(known.map(({ key }) => key));
  return inOrder([...page.filter(({ key }) => !keys.has(key)), ...known]);
}

/** Notes appear between messages; notes before the first loaded message come with its page. */
export function interleaved(
  messages: readonly LiveMessage[],
  notes: readonly LiveMessage[],
  { hasOlder }: { hasOlder: boolean },
): LiveMessage[] {
  const from = hasOlder ? (messages[0]?.at ?? 0) : 0;
  return inOrder([...messages, ...notes.filter(({ at }) => at >= from)]);
}
