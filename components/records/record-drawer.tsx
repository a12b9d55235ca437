import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { QueryFailure } from './query-failure';

interface RecordDrawerProps<Item> {
  query: Pick<UseQueryResult<Item>, 'data' | 'error' | 'refetch'>;
  /** Heading until the record has loaded. */
  kind: string;
  titleOf: (item: Item) => string;
  onClose: () => void;
  children: (item: Item) => ReactNode;
}

/** One record beside its list: loading, failed or shown. */
export function RecordDrawer<Item>({ query, kind, titleOf, onClose, children }: RecordDrawerProps<Item>) {
  const { data: item, error, refetch } = query;
  return (
    <SideDrawer title={item === undefined ? kind : titleOf(item)} onClose={onClose}>
      {item !== undefined && children(item)}
      {item === undefined && !error && <SkeletonLines count={2} height={280} />}
      {item === undefined && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
    </SideDrawer>
  );
}
