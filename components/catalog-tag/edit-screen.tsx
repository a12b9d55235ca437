import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { catalogName } from '@/components/entities/catalog-name';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import { recordAddress } from '@/components/entities/record-address';
import { type AddressTab, AddressTabs } from '@/components/records/address-tabs';
import { MergeNote } from '@/components/records/merges/merge-note';
import { SameAsButton } from '@/components/records/merges/same-as-button';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordScreen } from '@/components/records/record-screen';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { useCatalog } from '@/lib/client/queries/catalogs';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import { CatalogSteps } from '@/components/records/catalog-steps';

const loading = () => <SkeletonLines count={2} height={280} />;
const EditDetails = dynamic(() => import('./edit-details').then((module) => module.EditDetails), {
  ssr: false,
  loading,
});
const PictureBoard = dynamic(() => import('./picture-board').then((module) => module.PictureBoard), {
  ssr: false,
  loading,
});
const CatalogVideos = dynamic(
  () => import('@/components/entities/catalog-videos').then((module) => module.CatalogVideos),
  { ssr: false, loading },
);
const OrderOfCatalogs = dynamic(
  () => import('@/components/entities/order-of-catalogs').then((module) => module.OrderOfCatalogs),
  { ssr: false },
);
const CatalogHistory = dynamic(() => import('./catalog-history').then((module) => module.CatalogHistory), {
  ssr: false,
  loading,
});

const tabsOf = (catalog: CatalogDetail, taxonomy: Taxonomy): readonly [AddressTab, ...AddressTab[]] => [
  { id: 'details', label: 'Details', content: () => <EditDetails catalog={catalog} taxonomy={taxonomy} /> },
  { id: 'images', label: `Photos (${catalog.pictures.length})`, content: () => <PictureBoard catalog={catalog} /> },
  { id: 'videos', label: 'Videos', content: () => <CatalogVideos id={catalog.id} /> },
  { id: 'history', label: 'History', content: () => <CatalogHistory catalog={catalog} /> },
];

/** Detail page of the catalog named in the address. */
export const EditScreen = () => (
  <RecordScreen waiting={<Waiting />} missing={<Missing />}>
    {(id) => <CatalogPage key={id} id={id} />}
  </RecordScreen>
);

function CatalogPage({ id }: { id: string }) {
  const catalog = useCatalog(id);
  const taxonomy = useTaxonomy();
  if (!catalog.data || !taxonomy.data) {
    const error = catalog.error ?? taxonomy.error;
    if (catalog.error?.status === 404) return <Missing />;
    const retry = () => Promise.all([catalog.refetch(), taxonomy.refetch()]);
    return error ? <QueryFailure error={error} onRetry={() => void retry()} /> : <Waiting />;
  }
  const { title, rate, seller, status, statusReason, hiddenBecause, isDeleted } = catalog.data;
  const record = { kind: 'catalog', id, name: catalogName(catalog.data) } as const;
  return (
    <>
      <PageHeader
        screen="catalog-edit"
        title={title || 'Catalog without a title'}
        action={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}>
            <Button component={Link} href={recordAddress('catalog-add-tag', id)} color="inherit">
              Add tags
            </Button>
            {hiddenBecause.length === 0 && rate !== null && <OrderOfCatalogs catalogIds={[id]} label="Order this" />}
            {!isDeleted && <SameAsButton record={record} />}
            <CatalogSteps catalog={catalog.data} />
          </Box>
        }
        description={
          <Box component="span" sx={{ display: 'block' }}>
            <CatalogStatusTag status={status} /> {seller.businessName}
            {statusReason && ` · ${statusReason}`}
            {status === 'live' && hiddenBecause.length > 0 && ` · Buyers do not see it: ${hiddenBecause.join(' ')}`}
          </Box>
        }
      />
      <MergeNote record={record} />
      <AddressTabs label={`About ${title || 'the catalog'}`} tabs={tabsOf(catalog.data, taxonomy.data)} />
    </>
  );
}

const Missing = () => <MissingRecord screen="catalog-edit" noun="catalog" list="catalog-tag" />;

const Waiting = () => (
  <>
    <PageHeader screen="catalog-edit" />
    <SkeletonLines count={2} height={280} />
  </>
);
