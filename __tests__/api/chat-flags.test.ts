import { conversationCareApi } from '@/lib/contracts/chat/conversation-care';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { serveApi } from '../support/api';
import { chatCalls, makeConversation, theySay, whatsappReply } from '../support/chat-place';
import { type Person, signIn } from '../support/order-place';

const api = serveApi();
const calls = chatCalls(api);
let asha: Person;
const SETTINGS = { firstReplyOwns: true, unansweredMinutes: 15, keepMonths: 0, flagWords: ['fraud', 'पैसा वापस'] };
const save = (as: Person, body: object = {}) =>
  api.call(conversationsApi.saveSettings, { body: { ...SETTINGS, ...body } }, { as });
beforeAll(async () => {
  asha = await signIn('admin');
  await save(asha);
});

const flagOf = async (id: string) => (await calls.get(id, asha)).data.flagWord;
const unflag = (id: string, as = asha) => api.call(conversationCareApi.unflag, { params: { id } }, { as });
const history = async (id: string) =>
  (await api.call(conversationsApi.history, { params: { id }, query: {} }, { as: asha })).data.rows;

it.each([
  ['Ye FRAUD hai', 'fraud'],
  ['यह फ्रॉड है', 'fraud'],
  ['Mera paisa wapas karo', 'पैसा वापस'],
  ['Ye defrauded nahi', null],
  ['Rate kya hai?', null],
])('“%s” flags for %s', async (text, word) => {
  const { id } = await makeConversation();
  await theySay(id, text);
  expect(await flagOf(id)).toBe(word);
  expect((await calls.list(asha, { view: 'flagged', limit: 100 })).includes(id)).toBe(word !== null);
});

it('a reply by WhatsApp flags as well, an answer of staff does not', async () => {
  expect(await flagOf(await whatsappReply({ text: 'Fraud!' }))).toBe('fraud');
  const { id } = await makeConversation();
  await calls.send(id, asha, { text: 'No fraud here.' });
  expect(await flagOf(id)).toBeNull();
});

it('staff clear a flag, which is written down; the next such message flags again', async () => {
  const { id } = await makeConversation();
  await theySay(id, 'fraud');
  await theySay(id, 'fraud, fraud');
  for (let times = 0; times < 2; times += 1) expect((await unflag(id)).data.flagWord).toBeNull();
  expect((await history(id)).map(({ action }) => action)).toEqual(['conversations.unflagged', 'conversations.flagged']);
  expect(JSON.stringify(await history(id))).not.toContain('fraud');
  await theySay(id, 'fraud');
  expect(await flagOf(id)).toBe('fraud');
});

it('only admins change the words, and whoever sees a conversation clears its flag', async () => {
  const { id } = await makeConversation();
  const pooja = await signIn('chat_active', 'manage_buyer');
  expect((await save(pooja)).status).toBe(403);
  expect((await unflag(id, pooja)).status).toBe(404);
  expect((await unflag(id, await signIn('manage_buyer'))).status).toBe(403);
  expect((await save(asha, { flagWords: [' '] })).status).toBe(400);
  expect((await save(asha, { flagWords: ['x'.repeat(61)] })).status).toBe(400);
});
