import { useEffect, useRef, useState } from 'react';
import type { ConversationSigns } from './live';
import { useLive } from './use-live';

const NONE: ConversationSigns = { typing: [], looking: [], cursor: { delivered: 0, read: 0 } };

/** Who types and looks at a conversation, and how far the other side has read. Says that the person looks as well. */
export function useSigns(id: string, identity: string | null): ConversationSigns {
  const { live } = useLive();
  const [signs, setSigns] = useState(NONE);
  useEffect(() => live?.watchSigns({ id, identity }, setSigns), [live, id, identity]);
  useEffect(() => live?.look(id), [live, id]);
  return signs;
}

/** A pause of this length is no typing any more, and a sign is given again so often. */
const IDLE_MS = 5000;
const AGAIN_MS = 2500;

/** Says that the person types, with each letter; and that they stopped, some seconds after the last one. */
export function useTypingSign(conversationId: string): { type: () => void; stop: () => void } {
  const { live } = useLive();
  const last = useRef(0);
  const timer = useRef<number | undefined>(undefined);

  const stop = () => {
    window.clearTimeout(timer.current);
    if (last.current > 0) live?.type(conversationId, false);
    last.current = 0;
  };
  const type = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(stop, IDLE_MS);
    if (Date.now() - last.current < AGAIN_MS) return;
    last.current = Date.now();
    live?.type(conversationId, true);
  };

  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
      live?.type(conversationId, false);
    },
    [live, conversationId],
  );
  return { type, stop };
}
