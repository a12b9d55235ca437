import Done from '@mui/icons-material/Done';
import DoneAll from '@mui/icons-material/DoneAll';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import ReplyOutlined from '@mui/icons-material/ReplyOutlined';
import Schedule from '@mui/icons-material/Schedule';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { TimeOfDay } from '@/components/ui/time-of-day';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import type { LiveMessage } from '@/lib/domain/chat/live-message';
import { TICK_WORDS, type Tick } from '@/lib/domain/chat/ticks';
import { Bubble } from './bubble';
import { MessageCardView } from './message-card-view';

interface MessageBubbleProps {
  conversation: Pick<Conversation, 'id' | 'buyerId'>;
  message: LiveMessage;
  /** Delivery state of a staff message; null for all others. */
  tick: Tick | null;
  onQuote: (message: LiveMessage) => void;
}

/** One message with sender and time. */
export function MessageBubble({ conversation, message, tick, onQuote }: MessageBubbleProps) {
  const { from, name, kind, text, card, quote, at } = message;
  const isNote = kind === 'note';
  const answer = (
    <IconButton size="small" aria-label={`Quote ${name}`} onClick={() => onQuote(message)}>
      <ReplyOutlined fontSize="inherit" />
    </IconButton>
  );
  return (
    <Bubble
      look={isNote ? 'note' : from === 'staff' ? 'ours' : 'theirs'}
      actions={isNote ? null : answer}
      foot={
        <>
          {isNote ? 'Note by ' : ''}
          {name}, <TimeOfDay at={new Date(at).toISOString()} /> {tick && <TickIcon tick={tick} />}
        </>
      }
    >
      {quote && <QuoteView {...quote} />}
      {card && <MessageCardView conversation={conversation} kind={kind} card={card} />}
      {text && (
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
          {text}
        </Typography>
      )}
    </Bubble>
  );
}

/** The quoted message. */
const QuoteView = ({ name, text }: { name: string; text: string }) => (
  <Box
    component="blockquote"
    sx={{ m: 0, mb: 0.5, pl: 1, borderLeft: 3, borderColor: 'primary.main', typography: 'body2', opacity: 0.85 }}
  >
    <strong>{name}</strong>
    <Box component="span" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
      {text}
    </Box>
  </Box>
);

const TICK_ICONS: Record<Tick, typeof Done> = {
  waiting: Schedule,
  unclear: HelpOutline,
  sent: Done,
  delivered: DoneAll,
  read: DoneAll,
  failed: ErrorOutline,
};
const TICK_COLORS: Partial<Record<Tick, string>> = { read: 'primary.main', failed: 'error.main' };

const TickIcon = ({ tick }: { tick: Tick }) => {
  const Icon = TICK_ICONS[tick];
  return (
    <Icon
      titleAccess={TICK_WORDS[tick]}
      sx={{ fontSize: 14, verticalAlign: 'text-bottom', color: TICK_COLORS[tick] ?? 'inherit' }}
    />
  );
};
