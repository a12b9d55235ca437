import { catalogName } from '@/components/entities/catalog-name';
import { notifyUndoable } from '@/components/layout/notify-undoable';
import type { CatalogGroup, GroupOfCatalog } from '@/lib/contracts/catalog-groups';
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
import { droppedOnto } from '@/lib/domain/group-order';
import type { Candidate } from './proposal-row';

type Grouped = Pick<GroupOfCatalog, 'catalog' | 'group'>;

/** What can be done to the group of a catalog; each deed says what it did and offers to take it back. */
export function useGrouping({ catalog, group }: Grouped, onDone: (group: CatalogGroup | null) => void) {
  const { mutate, isPending } = useGroupDeed(catalog.id);
  const perform = (deed: GroupDeed) => {
    if (isPending) return;
    mutate(deed, {
      onSuccess: ({ group: now, undo }) => {
        onDone(now);
        notifyUndoable(deed.said, () => mutate(undo));
      },
    });
  };
  return {
    isBusy: isPending,
    /** Takes a catalog in, before the member it was dropped onto, else at the end; its own group comes along. */
    accept: ({ catalog: other, group: its }: Candidate, nameOfNew: string, target?: string) => {
      const said = `${catalogName(other)} belongs to it now.`;
      if (group && its) return perform(merging(group, its, `${its.name} went into ${group.name}.`));
      if (its) return perform(joining(catalog.id, other.id, `${catalogName(catalog)} belongs to ${its.name} now.`));
      if (group) {
        const ids = idsOf(group);
        return perform(arranging(group, target ? droppedOnto(ids, [other.id], target) : [...ids, other.id], said));
      }
      if (nameOfNew) perform(creating(nameOfNew, [catalog.id, other.id], `${nameOfNew} is a group now.`));
    },
    rename: (name: string) => group && perform(renaming(group, name)),
    arrange: (ids: string[], said: string) => group && perform(arranging(group, ids, said)),
    split: (ids: string[], apart: string) =>
      group && perform(splitting(group, apart, ids, `${apart} is a group of its own.`)),
  };
}
