import Box from '@mui/material/Box';
import { useState } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraftProblem } from '@/components/shell/use-draft-problem';
import type { GroupOfCatalog } from '@/lib/contracts/catalog-groups';
import { notifyError } from '@/lib/client/notify';
import { idsOf } from '@/lib/client/queries/catalog-groups';
import { groupNameOf } from '@/lib/domain/catalogs/group-name';
import { oneLine } from '@/lib/domain/text/plain-text';
import { AddByHand } from './add-by-hand';
import { GroupCard } from './group-card';
import { ProposalList } from './proposal-list';
import type { Candidate, CandidateHands } from './proposal-row';
import { useGroupKeys } from './use-group-keys';
import { useGrouping } from './use-grouping';

/** Ordered members of a group on one side, suggestions on the other. */
export function GroupBench({ catalog, group, proposals, proposedName }: GroupOfCatalog) {
  const draftProblemOf = useDraftProblem();
  const [typed, setTyped] = useState<string | null>(null);
  const [passed, setPassed] = useState<readonly string[]>([]);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [dragged, setDragged] = useState<Candidate | null>(null);
  const savedName = group?.name ?? groupNameOf(proposedName || catalogName(catalog));
  // Compares names as they would be saved.
  const name = oneLine(typed ?? savedName);
  const isRenamed = name !== oneLine(savedName);
  const current = proposals.find((one) => !passed.includes(one.catalog.id));
  const grouping = useGrouping({ catalog, group }, (now) => {
    // Keeps the typed name until the group has that name.
    setTyped((is) => (is !== null && now && oneLine(is) === oneLine(now.name) ? null : is));
    setPickedId((id) => (now && id !== null && idsOf(now).includes(id) ? null : id));
  });

  /** Only the catalog whose group changes is modified, and only if the user may edit it. */
  const problemOf = ({ catalog: other, group: its }: Candidate) => {
    const changed = [...(group ? [] : [catalog]), ...(group || !its ? [other] : [])];
    return changed.map(draftProblemOf).find((problem) => problem !== null) ?? null;
  };
  const accept = (candidate: Candidate, target?: string) => {
    // An accepted candidate unmounts before its dragend event fires.
    setDragged(null);
    const problem = problemOf(candidate);
    if (problem) return notifyError(problem);
    grouping.accept(candidate, name, target);
  };
  const hands: CandidateHands = {
    hasGroup: group !== null,
    isBusy: grouping.isBusy,
    problemOf,
    onAccept: (candidate) => accept(candidate),
    onDrag: setDragged,
  };
  useGroupKeys({
    accept: () => current && accept(current),
    next: () => current && setPassed([...passed, current.catalog.id]),
  });
  return (
    <Box
      sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      <UnsavedGuard isDirty={typed !== null && isRenamed} />
      <GroupCard
        group={group}
        typedName={typed ?? savedName}
        isRenamed={isRenamed}
        grouping={grouping}
        onType={setTyped}
        onRename={() => grouping.rename(name)}
        isWholeGroup={Boolean(dragged?.group)}
        onTakeIn={dragged ? (target) => accept(dragged, target) : undefined}
      />
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ProposalList
          proposals={proposals}
          currentId={current?.catalog.id}
          hands={hands}
          onAgain={passed.length > 0 ? () => setPassed([]) : undefined}
        />
        {!catalog.isDeleted && (
          <AddByHand catalog={catalog} group={group} pickedId={pickedId} onPick={setPickedId} hands={hands} />
        )}
      </Box>
    </Box>
  );
}
