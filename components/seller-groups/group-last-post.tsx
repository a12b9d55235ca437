import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Day } from '@/components/ui/day';
import { Tag } from '@/components/ui/tag';
import type { SellerGroup } from '@/lib/contracts/seller-groups';
import { notifySuccess } from '@/lib/client/notify';
import { useMarkPostSeen } from '@/lib/client/queries/seller-groups';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { isSilent } from '@/lib/domain/sellers/whatsapp-invite';

/** Time of the last post seen; silence is highlighted while the group is active. */
export function GroupLastPost({ group }: { group: SellerGroup }) {
  const isQuiet = group.active && isSilent(new Date(group.quietSince), new Date());
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {group.lastPostSeenAt ? <Day at={group.lastPostSeenAt} /> : 'Never'}
      {isQuiet && <Tag tone="warning">Silent</Tag>}
    </Box>
  );
}

/** Shortcut key that marks the group of a row as seen. */
export const SEEN_KEY = 't';

/** Records that there was a post today. */
export function SeenTodayButton({ group }: { group: SellerGroup }) {
  const { mutate, isPending } = useMarkPostSeen();
  const now = new Date();
  if (group.lastPostSeenAt && indianDayOf(new Date(group.lastPostSeenAt)) === indianDayOf(now)) return 'Seen today';
  const handleSeen = () => mutate(group, { onSuccess: ({ name }) => notifySuccess(`${name}: a post was seen today.`) });
  return (
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      loading={isPending}
      aria-keyshortcuts={SEEN_KEY}
      aria-label={`Post seen today in ${group.name}`}
      sx={{ whiteSpace: 'nowrap' }}
      onClick={handleSeen}
    >
      Seen today
    </Button>
  );
}
