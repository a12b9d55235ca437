import { useCurrentUser } from '@/components/entities/current-user';
import { RecordHistory } from '@/components/records/record-history';
import { useChangeProblem } from '@/components/shell/use-draft-problem';
import { SectionCard } from '@/components/ui/section-card';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { mayCall } from '@/lib/client/may-call';
import { useUpdateCatalog } from '@/lib/client/queries/catalogs';
import { catalogValues } from '@/components/entities/catalog-form/catalog-values';
import { CATALOG_HISTORY_WORDS } from '@/components/entities/catalog-form/catalog-words';
import { CATALOG_MACHINE } from '@/lib/domain/catalogs/catalog-machine';
import { AcceptUndo } from './accept-undo';
import { DraftOf } from './draft-of';
import { PictureBefore } from './picture-before';

const REPLACED = 'catalogs.picture-replaced';

const ACTIONS = {
  'catalogs.added': 'Added the catalog',
  'catalogs.merged': 'Merged the catalog with another',
  'catalogs.unmerged': 'Undid the merge',
  'catalogs.changed': 'Changed the catalog',
  'catalogs.pictures-arranged': 'Arranged the photos',
  'catalogs.pictures-added': 'Added photos',
  [REPLACED]: 'Replaced a photo',
  'catalogs.pictures-moved': 'Moved photos between catalogs',
  'catalogs.controlled': 'Changed what buyers see',
  'catalogs.message-sent': 'Sent a WhatsApp message',
  'catalogs.grouped': 'Changed the group',
  'catalogs.deleted': 'Deleted the catalog',
  'catalogs.restored': 'Restored the catalog',
};

/** Change history of a catalog. */
export function CatalogHistory({ catalog }: { catalog: CatalogDetail }) {
  const { fo } = useCurrentUser();
  const changeProblemOf = useChangeProblem();
  const { mutateAsync } = useUpdateCatalog(catalog.id);
  // Tags are restored in the form: a removed tag may no longer fit the product type.
  const { tags: _, ...current } = catalogValues(catalog);
  const isOpen = mayCall(catalogsApi.update, fo) && !catalog.isDeleted && changeProblemOf(catalog) === null;
  const mayUndo = mayCall(catalogsApi.undoAccept, fo);
  return (
    <SectionCard title="History">
      <RecordHistory
        endpoint={catalogsApi.history}
        id={catalog.id}
        words={CATALOG_HISTORY_WORDS}
        actions={ACTIONS}
        machine={CATALOG_MACHINE}
        extra={(entry) => (
          <>
            <DraftOf details={entry.details} />
            {isOpen && entry.action === REPLACED && <PictureBefore catalog={catalog} details={entry.details} />}
            {mayUndo && <AcceptUndo catalog={catalog} entry={entry} />}
          </>
        )}
        restore={
          isOpen
            ? { current, save: (field, value) => mutateAsync({ [field]: value, version: catalog.version }) }
            : undefined
        }
      />
    </SectionCard>
  );
}
