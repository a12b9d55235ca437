import { useInfiniteQuery } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import type { timelineQuery } from '@/lib/contracts/base/timeline';
import type { idParams } from '@/lib/contracts/base/answers';
import type * as z from 'zod/mini';
import { fetchData } from './fetch-data';

/** An endpoint that lists the events of one record. */
export type TimelineEndpoint<Row> = Endpoint<
  typeof idParams,
  typeof timelineQuery,
  z.ZodMiniType<undefined, undefined>,
  z.ZodMiniType<Page<Row>>
>;

/** Events of a record, newest first; older ones load on demand. */
export function useTimeline<Row>(endpoint: TimelineEndpoint<Row>, id: string) {
  return useInfiniteQuery({
    queryKey: [...endpoint.id.split('.'), id],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      fetchData(endpoint, { params: { id }, query: { cursor: pageParam } } as EndpointInput<typeof endpoint>)({
        signal,
      }),
    getNextPageParam: (page) => page.next ?? undefined,
  });
}
