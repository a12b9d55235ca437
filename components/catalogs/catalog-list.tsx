import Box from '@mui/material/Box';
import dynamic from 'next/dynamic';
import { catalogName } from '@/components/entities/catalog-name';
import { RecordList } from '@/components/layout/record-list';
import { idSchema } from '@/lib/contracts/answers';
import { catalogsApi } from '@/lib/contracts/catalogs';
import { useAddressKey } from '@/lib/client/address-key';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import { CatalogBulkActions } from './catalog-bulk-actions';
import { CATALOG_COLUMNS } from './catalog-columns';
import { catalogFilters } from './catalog-filters';
import { CATALOGS } from './catalog-noun';

/** So that the list does not move when the counts come. */
const FACETS_HEIGHT = 76;

const CatalogFacets = dynamic(() => import('./catalog-facets').then((module) => module.CatalogFacets), {
  ssr: false,
});
const CatalogLook = dynamic(() => import('./catalog-look').then((module) => module.CatalogLook), { ssr: false });
const BulkResultDialog = dynamic(
  () => import('@/components/layout/bulk-change/bulk-result-dialog').then((module) => module.BulkResultDialog),
  { ssr: false },
);

/** Every catalog, with counts to narrow it down by and a quick look beside it. */
export function CatalogList() {
  const { data: taxonomy } = useTaxonomy();
  const look = useAddressKey('look');
  const id = idSchema.safeParse(look.value).data;
  const bulk = useAddressKey('bulk');
  const bulkId = idSchema.safeParse(bulk.value).data;
  return (
    <>
      <Box sx={{ minHeight: FACETS_HEIGHT }}>
        <CatalogFacets />
      </Box>
      <RecordList
        endpoint={catalogsApi.list}
        label="Catalogs"
        noun={CATALOGS}
        columns={CATALOG_COLUMNS}
        filters={catalogFilters(taxonomy)}
        nameOf={catalogName}
        onOpen={(catalog) => look.open(catalog.id)}
        noneYet={{ title: 'No catalogs yet' }}
        bulkActions={(selection, clear, search) => (
          <CatalogBulkActions
            selection={selection}
            search={search}
            onStarted={(bulkId) => {
              clear();
              bulk.open(bulkId);
            }}
          />
        )}
      />
      {bulkId && (
        <BulkResultDialog
          id={bulkId}
          hrefOf={(recordId) => `?${new URLSearchParams({ look: recordId })}`}
          onShow={bulk.replace}
          onClose={bulk.close}
        />
      )}
      {id && <CatalogLook id={id} onClose={look.close} />}
    </>
  );
}
