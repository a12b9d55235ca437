import {
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { v7 } from 'uuid';
import { type BulkChange, bulkChangesApi } from '@/lib/contracts/bulk-changes';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import type { BulkOutcome } from '@/lib/domain/lists/bulk-changes';
import { isOver } from '@/lib/domain/jobs/job-states';
import { fetchData } from './fetch-data';
import { showJob } from './jobs';

const LOOK_EVERY_MS = 1000;
const PAGE = 50;

/** Which records, and what to do to them. */
export type BulkWish = EndpointInput<typeof bulkChangesApi.preview>['body'];
export type StartedWish = EndpointInput<typeof bulkChangesApi.start>['body'];

const bulkKeys = {
  preview: (wish: BulkWish) => ['bulkChanges', 'preview', wish],
  detail: (id: string) => ['bulkChanges', 'get', id],
  rows: (id: string, outcome: BulkOutcome | null, done: number) => ['bulkChanges', 'rows', id, outcome, done],
} as const;

/** The wish under an id of its own, so that sending it twice does it once. */
export const identified = (wish: BulkWish): StartedWish => ({ ...wish, id: v7() });

/** What changing these records would do: always as things are now. */
export const useBulkPreview = (wish: BulkWish) =>
  useQuery({
    queryKey: bulkKeys.preview(wish),
    queryFn: fetchData(bulkChangesApi.preview, { body: wish }),
    staleTime: 0,
    gcTime: 0,
  });

const detail = (id: string) =>
  queryOptions({ queryKey: bulkKeys.detail(id), queryFn: fetchData(bulkChangesApi.get, { params: { id } }) });

const isActive = (bulk: BulkChange | undefined) => (bulk?.job ? !isOver(bulk.job.state) : false);

/** How far a bulk change has come, looked at every second while it is worked on. */
export const useBulkChange = (id: string) =>
  useQuery({ ...detail(id), refetchInterval: ({ state }) => (isActive(state.data) ? LOOK_EVERY_MS : false) });

/** What became of each record, in the order of the list; further ones come when they are asked for. */
export const useBulkRows = ({ id, rowCount, counts }: BulkChange, outcome: BulkOutcome | null) =>
  useInfiniteQuery({
    queryKey: bulkKeys.rows(id, outcome, rowCount - counts.waiting),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam: cursor, signal }) =>
      fetchData(bulkChangesApi.rows, {
        params: { id },
        query: { limit: PAGE, cursor, ...(outcome && { outcome: [outcome] }) },
      })({ signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    placeholderData: keepPreviousData,
  });

function useKeepBulkChange() {
  const queryClient = useQueryClient();
  return (started: BulkChange) => {
    queryClient.setQueryData(bulkKeys.detail(started.id), started);
    if (started.job) showJob(queryClient, started.job);
  };
}

/** Has records changed; the tray shows how far it is. */
export function useStartBulkChange() {
  const keep = useKeepBulkChange();
  return useMutation({
    mutationFn: (body: StartedWish) => call(bulkChangesApi.start, { body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: keep,
  });
}

/** Has the former values put back. Gives the bulk change that does it. */
export function useUndoBulkChange(id: string) {
  const keep = useKeepBulkChange();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(bulkChangesApi.undo, { params: { id } }),
    onSuccess: keep,
    onSettled: () => queryClient.invalidateQueries({ queryKey: bulkKeys.detail(id) }),
  });
}
