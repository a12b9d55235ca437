import { fillPath } from '@/lib/contracts/base/endpoint';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { quickRepliesApi } from '@/lib/contracts/chat/quick-replies';
import { notificationsApi } from '@/lib/contracts/notifications';
import { chatPaths } from '@/lib/domain/chat/layout';
import { readBranch } from '@/lib/domain/chat/live-message';
import { startChat } from '@/lib/server/areas/chat/start-service';
import { wakeDue } from '@/lib/server/areas/chat/step-service';
import { clock, HOUR, later, MINUTE } from '@/lib/server/clock';
import { newId } from '@/lib/server/db/schema/columns';
import { realtimeTree } from '@/lib/server/platform/realtime/realtime';
import { serveApi } from '../support/api';
import { chatCalls, makeConversation, sayAt, theySay, whatsappReply } from '../support/chat-place';
import { makeBuyer, makeSaleCatalog, type Person, signIn } from '../support/order-place';
import { freshPhone } from '../support/seller-factories';

const api = serveApi();
const calls = chatCalls(api);
let asha: Person;
let zoya: Person;
beforeAll(async () => {
  asha = await signIn('admin');
  zoya = await signIn('admin');
});

const inTree = async (id: string) => readBranch('messages', await realtimeTree().readAt(chatPaths.messages(id)));

