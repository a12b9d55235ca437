import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { MissingRecord } from '@/components/records/missing-record';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { ScreenId } from '@/config/menu';
import { idSchema } from '@/lib/contracts/base/answers';
import type { CollectionDetail } from '@/lib/contracts/collections/collection-record';
import { collections } from '@/lib/client/queries/collections';

interface CollectionOfAddressProps {
  /** Query parameter with the collection's id. */
  param: 'id' | 'collectionId';
  screen: ScreenId;
  children: (collection: CollectionDetail) => ReactNode;
}

/** The collection named in the address: loading, failed, not found, or rendered. */
export function CollectionOfAddress({ param, screen, children }: CollectionOfAddressProps) {
  const { query, isReady } = useRouter();
  const id = idSchema.safeParse(query[param]).data;
  if (id !== undefined) return <Loaded key={id} id={id} screen={screen} render={children} />;
  return isReady ? <Missing screen={screen} /> : <Waiting screen={screen} />;
}

interface LoadedProps {
  id: string;
  screen: ScreenId;
  render: CollectionOfAddressProps['children'];
}

function Loaded({ id, screen, render }: LoadedProps) {
  const { data, error, refetch, isPlaceholderData } = collections.useRecord(id);
  // List data lacks the catalogs of a collection.
  if (data && !isPlaceholderData) return render(data);
  if (error?.status === 404) return <Missing screen={screen} />;
  return error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <Waiting screen={screen} />;
}

const Missing = ({ screen }: { screen: ScreenId }) => (
  <MissingRecord screen={screen} noun="collection" list="admin-collection" />
);

const Waiting = ({ screen }: { screen: ScreenId }) => (
  <>
    <PageHeader screen={screen} />
    <SkeletonLines count={2} height={280} />
  </>
);
