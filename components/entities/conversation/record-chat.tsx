import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SelectField } from '@/components/ui/select-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useFollowHead } from '@/lib/client/chat/use-follow-heads';
import { useConversationsOf, useOpened } from '@/lib/client/queries/conversations';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { CHANNEL_WORDS } from '@/lib/domain/chat/conversation-status';
import { dayText } from '@/lib/domain/text/indian-day';
import { ChatConnection } from './chat-connection';
import { ConversationThread } from './conversation-thread';

type RecordChatProps = { buyerId: string; sellerId?: undefined } | { sellerId: string; buyerId?: undefined };

/** Conversations with a buyer or seller on their page, for users who answer chats. */
export function RecordChat(record: RecordChatProps) {
  const { data, error } = useConversationsOf(record);
  const [chosenId, setChosenId] = useState<string | null>(null);
  if (!data)
    return error ? <Typography color="error">{error.message}</Typography> : <SkeletonLines count={4} height={56} />;
  const open = data.find(({ id }) => id === chosenId) ?? data[0];
  if (!open) return <Typography color="textSecondary">No chat messages yet.</Typography>;
  return (
    <ChatConnection>
      {data.length > 1 && (
        <Box sx={{ mb: 1 }}>
          <SelectField
            label="Conversation"
            value={open.id}
            options={data.map(({ id, channel, lastAt }) => ({
              value: id,
              label: `${CHANNEL_WORDS[channel]}, ${dayText(lastAt)}`,
            }))}
            onChange={setChosenId}
          />
        </Box>
      )}
      <Paper variant="outlined" sx={{ display: 'flex', height: 'min(640px, 75dvh)', overflow: 'hidden' }}>
        <Opened key={open.id} conversation={open} />
      </Paper>
    </ChatConnection>
  );
}

/** Rendered once the server granted access. */
function Opened({ conversation }: { conversation: Conversation }) {
  const { data, error } = useOpened(conversation.id);
  useFollowHead(conversation.id);
  if (data) return <ConversationThread conversation={conversation} />;
  return (
    <Box sx={{ flex: 1, p: 2 }}>
      {error ? <Typography color="error">{error.message}</Typography> : <SkeletonLines count={4} height={48} />}
    </Box>
  );
}
