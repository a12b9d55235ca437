import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import type { MergeCase } from '@/lib/contracts/merges/merge-record';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { fetchData } from './fetch-data';
import { useChange } from './resource';

const KEY = ['mergeRequests'] as const;
export const mergeRequestKeys = { all: KEY } as const;
/** Fetched before an action, and separate from the other keys so that the action does not refetch it. */
const PREVIEW = ['mergePreviews'] as const;
/** Polling interval while a job merges the two. */
const LOOK_EVERY_MS = 2000;

/** Queries that contain records of these kinds: a merge changes names and counts. */
const RECORDS = [
  'sellers',
  'buyers',
  'catalogs',
  'catalogGroups',
  'orders',
  'uploads',
  'sellerGroups',
  'videos',
  'payments',
  'markets',
  'marketMerges',
];

const TOUCHED = [KEY, ...RECORDS.map((area) => [area])];

/** Two records side by side. Keeps the previous ones while others load. */
export const useMergeCase = (id: string, survivorId: string | null) =>
  useQuery<MergeCase>({
    queryKey: [...KEY, 'case', id, survivorId],
    queryFn: fetchData(mergeRequestsApi.get, { params: { id }, query: { survivorId: survivorId ?? undefined } }),
    placeholderData: keepPreviousData,
    // Read before a decision, so always refetched.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.request.status === 'merging' && LOOK_EVERY_MS,
  });

/** Rows written since a merge; fetched when the user is about to undo it. */
export const useUndoPreview = (id: string) =>
  useQuery({
    queryKey: [...PREVIEW, 'undo', id],
    queryFn: fetchData(mergeRequestsApi.undoPreview, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Preview of merging all certain pairs, never cached. */
export const useCertainPairs = () =>
  useQuery({
    queryKey: [...PREVIEW, 'certain'],
    queryFn: fetchData(mergeRequestsApi.mergeCertain, { body: { isDryRun: true } }),
    staleTime: 0,
    gcTime: 0,
  });

/** Possible duplicates of a record, and the record it was merged into. */
export const useMergesOf = (kind: MergeKind, recordId: string) =>
  useQuery({
    queryKey: [...KEY, 'ofRecord', kind, recordId],
    queryFn: fetchData(mergeRequestsApi.ofRecord, { query: { kind, recordId } }),
  });

/** Any action on a merge request; both records depend on it. */
export const useMergeAction = <E extends Endpoint>(endpoint: E) =>
  useChange(endpoint, { touches: TOUCHED, isForm: true, asksOnFailure: true });
