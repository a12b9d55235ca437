import { useEffect } from 'react';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import type { LiveMessage } from '@/lib/domain/chat/live-message';
import { isInbound } from '@/lib/domain/chat/message';
import { call } from '@/lib/client/http/call';
import { useLive } from './use-live';

/** Runs now, or as soon as the window is visible. */
function whenSeen(act: () => void): () => void {
  const handleVisible = () => {
    if (document.visibilityState === 'visible') act();
  };
  handleVisible();
  document.addEventListener('visibilitychange', handleVisible);
  return () => document.removeEventListener('visibilitychange', handleVisible);
}

/** Marks the messages so far as read while the window is visible. A lost call is covered by the next one. */
export function useMarkRead(
  { id, unread }: Pick<Conversation, 'id' | 'unread'>,
  newest: LiveMessage | undefined,
): void {
  const { live } = useLive();
  const at = newest && isInbound(newest.from) ? newest.at : null;
  const isToSay = newest !== undefined && unread > 0;

  useEffect(() => {
    if (at !== null) return whenSeen(() => live?.read(id, at));
  }, [live, id, at]);

  useEffect(() => {
    if (!isToSay) return;
    return whenSeen(() => {
      call(conversationsApi.read, { params: { id } }, { showsErrors: 'caller' }).catch(() => undefined);
    });
  }, [id, unread, isToSay]);
}
