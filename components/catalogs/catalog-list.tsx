import Box from '@mui/material/Box';
import dynamic from 'next/dynamic';
import { catalogName } from '@/components/entities/catalog-name';
import { useCurrentUser } from '@/components/entities/current-user';
import { ArrangementSwitch } from '@/components/records/arrangements/arrangement-switch';
import { useArrangement } from '@/components/records/arrangements/use-arrangement';
import { RecordList } from '@/components/records/record-list';
import type { Arrangement } from '@/components/ui/data-table/data-table';
import { idSchema } from '@/lib/contracts/base/answers';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { useAddressKey } from '@/lib/client/address-key';
import { mayCall } from '@/lib/client/may-call';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import { CATALOG_COLUMNS } from './catalog-columns';
import { catalogFilters } from './catalog-filters';
import { CATALOGS } from './catalog-noun';

const WITH_SHEET = ['table', 'grid', 'sheet'] as const;
const WITHOUT_SHEET = ['table', 'grid'] as const;

/** Reserves space, so that the list does not shift when the counts load. */
const FACETS_HEIGHT = 72;

const CatalogFacets = dynamic(() => import('./catalog-facets').then((module) => module.CatalogFacets), {
  ssr: false,
  loading: () => <div style={{ minHeight: FACETS_HEIGHT }} />,
});
const CatalogLook = dynamic(() => import('./catalog-look').then((module) => module.CatalogLook), { ssr: false });
const CatalogGallery = dynamic(() => import('./catalog-gallery').then((module) => module.CatalogGallery), {
  ssr: false,
});
const CatalogSheet = dynamic(() => import('./catalog-sheet').then((module) => module.CatalogSheet), { ssr: false });
const CatalogBulkActions = dynamic(() => import('./catalog-bulk-actions').then((module) => module.CatalogBulkActions), {
  ssr: false,
});
const BulkResultDialog = dynamic(
  () => import('@/components/records/bulk-change/bulk-result-dialog').then((module) => module.BulkResultDialog),
  { ssr: false },
);

/** All catalogs as a table, a photo grid or an editable sheet, with counts to filter by. */
export function CatalogList() {
  const { fo } = useCurrentUser();
  const { data: taxonomy } = useTaxonomy();
  const look = useAddressKey('look');
  const lookId = idSchema.safeParse(look.value).data;
  const bulk = useAddressKey('bulk');
  const bulkId = idSchema.safeParse(bulk.value).data;
  const offered = mayCall(catalogsApi.update, fo) ? WITH_SHEET : WITHOUT_SHEET;
  const { name, personId, choose } = useArrangement('catalogs', offered);
  const arrangements = {
    table: undefined,
    grid: (parts: Arrangement<Catalog>) => <CatalogGallery {...parts} />,
    sheet: ({ label, rows, model }: Arrangement<Catalog>) => (
      <CatalogSheet label={label} rows={rows} model={model} personId={personId} />
    ),
  };
  return (
    <>
      <CatalogFacets height={FACETS_HEIGHT} />
      <Box sx={{ '--more-around': '12px' }}>
        <RecordList
          endpoint={catalogsApi.list}
          label="Catalogs"
          noun={CATALOGS}
          columns={CATALOG_COLUMNS}
          filters={catalogFilters(taxonomy)}
          nameOf={catalogName}
          onOpen={(catalog) => look.open(catalog.id)}
          noneYet={{ title: 'No catalogs yet' }}
          arrangement={arrangements[name]}
          actions={<ArrangementSwitch value={name} offered={offered} onChange={choose} />}
          bulkActions={(selection, clear, search) => (
            <CatalogBulkActions
              selection={selection}
              search={search}
              onStarted={(id) => {
                clear();
                bulk.open(id);
              }}
            />
          )}
        />
      </Box>
      {lookId && <CatalogLook id={lookId} onShow={look.replace} onClose={look.close} />}
      {bulkId && (
        <BulkResultDialog
          id={bulkId}
          hrefOf={({ recordId }) => `?${new URLSearchParams({ look: recordId })}`}
          onShow={bulk.replace}
          onClose={bulk.close}
        />
      )}
    </>
  );
}
