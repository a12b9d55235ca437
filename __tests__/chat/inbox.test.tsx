import { openLive } from '@/lib/client/chat/open-live';
import type { Conversation, NewMessage } from '@/lib/contracts/chat/chat-record';
import { conversationCareApi } from '@/lib/contracts/chat/conversation-care';
import { conversationMergesApi } from '@/lib/contracts/chat/conversation-merges';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { quickRepliesApi } from '@/lib/contracts/chat/quick-replies';
import ChatPage from '@/pages/chat';
import { plantedLive } from '../support/chat-live';
import { mockEndpoint, noAnswer, refusal } from '../support/mock-endpoint';
import { asha, openApp, serverKnows } from '../support/open-app';
import { act, screen, waitFor, within } from '../support/render';

jest.mock('@/lib/client/chat/open-live');

const ASHA = asha();
const REKHA_ID = '0198b2a0-0000-7000-8500-000000000001';
const IMRAN_ID = '0198b2a0-0000-7000-8500-000000000002';

const conversation = (id: string, name: string, details: Partial<Conversation> = {}): Conversation => ({
  id,
  party: 'unknown',
  name,
  contactName: name,
  city: '',
  phoneNumber: null,
  identity: `party-${id}`,
  channel: 'app',
  buyerId: null,
  sellerId: null,
  status: 'open',
  statusReason: null,
  snoozedUntil: null,
  owner: null,
  lastText: 'Rate kya hai?',
  lastFrom: 'buyer',
  lastAt: '2026-11-24T06:00:00.000Z',
  unread: 1,
  waitingSince: '2026-11-24T06:00:00.000Z',
  lastInboundAt: '2026-11-24T06:00:00.000Z',
  mergedIntoId: null,
  flaggedAt: null,
  flagWord: null,
  isSimulated: false,
  createdAt: '2026-11-24T06:00:00.000Z',
  version: 1,
  revision: 1,
  ...details,
});

/** The server's data, and the events of the realtime database. */
function inboxOf() {
  serverKnows(ASHA);
  const planted = plantedLive();
  jest.mocked(openLive).mockResolvedValue(planted.live);
  let known = [conversation(REKHA_ID, 'Rekha'), conversation(IMRAN_ID, 'Imran', { unread: 0, waitingSince: null })];
  const change = (id: string | undefined, changes: Partial<Conversation>) => {
    known = known.map((one) => (one.id === id ? { ...one, ...changes, version: one.version + 1 } : one));
    return known.find((one) => one.id === id) ?? refusal(404);
  };
  mockEndpoint(conversationsApi.list, () => ({
    rows: known,
    next: null,
    previous: null,
    count: { value: known.length, isExact: true },
  }));
  mockEndpoint(conversationsApi.get, ({ params }) => known.find(({ id }) => id === params.id) ?? refusal(404));
  // Registered after the route of a single conversation, whose address is similar.
  const counts = { mine: 0, unassigned: 2, unanswered: 1, flagged: 0, snoozed: 0, closed: 0 };
  mockEndpoint(conversationsApi.counts, () => ({
    ...counts,
    all: known.length,
    unread: known.filter(({ unread }) => unread > 0).length,
  }));
  const reads = mockEndpoint(conversationsApi.read, ({ params }) => {
    change(params.id, { unread: 0 });
    return {};
  });
  const steps = mockEndpoint(conversationsApi.transition, ({ params, body }) =>
    change(params.id, { status: body.to, statusReason: body.reason ?? null }),
  );
  mockEndpoint(conversationsApi.assign, ({ params }) => change(params.id, { owner: { id: ASHA.id, name: ASHA.name } }));
  const merges = mockEndpoint(conversationMergesApi.merge, ({ params, body }) => {
    change(body.otherId, { mergedIntoId: params.id });
    return change(params.id, {});
  });
  mockEndpoint(conversationMergesApi.merged, ({ params }) =>
    known.filter(({ mergedIntoId }) => mergedIntoId === params.id),
  );
  mockEndpoint(conversationMergesApi.split, ({ params }) => change(params.id, { mergedIntoId: null }));
  const erased = mockEndpoint(conversationCareApi.erase, ({ params }) => change(params.id, { lastText: '' }));
  mockEndpoint(conversationCareApi.unflag, ({ params }) => change(params.id, { flaggedAt: null, flagWord: null }));
  mockEndpoint(quickRepliesApi.all, [
    { id: IMRAN_ID, shortcut: 'rate', text: '{name} ji, rate ₹415.', isShared: true, version: 1 },
  ]);
  const flag = (id: string, flagWord: string) => change(id, { flaggedAt: new Date().toISOString(), flagWord });
  const merged = (id: string, mergedIntoId: string) => change(id, { mergedIntoId });
  return { ...planted, reads, steps, merges, merged, erased, flag };
}

