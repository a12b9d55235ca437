import { conversationMergesApi } from '@/lib/contracts/chat/conversation-merges';
import { chatPaths } from '@/lib/domain/chat/layout';
import { readBranch } from '@/lib/domain/chat/live-message';
import * as messages from '@/lib/server/areas/chat/message-repository';
import { noteWritten } from '@/lib/server/areas/chat/publish-service';
import { startChat } from '@/lib/server/areas/chat/start-service';
import { clock, HOUR, later } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { realtimeTree } from '@/lib/server/platform/realtime/realtime';
import { serveApi } from '../support/api';
import { chatCalls, makeConversation, theySay, whatsappReply } from '../support/chat-place';
import { makeBuyer, type Person, signIn } from '../support/order-place';
import { freshPhone } from '../support/seller-factories';

const api = serveApi();
const calls = chatCalls(api);
let asha: Person;
beforeAll(async () => {
  asha = await signIn('admin');
});

const merge = (id: string, otherId: string, version = 1, as = asha) =>
  api.call(conversationMergesApi.merge, { params: { id }, body: { otherId, version } }, { as });
const split = (id: string) => api.call(conversationMergesApi.split, { params: { id } }, { as: asha });
const inTree = async (branch: 'messages' | 'notes', id: string) =>
  readBranch(branch, await realtimeTree().readAt(chatPaths[branch](id))).map(({ text }) => text);

/** Rekha by app and by WhatsApp: a message in each, the WhatsApp message first, with a note there. */
async function rekhaTwice() {
  const phoneNumber = freshPhone();
  const whatsapp = await whatsappReply({ phoneNumber, text: 'By WhatsApp' });
  await calls.send(whatsapp, asha, { kind: 'note', text: 'Pays late.' });
  const { id: app, identity } = await makeConversation({ lastAt: later(-HOUR) });
  await theySay(app, 'By the app');
  return { app, whatsapp, phoneNumber, identity: identity ?? '' };
}

it('two conversations of one person are one, wherever it was asked for', async () => {
  const { app, whatsapp } = await rekhaTwice();
  const { data } = await merge(whatsapp, app);
  expect(data).toMatchObject({ id: app, unread: 2, lastText: 'By the app', channel: 'app' });
  expect(await inTree('messages', app)).toEqual(['By WhatsApp', 'By the app']);
  expect(await inTree('notes', app)).toEqual(['Pays late.']);
  for (const branch of ['messages', 'notes'] as const) expect(await inTree(branch, whatsapp)).toEqual([]);
  expect(await realtimeTree().readAt(chatPaths.head(whatsapp))).toBeNull();
  expect(await calls.list(asha, { view: 'all', limit: 100 })).not.toContain(whatsapp);
  expect((await calls.get(whatsapp, asha)).data.mergedIntoId).toBe(app);
  expect((await calls.send(whatsapp, asha)).failure.message).toMatch(/merged into another/);
});

it('they have waited for an answer since the first that neither got', async () => {
  const { app, whatsapp } = await rekhaTwice();
  const waitingSince = async (id: string) => (await calls.get(id, asha)).data.waitingSince;
  await calls.send(app, asha);
  const [ofApp, since] = [await waitingSince(app), await waitingSince(whatsapp)];
  await merge(app, whatsapp);
  expect([ofApp, await waitingSince(app)]).toEqual([null, since]);
  expect(since).not.toBeNull();
});

it('what comes by either way goes on in the one, answered where they wrote last', async () => {
  const { app, whatsapp, phoneNumber, identity } = await rekhaTwice();
  await merge(app, whatsapp);
  expect(await whatsappReply({ phoneNumber, text: 'WhatsApp again' })).toBe(app);
  expect((await calls.get(app, asha)).data).toMatchObject({ channel: 'whatsapp', phoneNumber });
  const line = { from: 'buyer', by: identity, name: 'Rekha', kind: 'text', text: 'App again' };
  await realtimeTree().update({ [chatPaths.message(app, 'again')]: { ...line, at: clock.now().getTime() } });
  const chat = startChat();
  await chat.settled();
  await chat.stop();
  expect((await calls.get(app, asha)).data).toMatchObject({ channel: 'app', unread: 4, lastText: 'App again' });
});

