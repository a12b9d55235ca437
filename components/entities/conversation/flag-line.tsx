import Flag from '@mui/icons-material/FlagOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useUnflagConversation } from '@/lib/client/queries/conversations';
import type { Conversation } from '@/lib/contracts/chat/chat-record';

/** Reason a conversation is flagged, with a button to resolve it. Hidden when it is not flagged. */
export function FlagLine({ id, flagWord }: Pick<Conversation, 'id' | 'flagWord'>) {
  const { mutate, isPending } = useUnflagConversation();
  if (!flagWord) return null;
  return (
    <Alert
      severity="error"
      variant="outlined"
      icon={<Flag fontSize="inherit" />}
      sx={{ mt: 1, py: 0, alignItems: 'center' }}
      action={
        <Button size="small" color="inherit" loading={isPending} onClick={() => mutate({ params: { id } })}>
          Clear flag
        </Button>
      }
    >
      Flagged for “{flagWord}”
    </Alert>
  );
}
