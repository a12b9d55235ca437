import dynamic from 'next/dynamic';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordScreen } from '@/components/records/record-screen';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useCatalog } from '@/lib/client/queries/catalogs';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';

const AddTagForm = dynamic(() => import('./add-tag-form').then((module) => module.AddTagForm), {
  ssr: false,
  loading: () => <SkeletonLines count={2} height={280} />,
});

/** Tags of the catalog named in the address, with requests for missing values. */
export const AddTagScreen = () => (
  <RecordScreen waiting={<Waiting />} missing={<Missing />}>
    {(id) => <CatalogTags key={id} id={id} />}
  </RecordScreen>
);

function CatalogTags({ id }: { id: string }) {
  const catalog = useCatalog(id);
  const taxonomy = useTaxonomy();
  if (!catalog.data || !taxonomy.data) {
    const error = catalog.error ?? taxonomy.error;
    if (catalog.error?.status === 404) return <Missing />;
    const retry = () => Promise.all([catalog.refetch(), taxonomy.refetch()]);
    return error ? <QueryFailure error={error} onRetry={() => void retry()} /> : <Waiting />;
  }
  const { title, seller, status } = catalog.data;
  return (
    <>
      <PageHeader
        screen="catalog-add-tag"
        title={title || 'Catalog without a title'}
        description={
          <>
            <CatalogStatusTag status={status} /> {seller.businessName}
          </>
        }
      />
      <AddTagForm catalog={catalog.data} taxonomy={taxonomy.data} />
    </>
  );
}

const Missing = () => <MissingRecord screen="catalog-add-tag" noun="catalog" list="catalog-tag" />;

const Waiting = () => (
  <>
    <PageHeader screen="catalog-add-tag" />
    <SkeletonLines count={2} height={280} />
  </>
);
