/** List state that list components need, wherever it is stored. */
export interface ListControls {
  query: { q?: string; sort: string; cursor?: string; limit: number; [filter: string]: unknown };
  /** Identifies the matching rows, whatever their order and page. */
  scope: string;
  /** Identifies the page: scope, order and position. */
  place: string;
  isFiltered: boolean;
  set(change: Record<string, unknown>, how?: 'push' | 'replace'): void;
  searchFor(text: string): void;
  sortBy(sort: string): void;
  goTo(cursor: string | null): void;
  showRows(limit: number): void;
  reset(): void;
}

/** Loaded rows, and how to load more. */
export interface ListPage<Row> {
  /** Undefined while the first rows load. */
  rows: readonly Row[] | undefined;
  count: { value: number; isExact: boolean };
  next: string | null;
  previous: string | null;
  isFetching: boolean;
  /** True while the previous page's rows are shown until the new ones load. */
  isStale: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Called when the user is about to go there. */
  prefetch: (cursor: string) => void;
}
