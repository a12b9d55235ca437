import { useEffect, useState } from 'react';
import { interleaved, type LiveMessage, withOlder, withWindow } from '@/lib/domain/chat/live-message';
import { PAGE } from './live';
import { useLive } from './use-live';

interface Known {
  /** Null until the first ones have loaded. */
  messages: LiveMessage[] | null;
  notes: LiveMessage[];
  hasOlder: boolean;
}

const NOTHING: Known = { messages: null, notes: [], hasOlder: false };

const DENIED = 'You may not read this conversation any more.';

/** Live messages of a conversation, with older ones on demand. Requires a distinct key per conversation. */
export function useMessages(conversationId: string) {
  const { live } = useLive();
  const [known, setKnown] = useState<Known>(NOTHING);
  const [problem, setProblem] = useState<string | null>(null);
  const [isFetchingOlder, setIsFetchingOlder] = useState(false);

  useEffect(() => {
    if (!live) return;
    const handleDenied = () => setProblem(DENIED);
    const stops = [
      live.watchMessages(
        'messages',
        conversationId,
        (window) =>
          setKnown(({ messages, hasOlder, ...rest }) => ({
            ...rest,
            messages: withWindow(messages ?? [], window),
            hasOlder: messages === null ? window.length === PAGE : hasOlder,
          })),
        handleDenied,
      ),
      live.watchMessages(
        'notes',
        conversationId,
        (window) => setKnown(({ notes, ...rest }) => ({ ...rest, notes: withWindow(notes, window) })),
        handleDenied,
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }, [live, conversationId]);

  const fetchOlder = async () => {
    const first = known.messages?.[0];
    if (!live || !first || isFetchingOlder) return;
    setIsFetchingOlder(true);
    try {
      const older = await live.older(conversationId, first);
      setKnown(({ messages, notes }) => ({
        messages: withOlder(messages ?? [], older.messages),
        notes: withOlder(notes, older.notes),
        hasOlder: older.messages.length === PAGE,
      }));
    } catch {
      setProblem('The older messages did not come. Scroll up again.');
    } finally {
      setIsFetchingOlder(false);
    }
  };

  const { messages, notes, hasOlder } = known;
  return {
    messages: messages && interleaved(messages, notes, { hasOlder }),
    hasOlder,
    isFetchingOlder,
    fetchOlder,
    problem,
  };
}
