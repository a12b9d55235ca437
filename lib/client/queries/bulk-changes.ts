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

/** Records to change, and the change. */
export type BulkWish = EndpointInput<typeof bulkChangesApi.preview>['body'];
export type StartedWish = EndpointInput<typeof bulkChangesApi.start>['body'];

const bulkKeys = {
  preview: (wish: BulkWish) => ['bulkChanges', 'preview', wish],
  detail: (id: string) => ['bulkChanges', 'get', id],
  rows: (id: string, outcome: BulkOutcome | null, done: number) => ['bulkChanges', 'rows', id, outcome, done],
} as const;

/** Adds a unique id, so that a repeated request runs only once. */
export const identified = (wish: BulkWish): StartedWish => ({ ...wish, id: v7() });

/** Preview of a bulk change, never cached. */
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

/** Progress of a bulk change, polled every second while it runs. */
export const useBulkChange = (id: string) =>
  useQuery({ ...detail(id), refetchInterval: ({ state }) => (isActive(state.data) ? LOOK_EVERY_MS : false) });

/** Outcome of each record, in list order; more load on demand. */
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

/** Starts a bulk change; the job tray shows its progress. */
export function useStartBulkChange() {
  const keep = useKeepBulkChange();
  return useMutation({
    mutationFn: (body: StartedWish) => call(bulkChangesApi.start, { body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: keep,
  });
}

/** Restores the previous values. Resolves to the bulk change that does it. */
export function useUndoBulkChange(id: string) {
  const keep = useKeepBulkChange();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(bulkChangesApi.undo, { params: { id } }),
    onSuccess: keep,
    onSettled: () => queryClient.invalidateQueries({ queryKey: bulkKeys.detail(id) }),
  });
}
