import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { PdfOfCatalogs } from '@/components/layout/pdf-of-catalogs';
import { notifyUndoable } from '@/components/layout/notify-undoable';
import { UnsavedGuard } from '@/components/layout/unsaved-guard';
import { SectionCard } from '@/components/ui/section-card';
import type { GroupOfCatalog, GroupProposal } from '@/lib/contracts/catalog-groups';
import {
  arranging,
  creating,
  type GroupDeed,
  idsOf,
  joining,
  merging,
  renaming,
  splitting,
  useGroupDeed,
} from '@/lib/client/queries/catalog-groups';
import { GroupName } from './group-name';
import { MemberList } from './member-list';
import { ProposalList } from './proposal-list';
import { useGroupKeys } from './use-group-keys';

/** The members of a group in order on one side, what may belong to it on the other. */
export function GroupBench({ catalog, group, proposals, proposedName }: GroupOfCatalog) {
  const { mutate, isPending } = useGroupDeed(catalog.id);
  const [typed, setTyped] = useState<string | null>(null);
  const [passed, setPassed] = useState<readonly string[]>([]);
  const savedName = group?.name ?? (proposedName || catalogName(catalog));
  const name = (typed ?? savedName).trim();
  const current = proposals.find((one) => !passed.includes(one.catalog.id));

  const perform = (deed: GroupDeed) => {
    if (isPending) return;
    mutate(deed, {
      onSuccess: ({ undo }) => {
        setTyped(null);
        notifyUndoable(deed.said, () => mutate(undo));
      },
    });
  };
  const accept = ({ catalog: other, group: its }: GroupProposal) => {
    const said = `${catalogName(other)} belongs to it now.`;
    if (group && its) perform(merging(group, its, `${its.name} went into ${group.name}.`));
    else if (group) perform(arranging(group, [...idsOf(group), other.id], said));
    else if (its) perform(joining(catalog.id, other.id, `${catalogName(catalog)} belongs to ${its.name} now.`));
    else if (name) perform(creating(name, [catalog.id, other.id], `${name} is a group now.`));
  };
  useGroupKeys({
    accept: () => current && accept(current),
    next: () => current && setPassed([...passed, current.catalog.id]),
  });
  return (
    <Box
      sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <UnsavedGuard isDirty={typed !== null && name !== savedName} />
      <SectionCard title="Group" description={group ? 'In the order buyers see it.' : 'It is in no group yet.'}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <GroupName
            name={typed ?? savedName}
            isNew={!group}
            isChanged={name !== savedName}
            isBusy={isPending}
            onType={setTyped}
            onSave={() => group && perform(renaming(group, name))}
          />
          {group && <PdfOfCatalogs ids={idsOf(group)} />}
          {group ? (
            <MemberList
              group={group}
              isBusy={isPending}
              onArrange={(ids, said) => perform(arranging(group, ids, said))}
              onSplit={(ids, apart) => perform(splitting(group, apart, ids, `${apart} is a group of its own.`))}
            />
          ) : (
            <Typography color="textSecondary">Accept a proposal, and the two are a group with this name.</Typography>
          )}
        </Box>
      </SectionCard>
      <ProposalList
        proposals={proposals}
        currentId={current?.catalog.id}
        hasGroup={group !== null}
        isBusy={isPending}
        onAccept={accept}
        onAgain={passed.length > 0 ? () => setPassed([]) : undefined}
      />
    </Box>
  );
}
