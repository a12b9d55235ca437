import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { useEffect } from 'react';
import { Instant } from '@/components/ui/instant';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useNotifications, useReadNotifications } from '@/lib/client/queries/notifications';
import type { Notification } from '@/lib/contracts/notifications';
import { LoadMore } from '../ui/load-more';
import { QueryFailure } from '../records/query-failure';

/** Recent notifications, with older ones on demand. Showing them marks them as read. */
export function NotificationList({ onOpen }: { onOpen: () => void }) {
  const { data, error, refetch, ...more } = useNotifications();
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={3} height={44} />;
  if (data.pages[0]?.rows.length === 0) return <Typography color="textSecondary">Nothing yet.</Typography>;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', width: 320, maxWidth: '100%' }}>
        {data.pages.map(({ rows }, index) => (
          <ShownAtOnce key={index} rows={rows} onOpen={onOpen} />
        ))}
      </Box>
      <LoadMore {...more} />
    </>
  );
}

/** Marks the notifications shown together as read in one call, and no others. */
function ShownAtOnce({ rows, onOpen }: { rows: readonly Notification[]; onOpen: () => void }) {
  const { mutate: read } = useReadNotifications();
  useEffect(() => {
    const ids = rows.filter(({ readAt }) => readAt === null).map(({ id }) => id);
    const [newest] = rows;
    if (newest && ids.length > 0) read({ ids, until: newest.at });
  }, [rows, read]);

  return rows.map(({ id, text, path, at, readAt }) => (
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
  ));
}
