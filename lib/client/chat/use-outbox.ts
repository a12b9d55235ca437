import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { refreshConversations } from '@/lib/client/queries/conversations';
import { useMe } from '@/lib/client/queries/me';
import { Outbox, type Waiting } from './outbox';

const NONE: Waiting[] = [];
const nothing = () => () => undefined;

/** The messages of the person that are on their way, for a screen; null until it is known who that is. */
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

/** What the person sent to a conversation that the server does not have yet, and where more goes. */
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
