import { catalogName } from '@/components/entities/catalog-name';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { RecordScreen } from '@/components/records/record-screen';
import { CATALOG_PURPOSES } from '@/components/records/purposes/catalog-purposes';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useGroupOfCatalog } from '@/lib/client/queries/catalog-groups';
import { GroupBench } from './group-bench';

const missing = <MissingRecord screen="catalog-group" noun="catalog" list="catalog-tag" />;

const waiting = (
  <>
    <PageHeader screen="catalog-group" description={CATALOG_PURPOSES['catalog-group']} />
    <SkeletonLines count={4} height={96} />
  </>
);

/** The group of one catalog, with suggestions for it. */
export const GroupScreen = () => (
  <RecordScreen waiting={waiting} missing={missing}>
    {(id) => <GroupOf key={id} id={id} />}
  </RecordScreen>
);

function GroupOf({ id }: { id: string }) {
  const { data, error, refetch } = useGroupOfCatalog(id);
  if (error?.status === 404) return missing;
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return waiting;
  const { catalog } = data;
  return (
    <>
      <PageHeader
        screen="catalog-group"
        title={catalogName(catalog)}
        description={`Of ${catalog.seller.businessName}. ${CATALOG_PURPOSES['catalog-group']}`}
      />
      <GroupBench {...data} />
    </>
  );
}
