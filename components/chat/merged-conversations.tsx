import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { notifySuccess } from '@/lib/client/notify';
import { useMergedConversations, useSplitConversation } from '@/lib/client/queries/conversations';
import { CHANNEL_WORDS } from '@/lib/domain/chat/conversation-status';

/** Conversations merged into this one; each can be split off again. Hidden when there are none. */
export function MergedConversations({ id }: { id: string }) {
  const { data } = useMergedConversations(id);
  const { mutate, isPending } = useSplitConversation();
  if (!data?.length) return null;
  const handleSplit = (goneId: string) =>
    mutate({ params: { id: goneId } }, { onSuccess: () => notifySuccess('They are two conversations again.') });
  return (
    <Box component="section" aria-label="Merged in">
      <Typography variant="subtitle2">Merged in</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(({ id: goneId, name, channel }) => (
          <Box component="li" key={goneId} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}, {CHANNEL_WORDS[channel]}
            </Box>
            <Button
              size="small"
              color="inherit"
              aria-label={`Split off ${name}, ${CHANNEL_WORDS[channel]}`}
              loading={isPending}
              onClick={() => handleSplit(goneId)}
            >
              Split off
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
