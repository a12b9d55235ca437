import { catalogName } from '@/components/entities/catalog-name';
import { notifyUndoable } from '@/components/records/notify-undoable';
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
import { dismissAbout } from '@/lib/client/notify';
import { droppedOnto } from '@/lib/domain/catalogs/group-order';
import type { Candidate } from './proposal-row';

/** Group of the undo toasts. */
const UNDO = 'catalog-groups';

type Grouped = Pick<GroupOfCatalog, 'catalog' | 'group'>;

/** Actions on the group of a catalog. Each one confirms what it did, and the last one can be undone. */
export function useGrouping({ catalog, group }: Grouped, onDone: (group: CatalogGroup | null) => void) {
  const { isBusy, begin } = useGroupDeed(catalog.id, ({ said }, { group: now, undo }) => {
    onDone(now);
    notifyUndoable(said, () => perform(undo), UNDO);
  });
  function perform(deed: GroupDeed) {
    // An older undo would refer to a version of the group that no longer exists.
    if (begin(deed)) void dismissAbout(UNDO);
  }
  return {
    isBusy,
    /** Adds a catalog before the member it was dropped onto, else at the end. Its own group is merged in. */
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
