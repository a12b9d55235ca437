import { fillPath } from '@/lib/contracts/base/endpoint';
import { conversationCareApi } from '@/lib/contracts/chat/conversation-care';
import { conversationMergesApi } from '@/lib/contracts/chat/conversation-merges';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { chatPaths } from '@/lib/domain/chat/layout';
import { readBranch } from '@/lib/domain/chat/live-message';
import { carryWhatsApp } from '@/lib/server/across/whatsapp-chat/service';
import { eraseOld } from '@/lib/server/areas/chat/erase-service';
import { workDeliveries } from '@/lib/server/areas/messages/intake-service';
import { keep } from '@/lib/server/areas/messages/intake-repository';
import { clock, DAY, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { realtimeTree } from '@/lib/server/platform/realtime/realtime';
import { serveApi } from '../support/api';
import { chatCalls, makeConversation, theySay } from '../support/chat-place';
import { freezeClock } from '../support/frozen-clock';
import { type Person, signIn } from '../support/order-place';
import { placesOf } from '../support/places-of';
import { freshPhone } from '../support/seller-factories';

const api = serveApi();
const calls = chatCalls(api);
let asha: Person;
beforeAll(async () => {
  asha = await signIn('admin');
});

const erase = (id: string, as = asha) => api.call(conversationCareApi.erase, { params: { id } }, { as });
const inTree = async (id: string) =>
  readBranch('messages', await realtimeTree().readAt(chatPaths.messages(id))).map(({ text }) => text);

/** The provider delivers an incoming message, in an envelope stamped now. */
async function told(phone: string, providerId: string, text: string, timestamp = clock.now().getTime()): Promise<void> {
  const source = phone.slice(1);
  const payload = { id: providerId, source, type: 'text', payload: { text }, sender: { phone: source, name: 'Imran' } };
  const body = JSON.stringify({ app: 'bomb', timestamp, version: 2, type: 'message', payload });
  await keep(orm(), [{ provider: 'gupshup', hash: newId(), body, receivedAt: clock.now() }]);
  while ((await workDeliveries()) > 0);
  while ((await carryWhatsApp()) > 0);
}

/** Imran wrote a message by app and by WhatsApp; an answer quotes it, and the two conversations are merged. */
async function wroteEverywhere(word: string) {
  const [phone, providerId] = [freshPhone(), `wamid.${newId()}`];
  await told(phone, providerId, `By WhatsApp ${word}`);
  const [whatsapp = ''] = await calls.list(asha, { q: phone });
  const { id, identity } = await makeConversation();
  await theySay(id, `By the app ${word}`);
  const [row] = readBranch('messages', await realtimeTree().readAt(chatPaths.messages(id)));
  await calls.send(id, asha, { text: 'Our answer', quoteKey: row?.key });
  await theySay(id, `And again ${word}`);
  const { version } = (await calls.get(id, asha)).data;
  const body = { otherId: whatsapp, version };
  const merged = await api.call(conversationMergesApi.merge, { params: { id }, body }, { as: asha });
  expect(merged.data.id).toBe(id);
  return { id, identity, phone, providerId };
}

it('what a person wrote is nowhere any more, and what staff wrote stays', async () => {
  const word = `qz${newId()}`;
  const { id, identity } = await wroteEverywhere(word);
  const line = { from: 'buyer', by: identity, name: 'Rekha', kind: 'text', text: `Not copied ${word}` };
  await realtimeTree().update({ [chatPaths.message(id, 'late')]: { ...line, at: clock.now().getTime() } });
  expect(await placesOf(word)).toEqual(
    expect.arrayContaining(['chat_messages.quote', 'chat_messages.text', 'webhook_deliveries.body']),
  );
  const { data } = await erase(id);
  expect(await placesOf(word)).toEqual([]);
  expect(data.lastText).toBe('');
  expect(await inTree(id)).toEqual(['Our answer']);
  const { data: found } = await api.call(conversationsApi.search, { query: { q: word } }, { as: asha });
  expect(found.rows).toEqual([]);
  const address = api.origin + fillPath(conversationsApi.export.path, { id });
  const file = await (await fetch(address, { headers: { Authorization: `JWT ${asha.accessToken}` } })).text();
  expect(file).toContain('Our answer');
  expect(file).not.toMatch(/By the app|Rekha:/);
});

it('is written down without the words', async () => {
  const { id } = await makeConversation();
  await theySay(id, 'Bad rate');
  await erase(id);
  const { data } = await api.call(conversationsApi.history, { params: { id }, query: {} }, { as: asha });
  expect(data.rows[0]).toMatchObject({ action: 'conversations.erased', actor: { id: asha.user.id } });
  expect(JSON.stringify(data)).not.toContain('Bad rate');
});

it('a provider that tells an old message again brings nothing back', async () => {
  const word = `qz${newId()}`;
  const { id, phone, providerId } = await wroteEverywhere(word);
  await erase(id);
  await told(phone, providerId, `By WhatsApp ${word}`, clock.now().getTime() + 1);
  expect(await placesOf(word)).toEqual([]);
  expect(await inTree(id)).toEqual(['Our answer']);
  await told(phone, `wamid.${newId()}`, 'A new message');
  expect(await inTree(id)).toEqual(['Our answer', 'A new message']);
});

it('is for admins alone', async () => {
  const { id } = await makeConversation();
  expect((await erase(id, await signIn('chat_active', 'manage_buyer'))).status).toBe(403);
  expect((await erase(newId())).status).toBe(404);
});

it.each([1, 2])('a fault at write %i of the realtime database is made up for by asking again', async (nth) => {
  const word = `qz${newId()}`;
  const { id } = await wroteEverywhere(word);
  const { update } = realtimeTree();
  let writes = 0;
  const failing = jest.spyOn(realtimeTree(), 'update').mockImplementation(async (paths) => {
    writes += 1;
    if (writes === nth) throw new Error('no answer');
    await update(paths);
  });
  expect((await erase(id)).status).toBe(500);
  failing.mockRestore();
  expect((await erase(id)).status).toBe(200);
  expect(await placesOf(word)).toEqual([]);
});

describe('messages that are kept for some months', () => {
  const keepFor = (keepMonths: number) =>
    api.call(
      conversationsApi.saveSettings,
      { body: { firstReplyOwns: true, unansweredMinutes: 15, keepMonths, flagWords: [] } },
      { as: asha },
    );
  const NIGHT = new Date('2026-11-25T20:00:00.000Z');

  it('go at night when their time is over, whoever wrote them; 0 keeps them', async () => {
    const time = freezeClock(later(-100 * DAY, NIGHT));
    const [old, current] = [`qz${newId()}`, `qz${newId()}`];
    const { id } = await makeConversation();
    await theySay(id, `Hello ${old}`);
    await calls.send(id, asha, { text: `Answer ${old}`, seenAt: clock.now().toISOString() });
    await told(freshPhone(), `wamid.${newId()}`, `By WhatsApp ${old}`);
    time.advance(80 * DAY);
    await theySay(id, `Hello ${current}`);
    const [first] = readBranch('messages', await realtimeTree().readAt(chatPaths.messages(id)));
    const answer = await calls.send(id, await signIn('admin'), {
      text: 'As I said',
      quoteKey: first?.key,
      isMeant: true,
    });
    expect(answer).toMatchObject({ status: 201 });
    time.advance(20 * DAY);
    expect(await eraseOld()).toBe(0);
    await keepFor(2);
    time.advance(9 * 60 * 60 * 1000);
    expect(await eraseOld()).toBe(0);
    time.advance(15 * 60 * 60 * 1000);
    expect(await eraseOld()).toBeGreaterThanOrEqual(3);
    expect(await placesOf(old)).toEqual([]);
    expect(await inTree(id)).toEqual([`Hello ${current}`, 'As I said']);
    expect((await calls.get(id, await signIn('admin'))).data.lastText).toBe('As I said');
    await keepFor(0);
  });

  it('cannot be kept for less than nothing', async () => {
    expect((await keepFor(-1)).status).toBe(400);
    expect((await keepFor(1.5)).status).toBe(400);
  });
});
