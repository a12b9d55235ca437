import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Instant } from '@/components/ui/instant';
import { LoadMore } from '@/components/ui/load-more';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useList } from '@/lib/client/queries/list';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { messageLine } from '@/lib/domain/chat/message';

interface FoundMessagesProps {
  q: string;
  onOpen: (conversationId: string) => void;
}

/** Messages that match the search. */
export function FoundMessages({ q, onOpen }: FoundMessagesProps) {
  const { data, error, refetch, ...more } = useList(conversationsApi.search, { q, sort: '-at', limit: 20 });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <Box component="section" aria-label="Messages" sx={{ p: 1.5 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        Messages
      </Typography>
      {!data && !error && <SkeletonLines count={3} height={48} />}
      {error && <Typography color="error">{error.message}</Typography>}
      {data && rows.length === 0 && <Typography color="textSecondary">No message has these words.</Typography>}
      {rows.map((message) => (
        <Box
          key={message.id}
          component="button"
          type="button"
          onClick={() => onOpen(message.conversation.id)}
          sx={{
            display: 'block',
            width: 1,
            p: 1,
            border: 0,
            borderRadius: 1,
            bgcolor: 'transparent',
            color: 'inherit',
            font: 'inherit',
            textAlign: 'left',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'action.hover' },
          }}
        >
          <Typography variant="body2" noWrap sx={{ fontWeight: 550 }}>
            {message.conversation.name}
          </Typography>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {message.kind === 'note' && 'Note: '}
            {messageLine(message)}
          </Typography>
          <Typography variant="caption" color="textSecondary">
            {message.name}, <Instant at={message.at} />
          </Typography>
        </Box>
      ))}
      <LoadMore {...more} label="Show more" />
    </Box>
  );
}
