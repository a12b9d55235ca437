import Schedule from '@mui/icons-material/Schedule';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Waiting } from '@/lib/client/chat/outbox';
import { useOutbox } from '@/lib/client/chat/use-outbox';
import { TICK_WORDS } from '@/lib/domain/chat/ticks';
import { Bubble } from './bubble';

/** A message that is pending or was rejected by the server. */
export function WaitingBubble({ waiting }: { waiting: Waiting }) {
  const { conversationId, message, title, problem, canBeMeant } = waiting;
  const { outbox } = useOutbox(conversationId);
  const foot = (
    <>
      <Schedule sx={{ fontSize: 14, verticalAlign: 'text-bottom' }} aria-hidden /> {TICK_WORDS.waiting}
    </>
  );
  return (
    <Bubble look={message.kind === 'note' ? 'note' : 'ours'} foot={problem ? 'Not sent' : foot}>
      {title && <Typography sx={{ fontWeight: 550 }}>{title}</Typography>}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} dir="auto">
        {message.text}
      </Typography>
      {problem && (
        <Alert severity="warning" variant="outlined" sx={{ my: 1 }}>
          {problem}
          <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
            <Button size="small" variant="outlined" onClick={() => outbox?.retry(message.id, canBeMeant)}>
              {canBeMeant ? 'Send anyway' : 'Try again'}
            </Button>
            <Button size="small" color="inherit" onClick={() => outbox?.remove(message.id)}>
              Remove
            </Button>
          </Box>
        </Alert>
      )}
    </Bubble>
  );
}
