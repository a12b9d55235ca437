/** What a list on the screen needs of the state of a list, wherever it is kept. */
export interface ListControls {
  query: { q?: string; sort: string; cursor?: string; limit: number; [filter: string]: unknown };
  /** Names the rows that match, whatever their order and page. */
  scope: string;
  /** Names the page: scope, order and place. */
  place: string;
  isFiltered: boolean;
  set(change: Record<string, unknown>, how?: 'push' | 'replace'): void;
  searchFor(text: string): void;
  sortBy(sort: string): void;
  goTo(cursor: string | null): void;
  showRows(limit: number): void;
  reset(): void;
}

/** The rows that are there, and how to get others. */
export interface ListPage<Row> {
  /** Nothing while the first ones are on their way. */
  rows: readonly Row[] | undefined;
  count: { value: number; isExact: boolean };
  next: string | null;
  previous: string | null;
  isFetching: boolean;
  /** The rows are those of the page before, until the others come. */
  isStale: boolean;
  isLoadingMore: boolean;
  loadMore: () => void;
  /** Somebody is about to go there. */
  prefetch: (cursor: string) => void;
}
