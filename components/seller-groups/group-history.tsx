import { RecordHistory } from '@/components/records/record-history';
import { SectionCard } from '@/components/ui/section-card';
import { sellerGroups } from '@/lib/client/queries/seller-groups';
import { type SellerGroup, sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { groupValues } from './edit-group-form';
import { GROUP_WORDS } from './group-fields';

const ACTIONS = {
  'seller-groups.added': 'Registered the group',
  'seller-groups.changed': 'Changed the group',
};

/** Change history of a WhatsApp group. */
export function GroupHistory({ group }: { group: SellerGroup }) {
  const { mutateAsync } = sellerGroups.useUpdate(group.id);
  const restore = {
    current: { ...groupValues(group) },
    save: (field: string, value: unknown) => mutateAsync({ [field]: value, version: group.version }),
  };
  return (
    <SectionCard title="History">
      <RecordHistory
        endpoint={sellerGroupsApi.history}
        id={group.id}
        words={GROUP_WORDS}
        actions={ACTIONS}
        restore={restore}
      />
    </SectionCard>
  );
}
