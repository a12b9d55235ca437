import { transaction } from '../../db/database';
import { newId } from '../../db/schema/columns';
import * as repository from './conversation-repository';
import * as messages from './message-repository';
import { nextMessage } from './next-message';
import { publish } from './publish-service';
import { conversations } from './service';
import { wake } from './step-service';

/** Key of the note about an undelivered answer, so that there is only one. */
export const failureMark = (messageId: string): string => `failed ${messageId}`;

/** Adds a note that an answer did not arrive, once: the other side is still waiting. */
export async function noteFailure(conversationId: string, messageId: string, reason: string): Promise<void> {
  await transaction(async (tx) => {
    const row = await conversations.lock(tx, conversationId);
    const place = await nextMessage(tx, conversationId);
    const note = {
      ...place,
      id: newId(),
      conversationId,
      sender: 'system' as const,
      authorId: null,
      name: 'WhatsApp',
      kind: 'note' as const,
      text: reason,
      card: null,
      quote: null,
      publishedAt: null,
      providerId: failureMark(messageId),
    };
    if (!(await messages.insert(tx, note))) return;
    await wake(tx, row);
    const waitingSince = row.waitingSince ?? place.at;
    await repository.write(tx, conversationId, { waitingSince, unread: row.unread + 1 });
  });
  await publish(conversationId);
}
