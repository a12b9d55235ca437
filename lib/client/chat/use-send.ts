import type { NewMessage } from '@/lib/contracts/chat/chat-record';
import { useOutbox } from './use-outbox';

export type Sending = Pick<NewMessage, 'kind' | 'text'> &
  Partial<Pick<NewMessage, 'refId' | 'quoteKey'>> & { title?: string };

/** Adds messages of a conversation to the outbox, each with its own id. */
export function useSend(conversationId: string, seenAt: string | null): (sending: Sending) => void {
  const { outbox } = useOutbox(conversationId);
  return ({ title = '', ...message }) =>
    outbox?.add({
      conversationId,
      title,
      message: { ...message, id: crypto.randomUUID(), seenAt, isMeant: false },
    });
}
