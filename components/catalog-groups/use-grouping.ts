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

/** What toasts that take back a deed are about. */
const UNDO = 'catalog-groups';

type Grouped = Pick<GroupOfCatalog, 'catalog' | 'group'>;

/** What can be done to the group of a catalog; each deed says what it did, and the last can be taken back. */
export function useGrouping({ catalog, group }: Grouped, onDone: (group: CatalogGroup | null) => void) {
  const { isBusy, begin } = useGroupDeed(catalog.id, ({ said }, { group: now, undo }) => {
    onDone(now);
    notifyUndoable(said, () => perform(undo), UNDO);
  });
  function perform(deed: GroupDeed) {
    // Taking back what was done before would be about a version of the group that is gone.
    if (begin(deed)) void dismissAbout(UNDO);
  }
  return {
    isBusy,
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