/** Accepts messages like the server: once per id. */
function takesMessages({ say }: ReturnType<typeof inboxOf>) {
  const taken: NewMessage[] = [];
  mockEndpoint(conversationsApi.send, ({ params: { id = '' }, body }) => {
    taken.push(body);
    act(() => say(id, { key: `k${taken.length}`, from: 'staff', name: ASHA.name, text: body.text, cid: body.id }));
    return {
      id: body.id,
      conversation: { id, name: 'Rekha' },
      key: `k${taken.length}`,
      from: 'staff' as const,
      name: ASHA.name,
      kind: body.kind,
      text: body.text,
      card: null,
      at: new Date().toISOString(),
    };
  });
  return taken;
}

async function openInbox() {
  const { user } = openApp('/chat', { roles: ['admin'], pages: { '/chat': ChatPage } });
  const list = within(await screen.findByRole('list', { name: 'Conversations' }));
  const open = async (name: string) => {
    await user.click(list.getByRole('button', { name: new RegExp(name) }));
    return within(await screen.findByRole('log', { name: 'Messages' }));
  };
  return { user, list, open };
}

beforeEach(() => window.localStorage.clear());

test('a conversation is read and answered with a quick reply, which appears once', async () => {
  const place = inboxOf();
  const taken = takesMessages(place);
  act(() => place.say(REKHA_ID, { key: 'k0', text: 'Rate kya hai?' }));
  const { user, open } = await openInbox();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /));
  const thread = await open('Rekha');
  expect(await thread.findByText('Rate kya hai?')).toBeInTheDocument();
  await waitFor(() => expect(place.reads).toHaveLength(1));

  const field = screen.getByRole('textbox', { name: 'Answer' });
  await user.type(field, '/ra');
  await user.click(screen.getByRole('button', { name: /\/rate/ }));
  expect(field).toHaveValue('Rekha ji, rate ₹415.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await thread.findAllByText('Rekha ji, rate ₹415.')).toHaveLength(1);
  expect(field).toHaveValue('');
  expect(taken).toMatchObject([{ kind: 'text', isMeant: false }]);
  expect(place.typed).toContain(true);
});

test('an answer by WhatsApp says in words how far it came', async () => {
  const place = inboxOf();
  const answer = { from: 'staff', name: ASHA.name, text: 'Haan ji' } as const;
  for (const tick of ['sent', 'delivered', 'read', 'failed'] as const)
    act(() => place.say(REKHA_ID, { key: tick, ...answer, tick }));
  const { open } = await openInbox();
  const thread = await open('Rekha');
  for (const words of ['Sent', 'Delivered', 'Read', 'Not delivered'])
    expect(await thread.findByTitle(words)).toBeInTheDocument();
});

test('what was typed as a note is still one when its conversation is opened again', async () => {
  inboxOf();
  const { user, open } = await openInbox();
  await open('Rekha');
  await user.click(screen.getByRole('button', { name: 'Note' }));
  await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Pays late.');
  await open('Imran');
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveValue('');
  await open('Rekha');
  expect(await screen.findByRole('textbox', { name: 'Note' })).toHaveValue('Pays late.');
});

test('what was sent without a connection waits, and goes once it is back', async () => {
  const place = inboxOf();
  mockEndpoint(conversationsApi.send, noAnswer);
  const { user, open } = await openInbox();
  const thread = await open('Rekha');
  act(() => place.connect(false));
  expect(await screen.findByText(/Not connected/)).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Haan ji');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await thread.findByText('Waiting to be sent')).toBeInTheDocument();
  const taken = takesMessages(place);
  act(() => {
    window.dispatchEvent(new Event('online'));
    place.connect(true);
  });
  await waitFor(() => expect(thread.queryByText('Waiting to be sent')).not.toBeInTheDocument());
  expect(taken.map(({ text }) => text)).toEqual(['Haan ji']);
});