it('are two again with what was said in each, and what came later where it was said', async () => {
  const { app, whatsapp, phoneNumber } = await rekhaTwice();
  await merge(app, whatsapp);
  await theySay(app, 'Later');
  const { data: inside } = await api.call(conversationMergesApi.merged, { params: { id: app } }, { as: asha });
  expect(inside.map(({ id }) => id)).toEqual([whatsapp]);
  expect((await split(whatsapp)).data).toMatchObject({ id: whatsapp, channel: 'whatsapp', mergedIntoId: null });
  expect(await inTree('messages', app)).toEqual(['By the app', 'Later']);
  expect(await inTree('messages', whatsapp)).toEqual(['By WhatsApp']);
  expect(await inTree('notes', whatsapp)).toEqual(['Pays late.']);
  expect((await calls.get(app, asha)).data).toMatchObject({ channel: 'app', phoneNumber: null, lastText: 'Later' });
  expect(await whatsappReply({ phoneNumber })).toBe(whatsapp);
  expect((await split(whatsapp)).status).toBe(409);
});

it('an answer to both leaves neither unread when they are two again', async () => {
  const { app, whatsapp } = await rekhaTwice();
  await merge(app, whatsapp);
  await calls.send(app, asha);
  await split(whatsapp);
  for (const id of [app, whatsapp])
    expect((await calls.get(id, asha)).data).toMatchObject({ unread: 0, waitingSince: null });
});

it('a line written at the old place while they became one is moved after it', async () => {
  const { app, whatsapp } = await rekhaTwice();
  const [row] = await messages.allSaid(orm(), whatsapp);
  await merge(app, whatsapp);
  await realtimeTree().update({
    [chatPaths.message(whatsapp, row?.key ?? '')]: { at: 1, from: 'buyer', kind: 'text' },
  });
  await noteWritten(whatsapp, [row?.id ?? '']);
  expect(await inTree('messages', whatsapp)).toEqual([]);
  expect(await inTree('messages', app)).toEqual(['By WhatsApp', 'By the app']);
});

it('of two numbers both go on in the one that stays', async () => {
  const [one, other] = [freshPhone(), freshPhone()];
  const id = await whatsappReply({ phoneNumber: one, at: later(-HOUR) });
  const gone = await whatsappReply({ phoneNumber: other });
  expect((await merge(id, gone)).data).toMatchObject({ id, phoneNumber: other });
  expect(await whatsappReply({ phoneNumber: one })).toBe(id);
  expect((await calls.get(id, asha)).data.phoneNumber).toBe(one);
  expect(await whatsappReply({ phoneNumber: other })).toBe(id);
});

it('are refused where they are two people, the same one, or changed meanwhile', async () => {
  const [one, other] = [await makeBuyer(), await makeBuyer()];
  const [a, b] = [await makeConversation({ buyerId: one.id }), await makeConversation({ buyerId: other.id })];
  const [c, d] = [await makeConversation(), await makeConversation({ identity: null })];
  expect((await merge(a.id, b.id)).failure.message).toMatch(/two different people/);
  expect((await merge(a.id, c.id)).failure.message).toMatch(/only one of them/);
  expect((await merge(a.id, a.id)).status).toBe(409);
  expect((await merge(a.id, d.id, 7)).status).toBe(409);
  expect((await merge(a.id, d.id, 1, await signIn('chat_active', 'manage_buyer'))).status).toBe(403);
  expect((await merge(a.id, d.id)).status).toBe(200);
  expect((await merge(d.id, c.id)).failure.message).toMatch(/merged into another/);
});

it('a merge that is asked for many times at once is done once', async () => {
  const { app, whatsapp } = await rekhaTwice();
  const replies = await Promise.all([merge(app, whatsapp), merge(whatsapp, app), merge(app, whatsapp)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await inTree('messages', app)).toHaveLength(2);
});
