import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { useEffect } from 'react';
import { Instant } from '@/components/ui/instant';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useNotifications, useReadNotifications } from '@/lib/client/queries/notifications';
import { QueryFailure } from './query-failure';

/** What the person was told lately. Seeing it is reading it. */
export function NotificationList({ onOpen }: { onOpen: () => void }) {
  const { data, error, refetch } = useNotifications();
  const { mutate: read } = useReadNotifications();
  const hasNews = data?.rows.some(({ readAt }) => readAt === null) ?? false;
  const lastSeen = data?.rows[0]?.at;
  useEffect(() => {
    if (hasNews && lastSeen) read(lastSeen);
  }, [hasNews, lastSeen, read]);

  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={3} height={44} />;
  if (data.rows.length === 0) return <Typography color="textSecondary">Nothing yet.</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: 320, maxWidth: '100%' }}>
      {data.rows.map(({ id, text, path, at, readAt }) => (
        <Box
          component="li"
          key={id}
          sx={{
            py: 1,
            '& + &': { borderTop: 1, borderColor: 'divider' },
            fontWeight: readAt === null ? 600 : undefined,
          }}
        >
          {path === null ? (
            <span>{text}</span>
          ) : (
            <Link component={NextLink} href={path} onClick={onOpen}>
              {text}
            </Link>
          )}
          <Typography variant="body2" color="textSecondary">
            <Instant at={at} />
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
