import { eq } from 'drizzle-orm';
import { chatPaths } from '@/lib/domain/chat/layout';
import { readBranch } from '@/lib/domain/chat/live-message';
import { carryWhatsApp } from '@/lib/server/across/whatsapp-chat/service';
import { envelope } from '@/lib/server/areas/message-sandbox/events';
import { insertEvents } from '@/lib/server/areas/message-sandbox/repository';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { sandboxMessages } from '@/lib/server/db/schema/message-sandbox';
import { SANDBOX } from '@/lib/server/platform/messaging/open-provider';
import { realtimeTree } from '@/lib/server/platform/realtime/realtime';
import { serveApi } from '../support/api';
import { chatCalls } from '../support/chat-place';
import { beginDay, carry, makeReader, type Time } from '../support/message-place';
import { type Person, signIn } from '../support/order-place';

const api = serveApi();
const calls = chatCalls(api);
let asha: Person;
beforeAll(async () => {
  asha = await signIn('admin');
});

const digits = (phone: string) => phone.slice(1);

/** Advances the clock by some seconds and carries received messages into the inbox. */
async function pass(time: Time, seconds: number): Promise<void> {
  await carry(time, seconds);
  while ((await carryWhatsApp()) > 0);
}

/** A buyer writes by WhatsApp. Returns the conversations with that number. */
async function comesIn(time: Time, phone: string, text = 'Rate kya hai?'): Promise<string[]> {
  const sender = { phone: digits(phone), name: 'Imran' };
  const payload = { id: `wamid.${newId()}`, source: digits(phone), type: 'text', payload: { text }, sender };
  const body = envelope(SANDBOX.app, 'message', payload, clock.now());
  await insertEvents(orm(), [{ body, dueAt: clock.now() }]);
  await pass(time, 2);
  return calls.list(asha, { q: digits(phone) });
}

const notesOf = async (id: string) =>
  readBranch('notes', await realtimeTree().readAt(chatPaths.notes(id))).map(({ text }) => text);

it('a reply opens a conversation of its buyer, and the answer goes out once', async () => {
  const time = beginDay(api);
  const { id: buyerId, phoneNumber: phone } = await makeReader('200', null);
  const [id = ''] = await comesIn(time, phone);
  expect((await calls.get(id, asha)).data).toMatchObject({ channel: 'whatsapp', buyerId, unread: 1 });
  const answer = { id: newId(), text: '₹415, set of 8.', seenAt: clock.now().toISOString() };
  for (let tries = 0; tries < 2; tries += 1) expect((await calls.send(id, asha, answer)).status).toBe(201);
  await pass(time, 3);
  const taken = await orm()
    .select()
    .from(sandboxMessages)
    .where(eq(sandboxMessages.phone, digits(phone)));
  expect(taken.map(({ kind, content }) => [kind, content])).toEqual([['session', '₹415, set of 8.']]);
  expect(await notesOf(id)).toEqual([]);
  expect(await comesIn(time, phone, 'Ok')).toEqual([id]);
});

it('an answer that did not arrive is told of once, and its conversation waits again', async () => {
  const time = beginDay(api);
  const { phoneNumber: phone } = await makeReader('003', null);
  const [id = ''] = await comesIn(time, phone);
  expect((await calls.send(id, asha, { seenAt: clock.now().toISOString() })).status).toBe(201);
  expect((await calls.get(id, asha)).data.waitingSince).toBeNull();
  await pass(time, 3);
  expect(await notesOf(id)).toEqual([expect.stringMatching(/did not arrive\. The number is not on WhatsApp/)]);
  expect((await calls.get(id, asha)).data).toMatchObject({ waitingSince: expect.any(String), unread: 1 });
  await pass(time, 2);
  expect(await notesOf(id)).toHaveLength(1);
});

const ticksOf = async (id: string) =>
  readBranch('messages', await realtimeTree().readAt(chatPaths.messages(id))).map(({ tick }) => tick);

it.each([
  ['004', 'sent'],
  ['005', 'delivered'],
  ['200', 'read'],
  ['003', 'failed'],
])('an answer to a number on %s shows how far it came: %s', async (digits, tick) => {
  const time = beginDay(api);
  const { phoneNumber: phone } = await makeReader(digits, null);
  const [id = ''] = await comesIn(time, phone);
  await calls.send(id, asha, { seenAt: clock.now().toISOString() });
  expect(await ticksOf(id)).toEqual([null, 'waiting']);
  await pass(time, 12);
  expect(await ticksOf(id)).toEqual([null, tick]);
  expect(await carryWhatsApp()).toBe(0);
});

it('who opted out is not answered, and a stop word opens no conversation', async () => {
  const time = beginDay(api);
  const { phoneNumber: phone } = await makeReader('200', 'out');
  const [id = ''] = await comesIn(time, phone);
  const reply = await calls.send(id, asha, { seenAt: clock.now().toISOString() });
  expect([reply.status, reply.failure.message]).toEqual([409, expect.stringMatching(/opted out/i)]);
  const { phoneNumber: other } = await makeReader('200');
  expect(await comesIn(time, other, 'STOP')).toEqual([]);
});
