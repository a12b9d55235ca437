import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { StateTag } from '@/components/entities/state-tag';
import type { Present } from '@/lib/client/chat/live';
import { useNow } from '@/lib/client/use-now';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { windowUntil } from '@/lib/domain/chat/channel-rule';
import { CHANNEL_WORDS, CONVERSATION_STATE_TEXTS } from '@/lib/domain/chat/conversation-status';
import { timeText } from '@/lib/domain/text/indian-day';
import { FlagLine } from './flag-line';
import { OwnerButton } from './owner-button';
import { StatusButtons } from './status-buttons';

interface ConversationHeaderProps {
  conversation: Conversation;
  /** Other users currently viewing it. */
  looking: readonly Present[];
  /** Before the name: the back button. */
  before?: ReactNode;
  /** At the end. */
  after?: ReactNode;
}

/** The other party, the owner of the conversation, and its actions. */
export function ConversationHeader({ conversation, looking, before, after }: ConversationHeaderProps) {
  const { id, name, contactName, city, channel, status, isSimulated, flagWord } = conversation;
  const now = useNow();
  const until = windowUntil(conversation);
  const who = [
    contactName !== name && contactName,
    city,
    CHANNEL_WORDS[channel],
    until && until > now && `free answers until ${timeText(until.toISOString())}`,
    isSimulated && 'Demo: a program answers',
  ];
  return (
    <Box component="header" sx={{ p: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {before}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography variant="h2" noWrap sx={{ minWidth: 0 }}>
              {name}
            </Typography>
            <StateTag states={CONVERSATION_STATE_TEXTS} state={status} />
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {who.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        {after}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <OwnerButton conversation={conversation} />
        <StatusButtons conversation={conversation} />
      </Box>
      <FlagLine id={id} flagWord={flagWord} />
      {looking.length > 0 && (
        <Typography variant="caption" color="textSecondary" role="status">
          {looking.map((person) => person.name).join(', ')} {looking.length === 1 ? 'looks' : 'look'} at this too
        </Typography>
      )}
    </Box>
  );
}
