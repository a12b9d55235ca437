import { chatPaths, SERVER_TIME } from '@/lib/domain/chat/layout';
import { mintPartyToken, mintStaffToken } from '@/lib/server/auth/chat-token';
import { orm } from '@/lib/server/db/database';
import { insertMany } from '@/lib/server/db/insert-many';
import { conversations } from '@/lib/server/db/schema/chat';
import { newId } from '@/lib/server/db/schema/columns';
import { builtInDatabase } from '@/lib/server/platform/realtime/realtime';
import { addAdmin, type Place, withDatabase } from './bench-server';

/** The other side of a conversation. */
export interface Writer {
  conversationId: string;
  identity: string;
  name: string;
  token: string;
}

export interface ChatPlace {
  /** Tokens of this many admins for signing in to the SDK. */
  staff: string[];
  writers: Writer[];
}

const staffToken = (userId: string, name: string) =>
  mintStaffToken({ userId, name, roles: ['admin'], sessionId: '', mustChangePassword: false });

/** Conversations with a buyer each, and admins who may read all of them. */
export const fillChat = (place: Place, { staff, talks }: { staff: number; talks: number }): Promise<ChatPlace> =>
  withDatabase(place, async () => {
    await addAdmin();
    const at = new Date();
    const people = Array.from({ length: staff }, (_, nth) => ({ id: newId(), name: `Staff ${nth}` }));
    const rows = Array.from({ length: talks }, (_, nth) => ({
      id: newId(),
      channel: 'app' as const,
      givenName: `Buyer ${nth}`,
      identity: `buyer-${newId()}`,
      statusChangedAt: at,
      lastAt: at,
      createdAt: at,
    }));
    await insertMany(orm(), conversations, rows);
    await builtInDatabase().update({
      ...Object.fromEntries(people.map(({ id }) => [chatPaths.staff(id), { admin: true }])),
      ...Object.fromEntries(rows.map(({ id, identity }) => [chatPaths.party(id, identity), 'buyer'])),
    });
    const writers = rows.map(async ({ id: conversationId, identity, givenName: name }) => {
      const token = await mintPartyToken(identity, { party: 'buyer', name });
      return { conversationId, identity, name, token };
    });
    return {
      staff: await Promise.all(people.map(({ id, name }) => staffToken(id, name))),
      writers: await Promise.all(writers),
    };
  });

/** A message as a buyer's app writes it. */
export const messageOf = ({ identity: by, name }: Writer, text: string) => ({
  at: SERVER_TIME,
  from: 'buyer',
  by,
  name,
  kind: 'text',
  text,
});
