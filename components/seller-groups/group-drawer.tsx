import Stack from '@mui/material/Stack';
import dynamic from 'next/dynamic';
import { RecordDrawer } from '@/components/records/record-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { sellerGroups } from '@/lib/client/queries/seller-groups';
import { EditGroupForm } from './edit-group-form';

const GroupHistory = dynamic(() => import('./group-history').then((module) => module.GroupHistory), {
  ssr: false,
  loading: () => <SkeletonLines count={2} height={72} />,
});

/** One WhatsApp group, beside the list. */
export function GroupDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <RecordDrawer
      query={sellerGroups.useRecord(id)}
      kind="WhatsApp group"
      titleOf={({ name }) => name}
      onClose={onClose}
    >
      {(group) => (
        <Stack spacing={2}>
          <EditGroupForm key={group.id} group={group} />
          <GroupHistory group={group} />
        </Stack>
      )}
    </RecordDrawer>
  );
}
