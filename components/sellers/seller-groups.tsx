import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import Link from 'next/link';
import { phoneText } from '@/lib/domain/text/phone-text';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import { LoadMore } from '@/components/ui/load-more';
import { QueryFailure } from '@/components/records/query-failure';
import { numberText } from '@/lib/domain/text/count-text';
import { Day } from '@/components/ui/day';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { Tag } from '@/components/ui/tag';
import { PAGE_SIZE } from '@/lib/contracts/base/list';
import { type SellerGroup, sellerGroupsApi } from '@/lib/contracts/seller-groups';
import type { Seller } from '@/lib/contracts/sellers/seller-record';
import { mayCall } from '@/lib/client/may-call';
import { useList } from '@/lib/client/queries/list';
import type { KnownSeller } from '@/lib/client/queries/sellers';

const TITLE = 'WhatsApp groups';

/** WhatsApp groups of a seller, with a link to the screen that manages them. */
export function SellerGroups({ seller }: { seller: KnownSeller }) {
  const { fo } = useCurrentUser();
  if (mayCall(sellerGroupsApi.list, fo)) return <Groups seller={seller} />;
  return (
    <SectionCard title={TITLE}>
      <Typography color="textSecondary">
        {seller.counters && `There are ${numberText(seller.counters.groups)}. `}Your roles do not include them.
      </Typography>
    </SectionCard>
  );
}

function Groups({ seller }: { seller: Seller }) {
  const query = { sellerId: [seller.id], sort: 'name' as const, limit: PAGE_SIZE.default };
  const { data, error, refetch, ...more } = useList(sellerGroupsApi.list, query);
  const groups = data?.pages.flatMap((page) => page.rows);
  return (
    <SectionCard
      title={TITLE}
      action={
        <Button
          component={Link}
          href={recordAddress('seller-wa-groups', seller.id)}
          variant="outlined"
          color="inherit"
          size="small"
        >
          Manage groups
        </Button>
      }
    >
      {!groups && !error && <SkeletonLines count={2} height={64} />}
      {!groups && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {groups?.length === 0 && <Typography color="textSecondary">No group is registered yet.</Typography>}
      {groups && (
        <Box component="ul" aria-label={TITLE} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {groups.map((group) => (
            <Group key={group.id} group={group} />
          ))}
        </Box>
      )}
      <LoadMore {...more} />
    </SectionCard>
  );
}

const Group = ({ group }: { group: SellerGroup }) => (
  <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
    <Typography sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
      {group.name} <Tag tone={group.active ? 'success' : 'plain'}>{group.active ? 'Active' : 'Out of use'}</Tag>
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {numberText(group.memberCount)} members, managed by {group.owner.name}
      {group.ourNumber && `, with our number ${phoneText(group.ourNumber)}`}, quiet since <Day at={group.quietSince} />.{' '}
      <Box component="a" href={group.inviteLink} target="_blank" rel="noreferrer" sx={{ color: 'inherit' }}>
        Invite link
      </Box>
    </Typography>
  </Box>
);
