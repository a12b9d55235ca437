import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { LoadMore } from '@/components/layout/load-more';
import { QueryFailure } from '@/components/layout/query-failure';
import { Day } from '@/components/ui/day';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { useList } from '@/lib/client/queries/list';
import { SILENT_GROUPS } from '@/lib/domain/work-figures';
import { ListDialog } from './list-dialog';

const QUERY = { ...SILENT_GROUPS, sort: 'quietSince' as const, limit: 20 };

/** The groups nothing was heard of for too long, the quietest first, each a way to its seller's groups. */
export function SilentGroupsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, ...more } = useList(sellerGroupsApi.list, QUERY);
  const groups = data?.pages.flatMap((page) => page.rows);
  return (
    <ListDialog title={`Silent for more than ${SILENT_GROUPS.silentDays} days`} onClose={onClose}>
      {!groups && !error && <SkeletonLines count={4} height={44} />}
      {!groups && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {groups?.length === 0 && <Typography color="textSecondary">Something was heard of every group.</Typography>}
      {groups && (
        <Box component="ul" aria-label="Silent groups" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {groups.map(({ id, name, seller, owner, quietSince }) => (
            <Box
              key={id}
              component="li"
              sx={{ py: 1, overflowWrap: 'anywhere', '& + &': { borderTop: 1, borderColor: 'divider' } }}
            >
              <Link component={NextLink} href={recordAddress('seller-wa-groups', seller.id)}>
                {name}
              </Link>
              <Typography variant="body2" color="textSecondary">
                {seller.businessName}, nothing since <Day at={quietSince} />, {owner.name} looks after it
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      <LoadMore {...more} />
    </ListDialog>
  );
}
