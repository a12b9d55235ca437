import { and, desc, eq, inArray } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Page } from '@/lib/contracts/base/list';
import type { replySchema, sentMessageSchema } from '@/lib/contracts/messages/messages';
import type { Queryable } from '../../db/database';
import { instantText } from '../../db/instant-text';
import { says, type ListRequest } from '../../db/keyset';
import { listPage } from '../../db/list-page';
import { buyers } from '../../db/schema/buyers';
import { chatMessages } from '../../db/schema/chat';
import { messageReplies } from '../../db/schema/message-events';
import { campaigns, messages, messageTemplates } from '../../db/schema/messages';
import { users } from '../../db/schema/users';
import { filledBody } from '@/lib/domain/messages/template-text';

export type SentMessage = z.infer<typeof sentMessageSchema>;
export type Reply = z.infer<typeof replySchema>;

const select = (tx: Queryable) =>
  tx
    .select({
      id: messages.id,
      phone: messages.phone,
      text: messages.text,
      params: messages.params,
      body: messageTemplates.body,
      variables: messageTemplates.variables,
      frozen: campaigns.frozen,
      category: messages.category,
      stage: messages.stage,
      failureCode: messages.failureCode,
      campaignName: campaigns.name,
      sender: { id: users.id, name: users.name },
      at: instantText(messages.createdAt),
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .leftJoin(campaigns, eq(campaigns.id, messages.campaignId))
    .leftJoin(messageTemplates, eq(messageTemplates.id, messages.templateId));

type Found = Awaited<ReturnType<typeof select>>[number];

/** The text of a sent message: its own, or that of its template with the variables filled in. */
function toSent({ params, body, variables, frozen, text, ...row }: Found): SentMessage {
  const names = (frozen ?? { variables: variables ?? [] }).variables.map(({ name }) => name);
  const said = filledBody(frozen?.body ?? body ?? '', (name) => params[names.indexOf(name)]);
  return { ...row, text: text ?? said };
}

/** The latest messages to a number that were not skipped. */
export const lastTo = async (tx: Queryable, phone: string, limit: number): Promise<SentMessage[]> =>
  (
    await select(tx)
      .where(
        and(
          eq(messages.phone, phone),
          inArray(messages.stage, [
            'sending',
            'unclear',
            'submitted',
            'enqueued',
            'sent',
            'delivered',
            'read',
            'failed',
            'queued',
          ]),
        ),
      )
      .orderBy(desc(messages.createdAt))
      .limit(limit)
  ).map(toSent);

export const findById = async (tx: Queryable, id: string): Promise<SentMessage | undefined> =>
  (await select(tx).where(eq(messages.id, id))).map(toSent)[0];

/** Replies to our messages. */
export const listReplies = (
  tx: Queryable,
  {
    q,
    meaning,
    campaignId,
    ...request
  }: ListRequest & { q?: string; meaning?: ('stop' | 'other')[]; campaignId?: string[] },
): Promise<Page<Reply>> =>
  listPage(tx, request, {
    sorts: { at: messageReplies.at },
    id: messageReplies.id,
    where: and(
      q ? says(messageReplies.text, q) : undefined,
      meaning && inArray(messageReplies.meaning, meaning),
      campaignId && inArray(messageReplies.campaignId, campaignId),
    ),
    select: ({ where, orderBy, limit }) =>
      tx
        .select({
          id: messageReplies.id,
          phone: messageReplies.phone,
          name: messageReplies.name,
          text: messageReplies.text,
          meaning: messageReplies.meaning,
          buyer: { id: buyers.id, name: buyers.businessName },
          campaign: { id: campaigns.id, name: campaigns.name },
          conversationId: chatMessages.conversationId,
          at: instantText(messageReplies.at),
        })
        .from(messageReplies)
        .leftJoin(buyers, eq(buyers.id, messageReplies.buyerId))
        .leftJoin(campaigns, eq(campaigns.id, messageReplies.campaignId))
        .leftJoin(chatMessages, eq(chatMessages.providerId, messageReplies.providerId))
        .where(where)
        .orderBy(...orderBy)
        .limit(limit),
    toRow: (row) => row,
  });
