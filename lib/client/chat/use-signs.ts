import { useEffect, useRef, useState } from 'react';
import type { ConversationSigns } from './live';
import { useLive } from './use-live';

const NONE: ConversationSigns = { typing: [], looking: [], cursor: { delivered: 0, read: 0 } };

/** Who is typing and viewing a conversation, and the other party's read position. Also marks the user as viewing. */
export function useSigns(id: string, identity: string | null): ConversationSigns {
  const { live } = useLive();
  const [signs, setSigns] = useState(NONE);
  useEffect(() => live?.watchSigns({ id, identity }, setSigns), [live, id, identity]);
  useEffect(() => live?.look(id), [live, id]);
  return signs;
}

/** A pause of this length ends typing. The indicator is renewed at the second interval. */
const IDLE_MS = 5000;
const AGAIN_MS = 2500;

/** Sets the typing indicator on each keystroke, and clears it some seconds after the last one. */
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
