import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refreshConversations } from '@/lib/client/queries/conversations';
import { useLive } from './use-live';

/** Changes within this time are refetched once. */
const TOGETHER_MS = 400;

/** Debounces refetches of the lists after changes. The initial state is not a change. */
function refresher(queryClient: QueryClient) {
  let known: string | null = null;
  let timer: number | undefined;
  return {
    see: (now: string): void => {
      const isMove = known !== null && known !== now;
      known = now;
      if (!isMove) return;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void refreshConversations(queryClient), TOGETHER_MS);
    },
    stop: () => window.clearTimeout(timer),
  };
}

/** Refetches the lists when a conversation changed. */
export function useFollowHeads(): void {
  const { live } = useLive();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!live) return;
    const { see, stop } = refresher(queryClient);
    const stopWatching = live.watchHeads(
      (heads) => see(heads.map(({ id, revision }) => `${id} ${revision}`).join()),
      () => undefined,
    );
    return () => {
      stopWatching();
      stop();
    };
  }, [live, queryClient]);
}

/** The same for one conversation, for users who see no others. */
export function useFollowHead(id: string): void {
  const { live } = useLive();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!live) return;
    const { see, stop } = refresher(queryClient);
    const stopWatching = live.watchHead(id, (revision) => see(String(revision)));
    return () => {
      stopWatching();
      stop();
    };
  }, [live, queryClient, id]);
}
