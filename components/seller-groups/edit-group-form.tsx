import { RecordForm } from '@/components/records/record-form';
import { type SellerGroup, sellerGroupFormSchema, sellerGroupSchema } from '@/lib/contracts/seller-groups';
import { sellerGroups } from '@/lib/client/queries/seller-groups';
import { GROUP_WORDS, GroupFields, type GroupValues } from './group-fields';

/** Form values of a group. */
export const groupValues = ({ owner, ...group }: SellerGroup): GroupValues => ({
  name: group.name,
  inviteLink: group.inviteLink,
  memberCount: group.memberCount,
  ourNumber: group.ourNumber,
  lastPostSeenAt: group.lastPostSeenAt,
  ownerId: owner.id,
  active: group.active,
});

/** Edit form of a group. */
export function EditGroupForm({ group }: { group: SellerGroup }) {
  const { mutateAsync } = sellerGroups.useUpdate(group.id);
  return (
    <RecordForm
      name="group"
      item={group}
      itemSchema={sellerGroupSchema}
      formSchema={sellerGroupFormSchema}
      valuesOf={groupValues}
      words={GROUP_WORDS}
      save={mutateAsync}
      savedText={({ name }) => `${name} is saved.`}
    >
      {(form) => <GroupFields form={form} />}
    </RecordForm>
  );
}