describe('an answer', () => {
  it('lies in the realtime database by the time it is acknowledged, and ends the wait', async () => {
    const { id } = await makeConversation();
    await theySay(id);
    expect((await calls.get(id, asha)).data).toMatchObject({ unread: 1, waitingSince: expect.any(String) });
    const { data } = await calls.send(id, asha);
    expect((await inTree(id)).map(({ from, key }) => [from, key])).toEqual([
      ['buyer', expect.any(String)],
      ['staff', data.key],
    ]);
    const owner = { id: asha.user.id, name: asha.user.name };
    expect((await calls.get(id, asha)).data).toMatchObject({
      unread: 0,
      waitingSince: null,
      owner,
      lastText: data.text,
    });
  });

  it('that is sent again by the same id is there once', async () => {
    const { id } = await makeConversation();
    const message = { id: newId() };
    const replies = await Promise.all([1, 2, 3].map(() => calls.send(id, asha, message)));
    expect(new Set(replies.map(({ data }) => data.key)).size).toBe(1);
    expect(await inTree(id)).toHaveLength(1);
  });

  it('that is sent again when they wrote once more leaves that unanswered', async () => {
    const { id } = await makeConversation();
    const message = { id: newId() };
    await calls.send(id, asha, message);
    await theySay(id, 'Aur size?');
    expect((await calls.send(id, asha, message)).status).toBe(201);
    const { data } = await calls.get(id, asha);
    expect(data).toMatchObject({ unread: 1, waitingSince: expect.any(String), lastText: 'Aur size?' });
  });

  it('of two people at once is one: the other is asked first', async () => {
    const { id } = await makeConversation();
    await theySay(id);
    const seenAt = clock.now().toISOString();
    const replies = await Promise.all([asha, zoya].map((as) => calls.send(id, as, { seenAt })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [loser, as] = replies[0]?.status === 409 ? [replies[0], asha] : [replies[1], zoya];
    expect(loser?.failure.code).toBe('not_meant');
    expect(await inTree(id)).toHaveLength(2);
    expect((await calls.send(id, as, { seenAt, isMeant: true })).status).toBe(201);
  });

  it('quotes no message of another conversation', async () => {
    const [{ id }, { id: otherId }] = [await makeConversation(), await makeConversation()];
    const { data: said } = await calls.send(otherId, asha);
    const { status, failure } = await calls.send(id, asha, { quoteKey: said.key });
    expect([status, failure.issues?.[0]?.path]).toEqual([400, ['quoteKey']]);
    expect((await calls.send(otherId, asha, { quoteKey: said.key })).status).toBe(201);
  });

  it('is refused without words, and with a catalog that buyers do not see', async () => {
    const { id } = await makeConversation();
    const hidden = await makeSaleCatalog({ status: 'draft' });
    expect((await calls.send(id, asha, { text: '  ' })).status).toBe(400);
    expect((await calls.send(id, asha, { kind: 'catalog', text: '', refId: hidden.id })).status).toBe(400);
    const shown = await makeSaleCatalog();
    const { data } = await calls.send(id, asha, { kind: 'catalog', text: '', refId: shown.id });
    expect(data.card).toMatchObject({ id: shown.id, title: shown.title });
  });

  it('by WhatsApp is refused once the 24 hours are over; a note is not', async () => {
    const { id } = await makeConversation({ channel: 'whatsapp', lastInboundAt: later(-25 * HOUR) });
    expect((await calls.send(id, asha)).failure.message).toMatch(/24 hours/);
    expect((await calls.send(id, asha, { kind: 'note' })).status).toBe(201);
  });
});

it('a note is where only staff read it, and is no answer', async () => {
  const { id } = await makeConversation();
  await theySay(id);
  await calls.send(id, asha, { kind: 'note', text: 'Pays late.' });
  expect(await inTree(id)).toHaveLength(1);
  expect(readBranch('notes', await realtimeTree().readAt(chatPaths.notes(id))).map(({ text }) => text)).toEqual([
    'Pays late.',
  ]);
  expect((await calls.get(id, asha)).data).toMatchObject({ owner: null, waitingSince: expect.any(String) });
});

describe('a conversation', () => {
  it('that is snoozed or closed comes back with the next message', async () => {
    const { id } = await makeConversation();
    expect((await calls.step(id, asha, 'snoozed', 1)).status).toBe(400);
    const { data } = await calls.step(id, asha, 'snoozed', 1, '1 hour');
    expect(data.snoozedUntil).not.toBeNull();
    await theySay(id);
    const woken = (await calls.get(id, asha)).data;
    expect(woken).toMatchObject({ status: 'open', snoozedUntil: null });
    expect((await calls.step(id, asha, 'closed', woken.version)).data.status).toBe('closed');
    await theySay(id);
    expect((await calls.get(id, asha)).data.status).toBe('open');
    const { data: history } = await api.call(conversationsApi.history, { params: { id }, query: {} }, { as: asha });
    expect(history.rows.map(({ action }) => action.split('.')[1])).toEqual([
      'woken',
      'status-changed',
      'woken',
      'status-changed',
    ]);
  });

  it('comes back when its time is here', async () => {
    const { id } = await makeConversation({ status: 'snoozed', snoozedUntil: later(-HOUR) });
    expect(await wakeDue()).toBeGreaterThan(0);
    expect((await calls.get(id, asha)).data.status).toBe('open');
  });

  it('is given to somebody who answers, not to anybody else', async () => {
    const { id } = await makeConversation();
    const [pooja, kavita] = [await signIn('chat_active'), await signIn('pipeline_wa')];
    expect((await calls.assign(id, asha, kavita.user.id, 1)).status).toBe(400);
    expect((await calls.assign(id, asha, pooja.user.id, 1)).data.owner?.id).toBe(pooja.user.id);
    expect((await calls.assign(id, zoya, null, 1)).status).toBe(409);
  });

  it('is in its views, and found by buyer, number and words in either spelling', async () => {
    const buyer = await makeBuyer({ businessName: 'Vastra Qx', phoneNumber: freshPhone() });
    const { id } = await makeConversation({ buyerId: buyer.id, phoneNumber: buyer.phoneNumber });
    await theySay(id, 'गुलाबी साड़ी चाहिए qx');
    for (const q of ['vastra qx', buyer.phoneNumber]) expect(await calls.list(asha, { q })).toEqual([id]);
    for (const [view, isThere] of [
      ['all', true],
      ['unassigned', true],
      ['mine', false],
      ['snoozed', false],
      ['closed', false],
      ['unanswered', false],
    ] as const)
      expect((await calls.list(asha, { view, limit: 100 })).includes(id)).toBe(isThere);
    // The dot below the letter is part of the letter or a character of its own.
    for (const q of ['साड़ी qx', 'साड़ी qx'.normalize('NFD'), 'सा\u095Cी qx']) {
      const { data } = await api.call(conversationsApi.search, { query: { q } }, { as: asha });
      expect(data.rows.map(({ conversation }) => conversation)).toEqual([{ id, name: 'Vastra Qx' }]);
    }
  });
});

describe('who answers in chat', () => {
  it('sees the conversations of records they may open, and no others', async () => {
    const buyer = await makeBuyer();
    const [ofBuyer, ofStranger] = [await makeConversation({ buyerId: buyer.id }), await makeConversation()];
    const manager = await signIn('chat_active', 'manage_buyer');
    const pooja = await signIn('chat_active');
    expect((await calls.send(ofBuyer.id, manager)).status).toBe(201);
    expect((await calls.send(ofBuyer.id, pooja)).status).toBe(404);
    expect((await calls.get(ofStranger.id, manager)).status).toBe(404);
    expect((await calls.get(ofStranger.id, await signIn('manage_buyer'))).status).toBe(403);
  });
});

it('a reply delivered twice appears once, and continues its number’s conversation', async () => {
  const buyer = await makeBuyer();
  const from = { phoneNumber: buyer.phoneNumber };
  const providerId = newId();
  const ids = await Promise.all([1, 2, 3].map(() => whatsappReply({ ...from, providerId })));
  expect(new Set(ids).size).toBe(1);
  const [id = ''] = ids;
  expect(await whatsappReply({ ...from, text: 'Koi hai?' })).toBe(id);
  expect((await calls.get(id, asha)).data).toMatchObject({ buyerId: buyer.id, unread: 2, lastText: 'Koi hai?' });
  expect(await inTree(id)).toHaveLength(2);
});

it('what the other side writes into the realtime database is copied, and copied once', async () => {
  const { id, identity } = await makeConversation();
  const message = { from: 'buyer', by: identity, name: 'Rekha', kind: 'text', text: 'नमस्ते wx' };
  await realtimeTree().update({ [chatPaths.message(id, 'a-key')]: { ...message, at: clock.now().getTime() } });
  for (let times = 0; times < 2; times += 1) {
    const chat = startChat();
    await chat.settled();
    await chat.stop();
  }
  expect((await calls.get(id, asha)).data).toMatchObject({ unread: 1, lastText: 'नमस्ते wx' });
});

it('response times count from the first line that waited to the first answer', async () => {
  const nila = await signIn('admin');
  const { id } = await makeConversation();
  const minutesAgo = (minutes: number) => later(-minutes * MINUTE);
  for (const [sender, minutes] of [
    ['buyer', 20],
    ['buyer', 15],
    ['staff', 10],
    ['staff', 9],
    ['buyer', 5],
    ['staff', 3],
  ] as const)
    await sayAt(id, { sender, at: minutesAgo(minutes), authorId: sender === 'staff' ? nila.user.id : null });
  const { data } = await api.call(conversationsApi.figures, { query: { days: 2 } }, { as: asha });
  const { people } = data;
  expect(people.find(({ person }) => person.id === nila.user.id)).toMatchObject({
    answers: 2,
    median: 6 * 60,
    slowest: 10 * 60,
  });
  expect(data.days.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThanOrEqual(2);
});

it('an export has what was said and no note, and is written down', async () => {
  const { id } = await makeConversation();
  await theySay(id, 'Rate kya hai?');
  await calls.send(id, asha, { kind: 'note', text: 'Pays late.' });
  const address = api.origin + fillPath(conversationsApi.export.path, { id });
  const file = await fetch(address, { headers: { Authorization: `JWT ${asha.accessToken}` } });
  const text = await file.text();
  expect(text).toContain('Rekha: Rate kya hai?');
  expect(text).not.toContain('Pays late.');
  const { data: history } = await api.call(conversationsApi.history, { params: { id }, query: {} }, { as: asha });
  expect(history.rows[0]?.action).toBe('conversations.exported');
});

it('a note tells the people it mentions', async () => {
  const pooja = await signIn('chat_active');
  const { id } = await makeConversation();
  await calls.send(id, asha, { kind: 'note', text: `@${pooja.user.name} please call.` });
  const query = { limit: 5 };
  const { data } = await api.call(notificationsApi.list, { query }, { as: pooja });
  expect(data.rows[0]?.text).toMatch(/mentioned you in the conversation with Rekha/);
});

describe('quick replies', () => {
  const add = (as: Person, body: object) =>
    api.call(quickRepliesApi.create, { body: { shortcut: 'lr', text: 'LR kal.', isShared: false, ...body } }, { as });

  it('are one’s own or everybody’s, which an admin makes', async () => {
    const pooja = await signIn('chat_active');
    const { data: own } = await add(pooja, { shortcut: 'mine' });
    expect((await add(pooja, { shortcut: 'ours', isShared: true })).status).toBe(403);
    const { data: shared } = await add(asha, { shortcut: 'ours', isShared: true });
    const all = async (as: Person) => (await api.call(quickRepliesApi.all, {}, { as })).data.map(({ id }) => id);
    expect(await all(pooja)).toEqual(expect.arrayContaining([own.id, shared.id]));
    expect(await all(asha)).not.toContain(own.id);
    const remove = { params: { id: shared.id }, body: { version: 1 } };
    expect((await api.call(quickRepliesApi.remove, remove, { as: pooja })).status).toBe(403);
    expect((await api.call(quickRepliesApi.remove, remove, { as: asha })).status).toBe(200);
  });

  it('are refused with a name that is taken or a place nothing fills', async () => {
    await add(asha, { shortcut: 'twice' });
    expect((await add(asha, { shortcut: 'Twice' })).failure.issues?.[0]?.path).toEqual(['shortcut']);
    expect((await add(asha, { shortcut: 'odd', text: 'Hi {nobody}' })).failure.issues?.[0]?.path).toEqual(['text']);
  });
});
