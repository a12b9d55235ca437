import { conversationsApi } from '@/lib/contracts/chat/conversations';
import type { NewMessage } from '@/lib/contracts/chat/chat-record';
import { bringReply, sayInbound } from '@/lib/server/areas/chat/inbound-service';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { chatMessages, conversations } from '@/lib/server/db/schema/chat';
import { newId } from '@/lib/server/db/schema/columns';
import type { serveApi } from './api';
import type { Person } from './order-place';
import { freshPhone } from './seller-factories';

/** A conversation with Rekha by app, without messages by default. */
export async function makeConversation(overrides: Partial<typeof conversations.$inferInsert> = {}) {
  const now = clock.now();
  const row = { channel: 'app' as const, givenName: 'Rekha', statusChangedAt: now, lastAt: now, createdAt: now };
  const [made] = await orm()
    .insert(conversations)
    .values({ ...row, identity: `party-${newId()}`, ...overrides })
    .returning();
  if (!made) throw new Error('No conversation was made.');
  return made;
}

/** The other side writes a message. */
export const theySay = (id: string, text = 'Rate kya hai?') => sayInbound(id, text);

/** A message at a given time, as stored in the copies. */
export async function sayAt(
  conversationId: string,
  { sender, at, authorId }: Pick<typeof chatMessages.$inferInsert, 'sender' | 'at' | 'authorId'>,
): Promise<void> {
  const said = { kind: 'text' as const, name: 'Rekha', text: 'Hello', searchText: 'hello', key: newId() };
  await orm()
    .insert(chatMessages)
    .values({ ...said, conversationId, sender, at, authorId, publishedAt: at });
}

/** A message received by WhatsApp. */
export const whatsappReply = (details: Partial<Parameters<typeof bringReply>[0]> = {}) =>
  bringReply({
    channel: 'whatsapp',
    phoneNumber: freshPhone(),
    name: 'Imran',
    text: 'Hello',
    providerId: newId(),
    at: clock.now(),
    ...details,
  });

/** Conversation calls, as users make them. */
export function chatCalls(api: ReturnType<typeof serveApi>) {
  return {
    get: (id: string, as: Person) => api.call(conversationsApi.get, { params: { id } }, { as }),
    send: (id: string, as: Person, message: Partial<NewMessage> = {}) =>
      api.call(
        conversationsApi.send,
        {
          params: { id },
          body: {
            id: newId(),
            kind: 'text',
            text: 'Rate ₹415 hai.',
            seenAt: clock.now().toISOString(),
            isMeant: false,
            ...message,
          },
        },
        { as },
      ),
    step: (id: string, as: Person, to: 'open' | 'snoozed' | 'closed', version: number, reason?: string) =>
      api.call(conversationsApi.transition, { params: { id }, body: { to, version, reason } }, { as }),
    assign: (id: string, as: Person, ownerId: string | null, version: number) =>
      api.call(conversationsApi.assign, { params: { id }, body: { ownerId, version } }, { as }),
    list: async (as: Person, query: object) =>
      (await api.call(conversationsApi.list, { query }, { as })).data.rows.map(({ id }) => id),
  };
}
