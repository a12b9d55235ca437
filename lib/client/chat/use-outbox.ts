import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { refreshConversations } from '@/lib/client/queries/conversations';
import { useMe } from '@/lib/client/queries/me';
import { Outbox, type Waiting } from './outbox';

const NONE: Waiting[] = [];
const nothing = () => () => undefined;

/** The user's pending messages; null until the user is known. */
export function useOwnOutbox(): Outbox | null {
  const queryClient = useQueryClient();
  const personId = useMe().data?.id;
  const outbox = useMemo(
    () => (personId === undefined ? null : new Outbox(personId, () => void refreshConversations(queryClient))),
    [personId, queryClient],
  );
  useEffect(() => outbox?.start(), [outbox]);
  return outbox;
}

const OutboxContext = createContext<Outbox | null>(null);

export const OutboxProvider = OutboxContext.Provider;

/** The user's pending messages in a conversation, and the outbox for new ones. */
export function useOutbox(conversationId: string): { outbox: Outbox | null; waiting: Waiting[] } {
  const outbox = useContext(OutboxContext);
  const all = useSyncExternalStore(
    outbox?.subscribe ?? nothing,
    () => outbox?.list() ?? NONE,
    () => NONE,
  );
  const waiting = useMemo(() => all.filter((one) => one.conversationId === conversationId), [all, conversationId]);
  return { outbox, waiting };
}
