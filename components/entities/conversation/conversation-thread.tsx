import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useMarkRead } from '@/lib/client/chat/use-mark-read';
import { useMessages } from '@/lib/client/chat/use-messages';
import { useOutbox } from '@/lib/client/chat/use-outbox';
import { useSigns } from '@/lib/client/chat/use-signs';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import type { LiveMessage } from '@/lib/domain/chat/live-message';
import { Composer } from './composer';
import { ConversationHeader } from './conversation-header';
import { MessageList } from './message-list';

interface ConversationThreadProps {
  conversation: Conversation;
  /** Before the name: the back button. */
  before?: ReactNode;
  /** At the end of the header. */
  after?: ReactNode;
}

/** One conversation: header, messages and composer. Requires a distinct key per conversation. */
export function ConversationThread({ conversation, before, after }: ConversationThreadProps) {
  const { id, identity } = conversation;
  const [quoted, setQuoted] = useState<LiveMessage | null>(null);
  const thread = useMessages(id);
  const signs = useSigns(id, identity);
  const { waiting } = useOutbox(id);
  const sent = new Set(thread.messages?.map(({ cid }) => cid));
  const newest = thread.messages?.at(-1);
  useMarkRead(conversation, newest);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }}>
      <ConversationHeader conversation={conversation} looking={signs.looking} before={before} after={after} />
      <MessageList
        conversation={conversation}
        thread={thread}
        waiting={waiting.filter(({ message }) => !sent.has(message.id))}
        signs={signs}
        onQuote={setQuoted}
      />
      <Composer
        conversation={conversation}
        seenAt={newest ? new Date(newest.at).toISOString() : null}
        quoted={quoted}
        onQuoteDone={() => setQuoted(null)}
      />
    </Box>
  );
}
