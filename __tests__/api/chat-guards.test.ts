import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { quickRepliesApi } from '@/lib/contracts/chat/quick-replies';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { newId } from '@/lib/server/db/schema/columns';
import { serveApi } from '../support/api';
import { chatCalls, makeConversation, theySay } from '../support/chat-place';
import { formWith } from '../support/files';
import { type Person, signIn } from '../support/order-place';
import { jpeg } from '../support/whatsapp-zips';

const api = serveApi();
const calls = chatCalls(api);
let asha: Person;
beforeAll(async () => {
  asha = await signIn('admin');
});

it('a quick reply of one’s own is nobody else’s to change or to remove', async () => {
  const [pooja, kavita] = [await signIn('chat_active'), await signIn('chat_active')];
  const body = { shortcut: 'lr', text: 'LR kal.', isShared: false };
  const { data: own } = await api.call(quickRepliesApi.create, { body }, { as: pooja });
  const params = { id: own.id };
  for (const as of [kavita, asha]) {
    const changed = await api.call(quickRepliesApi.update, { params, body: { text: 'Aaj.', version: 1 } }, { as });
    const removed = await api.call(quickRepliesApi.remove, { params, body: { version: 1 } }, { as });
    expect([changed.status, removed.status]).toEqual([404, 404]);
  }
  const toAll = { text: 'LR kal.', isShared: true, version: 1 };
  expect((await api.call(quickRepliesApi.update, { params, body: toAll }, { as: pooja })).status).toBe(403);
  const { data } = await api.call(quickRepliesApi.all, {}, { as: pooja });
  expect(data.find(({ id }) => id === own.id)?.text).toBe('LR kal.');
});

it('a photo is had by the conversation that it was sent in, and by no other', async () => {
  const [{ id }, { id: otherId }] = [await makeConversation(), await makeConversation()];
  const sent = await fetch(api.origin + fillPath(conversationsApi.addPhoto.path, { id }), {
    method: 'POST',
    headers: { Authorization: `JWT ${asha.accessToken}` },
    body: formWith(new Uint8Array(await jpeg(5)), 'saree.jpg'),
  });
  const photoId = ((await sent.json()) as { data: { id: string } }).data.id;
  const find = (conversationId: string) =>
    api.call(conversationsApi.photo, { params: { id: conversationId, photoId } }, { as: asha });
  expect((await find(id)).status).toBe(404);
  await calls.send(id, asha, { kind: 'photo', text: '', refId: photoId });
  expect([(await find(id)).status, (await find(otherId)).status]).toEqual([200, 404]);
});

it('whoever answers first has the conversation, and its history says so', async () => {
  const { id } = await makeConversation();
  await theySay(id);
  await calls.send(id, asha);
  await calls.send(id, asha);
  const { data } = await api.call(conversationsApi.history, { params: { id }, query: {} }, { as: asha });
  expect(data.rows.map(({ action, changes }) => [action, changes.ownerId])).toEqual([
    ['conversations.claimed', { before: null, after: asha.user.id }],
  ]);
});

it('the id of a message that is in one conversation is refused in another', async () => {
  const [{ id }, { id: otherId }] = [await makeConversation(), await makeConversation()];
  const message = { id: newId(), text: 'For Rekha alone' };
  expect((await calls.send(id, asha, message)).status).toBe(201);
  expect((await calls.send(otherId, asha, message)).status).toBe(404);
});
