import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { conversationCareApi } from '@/lib/contracts/chat/conversation-care';
import { conversationMergesApi } from '@/lib/contracts/chat/conversation-merges';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { quickRepliesApi } from '@/lib/contracts/chat/quick-replies';
import { newId } from '@/lib/server/db/schema/columns';
import { need, type Story, type Teller } from './teller';

/** Two open conversations with buyers on WhatsApp, where no simulated buyer answers. */
async function twoConversations({ tell, idOf }: Teller): Promise<[Conversation, Conversation]> {
  const { rows } = await tell('admin', conversationsApi.list, { query: { limit: '100' } });
  const [one, other] = rows.filter(
    ({ channel, status, buyerId, owner }) =>
      channel === 'whatsapp' && status === 'open' && buyerId !== null && owner?.id !== idOf('chat_active'),
  );
  return [need(one, 'conversation'), need(other, 'second conversation')];
}

/** A conversation without an owner is answered, given away, snoozed and closed. */
async function answer({ tell, idOf, photos }: Teller, id: string): Promise<void> {
  const params = { id };
  await tell('admin', conversationsApi.open, { params });
  await tell('admin', conversationsApi.read, { params });
  const seen = async () => (await tell('admin', conversationsApi.get, { params })).version;
  const assign = async (ownerId: string | null) =>
    tell('admin', conversationsApi.assign, { params, body: { ownerId, version: await seen() } });
  await assign(idOf('chat_active'));
  await assign(null);
  await tell('admin', conversationsApi.addPhoto, { params }, { file: need(photos[0], 'photo') });
  for (const kind of ['note', 'text', 'text'] as const) {
    const body = { id: newId(), kind, text: 'Namaste ji', seenAt: null, isMeant: true };
    await tell('admin', conversationsApi.send, { params, body });
    await tell('admin', conversationsApi.send, { params, body });
  }
  const step = async (to: Conversation['status'], reason?: string) =>
    tell('admin', conversationsApi.transition, { params, body: { to, reason, version: await seen() } });
  await step('snoozed', '4 hours');
  await step('open');
  await step('closed');
  await step('open');
  await assign(null);
  await tell('admin', conversationsApi.history, { params, query: {} });
}

/** Another conversation of the same buyer is merged and split off again. */
async function merge({ tell }: Teller, one: Conversation, other: Conversation): Promise<void> {
  const [params, otherParams] = [{ id: one.id }, { id: other.id }];
  const link = (buyerId: string | null, version: number) =>
    tell('admin', conversationsApi.link, { params: otherParams, body: { buyerId, sellerId: null, version } });
  await link(null, other.version);
  const { version } = await tell('admin', conversationsApi.get, { params });
  await tell('admin', conversationMergesApi.merge, { params, body: { otherId: other.id, version } });
  await tell('admin', conversationMergesApi.split, { params: otherParams });
  const back = await tell('admin', conversationsApi.get, { params: otherParams });
  await link(other.buyerId, back.version);
}

/** An admin keeps quick replies for all, others keep their own. */
async function keepReplies({ tell, random }: Teller): Promise<void> {
  const shortcut = `kesar-${random.below(1e9)}`;
  for (const [who, isShared] of [
    ['admin', true],
    ['chat_active', false],
  ] as const) {
    const made = await tell(who, quickRepliesApi.create, { body: { shortcut, text: 'Namaste {name} ji', isShared } });
    const params = { id: made.id };
    const { version } = await tell(who, quickRepliesApi.update, {
      params,
      body: { text: 'Namaste {name} ji, {me} here.', version: made.version },
    });
    await tell(who, quickRepliesApi.remove, { params, body: { version } });
  }
}

/** Chat with buyers, and what it is set up with. */
export const chatStory: Story = async (teller) => {
  const { tell } = teller;
  const [one, other] = await twoConversations(teller);
  await answer(teller, one.id);
  await merge(teller, one, other);
  await tell('admin', conversationCareApi.unflag, { params: { id: one.id } });
  await tell('admin', conversationCareApi.erase, { params: { id: one.id } });
  await keepReplies(teller);
  const settings = await tell('admin', conversationsApi.settings, {});
  await tell('admin', conversationsApi.saveSettings, { body: { ...settings, unansweredMinutes: 45 } });
  await tell('admin', conversationsApi.saveSettings, { body: settings });
};
