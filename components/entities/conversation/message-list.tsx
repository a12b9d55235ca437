import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { ConversationSigns } from '@/lib/client/chat/live';
import type { Waiting } from '@/lib/client/chat/outbox';
import type { useMessages } from '@/lib/client/chat/use-messages';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import type { LiveMessage } from '@/lib/domain/chat/live-message';
import { shownTick } from '@/lib/domain/chat/ticks';
import { dayText, indianDayOf } from '@/lib/domain/text/indian-day';
import { MessageBubble } from './message-bubble';
import { TypingLine } from './typing-line';
import { useStayInPlace } from './use-stay-in-place';
import { WaitingBubble } from './waiting-bubble';

interface MessageListProps {
  conversation: Conversation;
  thread: ReturnType<typeof useMessages>;
  waiting: readonly Waiting[];
  signs: ConversationSigns;
  onQuote: (message: LiveMessage) => void;
}

/** Messages, oldest first, followed by pending ones. */
export function MessageList({ conversation, thread, waiting, signs, onQuote }: MessageListProps) {
  const { messages, hasOlder, isFetchingOlder, fetchOlder, problem } = thread;
  const state = `${messages?.length} ${messages?.at(-1)?.key} ${signs.typing.length}`;
  const box = useStayInPlace({ first: messages?.[0]?.key, state, own: waiting.length });
  return (
    <Box ref={box} sx={{ flex: 1, minHeight: 0, overflowY: 'auto', p: 2, bgcolor: 'background.default' }}>
      {!messages && !problem && <SkeletonLines count={5} height={48} />}
      {problem && <Typography role="alert">{problem}</Typography>}
      {hasOlder && (
        <Box sx={{ textAlign: 'center' }}>
          <Button size="small" color="inherit" loading={isFetchingOlder} onClick={() => void fetchOlder()}>
            Show older messages
          </Button>
        </Box>
      )}
      {messages?.length === 0 && <Typography color="textSecondary">No messages yet.</Typography>}
      <div role="log" aria-label="Messages">
        <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {messages?.map((message, index) => (
            <Fragment key={message.key}>
              {isNewDay(messages[index - 1], message) && <DayLine at={message.at} />}
              <MessageBubble
                conversation={conversation}
                message={message}
                tick={shownTick(message, signs.cursor)}
                onQuote={onQuote}
              />
            </Fragment>
          ))}
          {waiting.map((one) => (
            <WaitingBubble key={one.message.id} waiting={one} />
          ))}
        </Box>
      </div>
      <TypingLine typing={signs.typing} identity={conversation.identity} />
    </Box>
  );
}

const dayOf = ({ at }: LiveMessage) => indianDayOf(new Date(at));
const isNewDay = (before: LiveMessage | undefined, message: LiveMessage) => !before || dayOf(before) !== dayOf(message);

const DayLine = ({ at }: { at: number }) => (
  <Typography component="li" variant="caption" color="textSecondary" sx={{ my: 1.5, textAlign: 'center' }}>
    {dayText(new Date(at).toISOString())}
  </Typography>
);
