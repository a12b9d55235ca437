import Bolt from '@mui/icons-material/BoltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useCurrentUser } from '@/components/entities/current-user';
import { PopoverButton } from '@/components/ui/popover-button';
import { useQuickReplies } from '@/lib/client/queries/conversations';
import type { Conversation, QuickReply } from '@/lib/contracts/chat/chat-record';
import { filledReply } from '@/lib/domain/chat/quick-reply';
import { dayText } from '@/lib/domain/text/indian-day';

interface QuickReplyButtonProps {
  conversation: Conversation;
  /** Current text of the input: letters after a slash filter the replies. */
  typed: string;
  onChoose: (text: string) => void;
}

const NEAREST = 5;

/** Quick replies to select from. Typing a slash shows them above the field. */
export function QuickReplyButton({ conversation, typed, onChoose }: QuickReplyButtonProps) {
  const { name: me } = useCurrentUser();
  const { data: replies = [] } = useQuickReplies();
  const asked = /^\/(\S*)$/.exec(typed)?.[1];
  const choose = ({ text }: QuickReply) => {
    const { contactName: name, name: business } = conversation;
    onChoose(filledReply(text, { name, business, me, today: dayText(new Date().toISOString()) }));
  };
  if (asked !== undefined) {
    const near = replies.filter(({ shortcut }) => shortcut.startsWith(asked.toLowerCase())).slice(0, NEAREST);
    return <Choices replies={near} onChoose={choose} />;
  }
  return (
    <PopoverButton
      label="Quick replies"
      button={
        <IconButton aria-label="Quick replies" title="Quick replies">
          <Bolt />
        </IconButton>
      }
    >
      {(close) => (
        <Choices
          replies={replies}
          onChoose={(reply) => {
            choose(reply);
            close();
          }}
        />
      )}
    </PopoverButton>
  );
}

function Choices({ replies, onChoose }: { replies: readonly QuickReply[]; onChoose: (reply: QuickReply) => void }) {
  if (replies.length === 0) return <Typography color="textSecondary">No quick reply found.</Typography>;
  return (
    <Box role="group" aria-label="Quick replies" sx={{ display: 'grid', maxHeight: 280, overflowY: 'auto' }}>
      {replies.map((reply) => (
        <Button
          key={reply.id}
          color="inherit"
          onClick={() => onChoose(reply)}
          sx={{ display: 'block', textAlign: 'left', fontWeight: 400 }}
        >
          <strong>/{reply.shortcut}</strong>
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {reply.text}
          </Box>
        </Button>
      ))}
    </Box>
  );
}
