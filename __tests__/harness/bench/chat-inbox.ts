import { setTimeout as pause } from 'node:timers/promises';
import { type Database as Tree, limitToLast, onValue, orderByChild, push, query, ref, set } from 'firebase/database';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { chatPaths } from '@/lib/domain/chat/layout';
import { pushKey } from '@/lib/domain/chat/push-key';
import { messageSearchText } from '@/lib/domain/chat/search-text';
import { orm } from '@/lib/server/db/database';
import { insertMany } from '@/lib/server/db/insert-many';
import { chatMessages } from '@/lib/server/db/schema/chat';
import { newId } from '@/lib/server/db/schema/columns';
import { builtInDatabase } from '@/lib/server/platform/realtime/realtime';
import { ADMIN, type Place, signIn, withDatabase, withProcess } from './bench-server';
import { type ChatPlace, fillChat, messageOf, type Writer } from './chat-place';
import type { Figure } from './figures';
import { ask, timesOfOneCaller } from './http-load';
import { connectWith, leaveAll } from './realtime-client';
import { median, quantile, timed } from './statistics';

const [TALKS, LONG, SHORT, LISTENERS, TOLD] = [5000, 10_000, 50, 100, 20];
/** Messages loaded with a conversation. */
const PAGE = 50;
const AT_ONCE = 500;

/** Fills a conversation with this many messages, a second apart. */
async function fillTalk({ conversationId, identity, name }: Writer, count: number): Promise<void> {
  const begin = Date.now() - count * 1000;
  const rows = Array.from({ length: count }, (_, nth) => {
    const at = new Date(begin + nth * 1000);
    const text = `Message ${nth}`;
    const key = pushKey(
      at,
      Array.from({ length: 12 }, (_chance, place) => (nth * 7 + place) % 64),
    );
    const said = { conversationId, key, sender: 'buyer' as const, name, kind: 'text' as const, text, at };
    return { ...said, id: newId(), publishedAt: at, searchText: messageSearchText({ text, name }) };
  });
  await insertMany(orm(), chatMessages, rows);
  for (let from = 0; from < count; from += AT_ONCE)
    await builtInDatabase().update(
      Object.fromEntries(
        rows
          .slice(from, from + AT_ONCE)
          .map(({ key, text, at }) => [
            chatPaths.message(conversationId, key),
            { at: at.getTime(), from: 'buyer', by: identity, name, kind: 'text', text },
          ]),
      ),
    );
}

/** Milliseconds until the first messages of a conversation arrive at a connected client. */
async function openingTimes(origin: string, token: string, { conversationId }: Writer): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < TOLD; turn += 1) {
    const tree = await connectWith(origin, token);
    const messages = query(ref(tree, chatPaths.messages(conversationId)), orderByChild('at'), limitToLast(PAGE));
    await new Promise<void>((resolve) => void onValue(ref(tree, '.info/connected'), (up) => up.val() && resolve()));
    const first = () =>
      new Promise<number>((resolve, reject) => void onValue(messages, (shown) => resolve(shown.size), reject));
    times.push((await timed(first)).ms);
    await leaveAll();
  }
  return times;
}

/** Milliseconds from a writer to each of many listeners of one conversation. */
async function tellMany(origin: string, staff: readonly string[], writer: Writer): Promise<number[]> {
  const times: number[] = [];
  const sent = new Map<string, number>();
  const place = chatPaths.messages(writer.conversationId);
  const listen = (tree: Tree) =>
    onValue(query(ref(tree, place), orderByChild('at'), limitToLast(1)), (shown) =>
      shown.forEach((one) => {
        const at = sent.get(one.key);
        if (at !== undefined) times.push(performance.now() - at);
      }),
    );
  // A person may have ten sockets at most, so the listeners belong to many people.
  for (const token of staff) listen(await connectWith(origin, token));
  const tree = await connectWith(origin, writer.token);
  await pause(1000);
  for (let count = 0; count < TOLD; count += 1) {
    const at = push(ref(tree, place));
    sent.set(at.key ?? '', performance.now());
    await set(at, messageOf(writer, `To many ${count}`));
    await pause(300);
  }
  await leaveAll();
  return times;
}

async function figuresOf(engine: string, origin: string, { staff, writers }: ChatPlace): Promise<Figure[]> {
  const [long, short] = writers;
  const [token = ''] = staff;
  if (!long || !short) throw new Error('Nobody writes.');
  const { apiInfo } = await signIn(origin, ADMIN);
  const headers = { Authorization: `JWT ${apiInfo.accessToken}` };
  const list = { url: `${origin}${conversationsApi.list.path}?limit=50`, headers };
  const bare = { url: `${origin}/api/health`, headers };
  await ask(list);
  const rows = await timesOfOneCaller({ list, bare });
  const opened = await openingTimes(origin, token, long);
  const small = await openingTimes(origin, token, short);
  const told = await tellMany(origin, staff, long);
  return [
    { name: `${engine}: first ${PAGE} of ${TALKS} conversations, p50`, value: median(rows.list), unit: 'ms' },
    { name: `${engine}: the same, an answer of health = 1`, value: median(rows.list) / median(rows.bare), unit: '×' },
    { name: `${engine}: opening a conversation of ${LONG} messages, p50`, value: median(opened), unit: 'ms' },
    {
      name: `${engine}: the same, one of ${SHORT} messages = 1`,
      value: median(opened) / median(small),
      unit: '×',
      goal: { atMost: 2 },
    },
    {
      name: `${engine}: one message to ${LISTENERS} listeners, lost`,
      value: LISTENERS * TOLD - told.length,
      goal: { is: 0 },
    },
    { name: `${engine}: one message to ${LISTENERS} listeners, p50`, value: median(told), unit: 'ms' },
    { name: `${engine}: one message to ${LISTENERS} listeners, p99`, value: quantile(told, 0.99), unit: 'ms' },
  ];
}

/** Time to open the inbox and a long conversation, and delivery time of a message with many listeners. */
export async function measureInbox(engine: string, place: Place): Promise<Figure[]> {
  const chat = await fillChat(place, { staff: LISTENERS, talks: TALKS });
  await withDatabase(place, async () => {
    const [long, short] = chat.writers;
    if (long && short) {
      await fillTalk(long, LONG);
      await fillTalk(short, SHORT);
    }
  });
  return withProcess(place, (origin) => figuresOf(engine, origin, chat));
}
