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

/** Columns for the rows of a list call; only fields the call can sort by are sortable. */
export type RecordColumns<E extends ListEndpoint> = readonly DataColumn<ListRow<E>, SortName<ListQuery<E>['sort']>>[];
/** Filters for the query of a list call. */
export type RecordFilters<E extends ListEndpoint> = readonly FilterOf<ListFilters<E>>[];

interface RecordListProps<E extends ListEndpoint> {
  endpoint: E;
  /** Fixed filters of the page: part of every query, but not of the address. */
  about?: ListFilters<E>;
  /**
   * Initial filters as a query string, for lists where most rows are rarely needed. They can be removed in the address.
   */
  firstSearch?: string;
  /** Name of the list: "Sellers". */
  label: string;
  noun: Noun;
  columns: RecordColumns<E>;
  filters?: RecordFilters<E>;
  nameOf: (row: ListRow<E>) => string;
  hrefOf?: (row: ListRow<E>) => string;
  /** Replaces navigation to the record's address. */
  onOpen?: (row: ListRow<E>) => void;
  noneYet: NoneYet;
  /** Custom layout of the rows, instead of a table. */
  arrangement?: (parts: Arrangement<ListRow<E>>) => ReactNode;
  /** Further actions of the list. */
  actions?: ReactNode;
  /** Actions for the selected rows. `search` is the list's query string. */
  bulkActions?: (selection: Selection, clear: () => void, search: string) => ReactNode;
}

/** List of an endpoint: state from the address, rows from the response. The screen declares the rest. */
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
  /** Query of all matching rows, including the fixed filters of the page. */
  const matching = filteredSearch(endpoint, query);
  const handle = useRef<DataTableHandle>(null);
  const isAtWork = () => handle.current?.isAtWork?.() ?? false;
  const isOpening = useFirstView(list, preferences, endpoint.id, { isOfRecord, firstSearch, isAtWork });
  useListShortcuts(handle, { canLook: props.onOpen !== undefined, canSelect: bulkActions !== undefined });

  const { data, error, isFetching, isPlaceholderData, isFetchingNextPage, fetchNextPage, refetch } = answer;
  const rows = useMemo(() => data && withoutRepeats(data.pages.flatMap((page) => page.rows)), [data]);
  const [hasShownRows, setHasShownRows] = useState(false);
  // While its initial view is applied, a list has no previous rows the user saw.
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
  // Preloads and runs the script of the record's screen before navigation.
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

/** Removes duplicates: a row may move between two pages while they load. */
const withoutRepeats = <Row extends { id: string }>(rows: Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];
