import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { QueryFailure } from '@/components/records/query-failure';
import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useSellerGroup } from '@/lib/client/queries/seller-groups';
import { EditGroupForm } from './edit-group-form';

const GroupHistory = dynamic(() => import('./group-history').then((module) => module.GroupHistory), {
  ssr: false,
  loading: () => <SkeletonLines count={2} height={72} />,
});

/** One WhatsApp group, beside the register. */
export function GroupDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data: group, error, refetch } = useSellerGroup(id);
  return (
    <SideDrawer title={group?.name ?? 'WhatsApp group'} onClose={onClose}>
      {group && (
        <Stack spacing={2}>
          <EditGroupForm key={group.id} group={group} />
          <GroupHistory group={group} />
        </Stack>
      )}
      {!group && !error && <SkeletonLines count={1} height={560} />}
      {!group && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
    </SideDrawer>
  );
}
