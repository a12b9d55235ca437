import { ScreenLink } from '@/components/entities/screen-link';
import { PageHeader } from '@/components/records/page-header';
import { RecordList } from '@/components/records/record-list';
import { ADMIN_PURPOSES } from '@/components/records/purposes/admin-purposes';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { curateAddress, viewAddress } from './collection-address';
import { COLLECTION_COLUMNS, COLLECTION_FILTERS } from './collection-columns';

/** All collections, with their blocked catalogs. */
export function CollectionListScreen() {
  const begin = <ScreenLink to="admin-collection-curate">New collection</ScreenLink>;
  return (
    <>
      <PageHeader screen="admin-collection" description={ADMIN_PURPOSES['admin-collection']} action={begin} />
      <RecordList
        endpoint={collectionsApi.list}
        label="Collections"
        noun={{ one: 'collection', many: 'collections' }}
        columns={COLLECTION_COLUMNS}
        filters={COLLECTION_FILTERS}
        nameOf={({ nameEn }) => nameEn}
        hrefOf={({ id, status }) => (status === 'curating' ? curateAddress(id) : viewAddress(id))}
        noneYet={{ title: 'No collections yet', action: begin }}
      />
    </>
  );
}
