import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import { type ListEndpoint, type ListQuery, type ListRow, parseListQuery } from '@/lib/client/list-state';
import { mayCall } from '@/lib/client/may-call';
import { fetchData } from './fetch-data';
import { viewsOf } from './saved-views';

/** With more loaded than this, coming back to the page does not load it all anew. */
const REFRESHED_PAGES = 3;

/** Every list of an area begins its key with the area's name, which is what changes invalidate. */
const listKey = (endpoint: ListEndpoint, query: object) => [...endpoint.id.split('.'), query] as const;

function listOptions<E extends ListEndpoint>(endpoint: E, query: ListQuery<E>) {
  const { cursor, ...rest } = query;
  return {
    queryKey: listKey(endpoint, query),
    initialPageParam: cursor,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      fetchData(endpoint, { query: { ...rest, cursor: pageParam } } as EndpointInput<E>)({ signal }) as Promise<
        Page<ListRow<E>>
      >,
    getNextPageParam: (page: Page<ListRow<E>>) => page.next ?? undefined,
  };
}

const isShort = (data: InfiniteData<unknown> | undefined) => (data?.pages.length ?? 0) <= REFRESHED_PAGES;

/** A page of a list, and those after it that were asked for. The last rows stay while others are on their way. */
export function useList<E extends ListEndpoint>(endpoint: E, query: ListQuery<E>) {
  return useInfiniteQuery({
    ...listOptions(endpoint, query),
    placeholderData: keepPreviousData,
    refetchOnMount: ({ state }) => isShort(state.data),
    refetchOnWindowFocus: ({ state }) => isShort(state.data),
    refetchOnReconnect: ({ state }) => isShort(state.data),
  });
}

/** Asks for a page before somebody goes there. */
export function usePrefetchList<E extends ListEndpoint>(endpoint: E) {
  const queryClient = useQueryClient();
  return (query: ListQuery<E>) => void queryClient.prefetchInfiniteQuery(listOptions(endpoint, query));
}

/**
 * For a page that is a list: asks for what its address shows while the page is still coming to life, so that its rows
 * are there with it.
 */
export const fetchesEarly =
  <E extends ListEndpoint>(endpoint: E) =>
  (queryClient: QueryClient, roles: readonly string[]): void => {
    // Nobody is told that they may not see what they did not ask for; the page says so itself.
    if (!mayCall(endpoint, roles)) return;
    const query = endpoint.query && parseListQuery(endpoint.query, window.location.search);
    if (query) void queryClient.prefetchInfiniteQuery(listOptions(endpoint, query as ListQuery<E>));
    // The rows wait for how the list opens.
    void queryClient.prefetchQuery(viewsOf(endpoint.id));
  };
