import { setTimeout as pause } from 'node:timers/promises';
import {
  type Database as Tree,
  limitToLast,
  onChildAdded,
  orderByChild,
  push,
  query,
  ref,
  set,
} from 'firebase/database';
import { chatPaths } from '@/lib/domain/chat/layout';
import { messageOf, type ChatPlace, type Writer } from './chat-place';
import { connectWith } from './realtime-client';

/** What listeners of a conversation received, in the order they last saw it. */
interface Ear {
  conversationId: string;
  /** Keys in order of arrival; a duplicate delivery is listed twice. */
  heard: string[];
  at: Map<string, number>;
}

export interface Delivered {
  sent: number;
  lost: number;
  doubled: number;
  /** Conversations whose listeners do not have the same messages in the same order. */
  unequal: number;
  /** Milliseconds from the writer to each listener. */
  times: number[];
}

/** Open conversations per staff member. */
const OPEN = 5;

function listen(tree: Tree, conversationId: string): Ear {
  const ear: Ear = { conversationId, heard: [], at: new Map() };
  const messages = query(ref(tree, chatPaths.messages(conversationId)), orderByChild('at'), limitToLast(1000));
  onChildAdded(messages, ({ key }) => {
    ear.heard.push(key ?? '');
    ear.at.set(key ?? '', performance.now());
  });
  return ear;
}

/** Each staff member has some conversations open; each writer has an app. */
export async function open(origin: string, { staff, writers }: ChatPlace) {
  const ears: Ear[] = [];
  for (const [nth, token] of staff.entries()) {
    const tree = await connectWith(origin, token);
    for (let place = 0; place < OPEN; place += 1) {
      const { conversationId = '' } = writers[(nth * OPEN + place) % writers.length] ?? {};
      ears.push(listen(tree, conversationId));
    }
  }
  const heardOf = new Set(ears.map(({ conversationId }) => conversationId));
  const apps: { writer: Writer; tree: Tree }[] = [];
  for (const writer of writers.filter(({ conversationId }) => heardOf.has(conversationId)))
    apps.push({ writer, tree: await connectWith(origin, writer.token) });
  return { ears, apps };
}

const equal = (one: readonly string[], other: readonly string[]) => one.join() === other.join();

/** Writes this many messages a second for a while and reports the result of each. */
export async function deliver(
  { ears, apps }: Awaited<ReturnType<typeof open>>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Delivered> {
  const sent = new Map<string, { conversationId: string; at: number }>();
  const pending: Promise<void>[] = [];
  for (const ear of ears) ear.heard.length = 0;
  const began = performance.now();
  for (let count = 0; count < perSecond * seconds; count += 1) {
    await pause(Math.max(0, began + (count * 1000) / perSecond - performance.now()));
    const { writer, tree } = apps[count % apps.length] as (typeof apps)[number];
    const place = push(ref(tree, chatPaths.messages(writer.conversationId)));
    sent.set(place.key ?? '', { conversationId: writer.conversationId, at: performance.now() });
    pending.push(set(place, messageOf(writer, `Message ${count}`)));
  }
  await Promise.all(pending);
  await pause(2000);
  const wanted = ears.flatMap((ear) =>
    [...sent]
      .filter(([, { conversationId }]) => conversationId === ear.conversationId)
      .map(([key, { at }]) => ({ ear, key, at })),
  );
  const times = wanted.flatMap(({ ear, key, at }) => (ear.at.has(key) ? (ear.at.get(key) ?? 0) - at : []));
  const first = new Map<string, readonly string[]>();
  const unequal = ears.filter(({ conversationId, heard }) => {
    const known = first.get(conversationId) ?? heard;
    first.set(conversationId, known);
    return !equal(known, heard);
  });
  return {
    sent: sent.size,
    lost: wanted.length - times.length,
    doubled: ears.reduce((sum, { heard }) => sum + heard.length - new Set(heard).size, 0),
    unequal: unequal.length,
    times,
  };
}
