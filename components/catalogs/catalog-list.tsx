import Box from '@mui/material/Box';
import dynamic from 'next/dynamic';
import { catalogName } from '@/components/entities/catalog-name';
import { RecordList } from '@/components/layout/record-list';
import { idSchema } from '@/lib/contracts/answers';
import { catalogsApi } from '@/lib/contracts/catalogs';
import { useAddressKey } from '@/lib/client/address-key';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import { CATALOG_COLUMNS } from './catalog-columns';
import { catalogFilters } from './catalog-filters';

/** So that the list does not move when the counts come. */
const FACETS_HEIGHT = 76;

const CatalogFacets = dynamic(() => import('./catalog-facets').then((module) => module.CatalogFacets), {
  ssr: false,
});
const CatalogLook = dynamic(() => import('./catalog-look').then((module) => module.CatalogLook), { ssr: false });

/** Every catalog, with counts to narrow it down by and a quick look beside it. */
export function CatalogList() {
  const { data: taxonomy } = useTaxonomy();
  const look = useAddressKey('look');
  const id = idSchema.safeParse(look.value).data;
  return (
    <>
      <Box sx={{ minHeight: FACETS_HEIGHT }}>
        <CatalogFacets />
      </Box>
      <RecordList
        endpoint={catalogsApi.list}
        label="Catalogs"
        noun={{ one: 'catalog', many: 'catalogs' }}
        columns={CATALOG_COLUMNS}
        filters={catalogFilters(taxonomy)}
        nameOf={catalogName}
        onOpen={(catalog) => look.open(catalog.id)}
        noneYet={{ title: 'No catalogs yet' }}
      />
      {id && <CatalogLook id={id} onClose={look.close} />}
    </>
  );
}
