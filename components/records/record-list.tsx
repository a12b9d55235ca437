import { useRouter } from 'next/router';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import type { Noun } from '@/lib/domain/text/count-text';
import type { DataColumn } from '@/components/ui/data-table/data-column';
import type { FilterOf } from '@/components/ui/data-table/data-filter';
import { type Arrangement, DataTable } from '@/components/ui/data-table/data-table';
import type { NoneYet } from '@/components/ui/data-table/empty-rows';
import type { ListPage } from '@/components/ui/data-table/list-controls';
import type { DataTableHandle } from '@/components/ui/data-table/use-table-model';
import { ErrorState } from '@/components/ui/error-state';
import {
  filteredSearch,
  type ListEndpoint,
  type ListFilters,
  type ListQuery,
  type ListRow,
  useListState,
} from '@/lib/client/list-state';
import { useList, usePrefetchList } from '@/lib/client/queries/list';
import type { Selection } from '@/lib/domain/lists/selection';
import { isExportable } from '@/lib/domain/tables/exports';
import { ExportButton } from './export-button';
import { NoAccess } from './no-access';
import { useListShortcuts } from './use-list-shortcuts';
import { useFirstView } from './views/use-first-view';
import { useTablePreferences } from './use-table-preferences';
import { ViewsButton } from './views/views-button';

type SortName<Sort> = Sort extends `-${infer Name}` ? Name : never;

/** Columns for the rows of a list call; only what the call can sort by is sortable. */
export type RecordColumns<E extends ListEndpoint> = readonly DataColumn<ListRow<E>, SortName<ListQuery<E>['sort']>>[];
/** Filters for the query of a list call. */
export type RecordFilters<E extends ListEndpoint> = readonly FilterOf<ListFilters<E>>[];

interface RecordListProps<E extends ListEndpoint> {
  endpoint: E;
  /** What the page is about: part of every query, and not of the address. */
  about?: ListFilters<E>;
  /** What is shown first, where most rows are seldom wanted: filters as the address has them, to be taken off there. */
  firstSearch?: string;
  /** Names the list: "Sellers". */
  label: string;
  noun: Noun;
  columns: RecordColumns<E>;
  filters?: RecordFilters<E>;
  nameOf: (row: ListRow<E>) => string;
  hrefOf?: (row: ListRow<E>) => string;
  /** Instead of going to the address. */
  onOpen?: (row: ListRow<E>) => void;
  noneYet: NoneYet;
  /** Draws the rows in another way than as a table. */
  arrangement?: (parts: Arrangement<ListRow<E>>) => ReactNode;
  /** What else can be done with the list. */
  actions?: ReactNode;
  /** What can be done with the chosen rows. `search` is the list's query, as its address has it. */
  bulkActions?: (selection: Selection, clear: () => void, search: string) => ReactNode;
}

/** The list of an endpoint: its state is the address, its rows are the answer. A screen declares the rest. */
export function RecordList<E extends ListEndpoint>({
  endpoint,
  about,
  firstSearch,
  bulkActions,
  actions,
  ...props
}: RecordListProps<E>) {
  const router = useRouter();
  const list = useListState(endpoint);
  const query = { ...list.query, ...about };
  const answer = useList(endpoint, query);
  const prefetch = usePrefetchList(endpoint);
  const isOfRecord = about !== undefined;
  const preferences = useTablePreferences(isOfRecord ? `${endpoint.id} of a record` : endpoint.id);
  /** Names all rows that match, also by what the page is about. */
  const matching = filteredSearch(endpoint, query);
  const handle = useRef<DataTableHandle>(null);
  const isAtWork = () => handle.current?.isAtWork?.() ?? false;
  const isOpening = useFirstView(list, preferences, endpoint.id, { isOfRecord, firstSearch, isAtWork });
  useListShortcuts(handle, { canLook: props.onOpen !== undefined, canSelect: bulkActions !== undefined });

  const { data, error, isFetching, isPlaceholderData, isFetchingNextPage, fetchNextPage, refetch } = answer;
  const rows = useMemo(() => data && withoutRepeats(data.pages.flatMap((page) => page.rows)), [data]);
  const [hasShownRows, setHasShownRows] = useState(false);
  // Going over to how it opens, a list has no last rows that anybody saw.
  const isHeld = isOpening || (isPlaceholderData && !hasShownRows);
  if (data && !isHeld && !hasShownRows) setHasShownRows(true);
  const page: ListPage<ListRow<E>> = {
    rows: isHeld ? undefined : rows,
    count: data?.pages[0]?.count ?? { value: 0, isExact: true },
    next: data?.pages.at(-1)?.next ?? null,
    previous: data?.pages[0]?.previous ?? null,
    isFetching,
    isStale: isPlaceholderData,
    isLoadingMore: isFetchingNextPage,
    loadMore: () => void fetchNextPage(),
    prefetch: (cursor) => prefetch({ ...query, cursor }),
  };

  if (error?.status === 403 && !data) return <NoAccess />;
  const failure = () => {
    if (!error || data) return undefined;
    const isPlaceUnknown = error.status === 400 && list.query.cursor !== undefined;
    return (
      <ErrorState
        message={error.message}
        requestId={error.requestId}
        retryLabel={isPlaceUnknown ? 'Back to the first page' : undefined}
        onRetry={() => (isPlaceUnknown ? list.goTo(null) : void refetch())}
      />
    );
  };
  const { hrefOf } = props;
  const goTo = hrefOf && ((row: ListRow<E>) => void router.push(hrefOf(row)));
  // The script of the record's screen is there and has run before it is gone to.
  const makeReady = hrefOf && ((row: ListRow<E>) => void router.prefetch(hrefOf(row), undefined, { priority: true }));
  return (
    <DataTable<ListRow<E>>
      {...props}
      list={list}
      page={page}
      preferences={preferences}
      actions={
        <>
          {actions}
          <ViewsButton list={endpoint.id} search={list.search} show={list.show} {...preferences} />
          {isExportable(endpoint.id) && <ExportButton list={endpoint.id} query={matching} />}
        </>
      }
      failure={failure()}
      onOpen={props.onOpen ?? goTo}
      onNear={props.onOpen ? undefined : makeReady}
      onLook={props.onOpen}
      bulkActions={bulkActions && ((selection, clear) => bulkActions(selection, clear, matching))}
      handle={handle}
    />
  );
}

/** A row that moved between two pages while they were loaded is shown once. */
const withoutRepeats = <Row extends { id: string }>(rows: Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