test('an answer that a colleague was faster with goes out only when it is meant', async () => {
  const place = inboxOf();
  mockEndpoint(conversationsApi.send, () => refusal(409, { code: 'not_meant', message: 'Zoya answered meanwhile.' }));
  const { user, open } = await openInbox();
  const thread = await open('Rekha');
  act(() => place.sign({ typing: [{ id: 'zoya', name: 'Zoya' }], looking: [{ id: 'zoya', name: 'Zoya' }] }));
  expect(await screen.findByText('Zoya is answering…')).toBeInTheDocument();
  expect(screen.getByText('Zoya looks at this too')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Answer' }), 'Haan ji');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(await thread.findByText('Zoya answered meanwhile.')).toBeInTheDocument();
  const taken = takesMessages(place);
  await user.click(thread.getByRole('button', { name: 'Send anyway' }));
  await waitFor(() => expect(taken).toMatchObject([{ text: 'Haan ji', isMeant: true }]));
});

test('the keyboard goes through the list, takes, closes and replies', async () => {
  const { steps } = inboxOf();
  const { user } = await openInbox();
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'Rekha' })).toBeInTheDocument();
  await user.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'Imran' })).toBeInTheDocument();
  await user.keyboard('a');
  expect(await screen.findByRole('button', { name: 'Mine' })).toBeInTheDocument();
  await user.keyboard('r');
  expect(screen.getByRole('textbox', { name: 'Answer' })).toHaveFocus();
  await user.keyboard('{Escape}e');
  await waitFor(() => expect(steps.map(({ body }) => body.to)).toEqual(['closed']));
});

test('two conversations of one person are merged, and taken apart again', async () => {
  const { merges } = inboxOf();
  const { user, open } = await openInbox();
  await open('Rekha');
  await user.click(screen.getByRole('button', { name: 'About this person' }));
  await user.click(await screen.findByRole('button', { name: 'Merge…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Merge the conversation with Rekha' }));
  await user.type(await dialog.findByRole('combobox', { name: 'Other conversation' }), 'Im');
  await user.click(await screen.findByRole('option', { name: 'Imran, App' }));
  await user.click(dialog.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(merges.map(({ body }) => body)).toEqual([{ otherId: IMRAN_ID, version: 1 }]));
  await user.click(await screen.findByRole('button', { name: 'Split off Imran, App' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Merged in' })).not.toBeInTheDocument());
});

test('what a person wrote is deleted once that is confirmed', async () => {
  const { erased } = inboxOf();
  const { user, open } = await openInbox();
  await open('Rekha');
  await user.click(screen.getByRole('button', { name: 'About this person' }));
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Delete what this person wrote' }));
  await ask();
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(erased).toHaveLength(0);
  await ask();
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(erased.map(({ params }) => params.id)).toEqual([REKHA_ID]));
  expect(await screen.findByText('What Rekha wrote is deleted.')).toBeInTheDocument();
});

test('a flagged conversation says for which word, until somebody clears it', async () => {
  const { flag } = inboxOf();
  flag(REKHA_ID, 'फ्रॉड');
  const { user, list, open } = await openInbox();
  expect(await list.findByText('Flagged')).toBeInTheDocument();
  await open('Rekha');
  expect(await screen.findByText('Flagged for “फ्रॉड”')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear flag' }));
  await waitFor(() => expect(screen.queryByText(/Flagged for/)).not.toBeInTheDocument());
});

test('a conversation that was merged leads to the one that has its messages', async () => {
  const { merged } = inboxOf();
  merged(IMRAN_ID, REKHA_ID);
  const { user } = openApp(`/chat?conversation=${IMRAN_ID}`, { roles: ['admin'], pages: { '/chat': ChatPage } });
  await user.click(await screen.findByRole('button', { name: 'Open it' }));
  expect(await screen.findByRole('heading', { name: 'Rekha' })).toBeInTheDocument();
});
