import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import type { MergeCase } from '@/lib/contracts/merges/merge-record';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { fetchData } from './fetch-data';
import { useChange } from './resource';

const KEY = ['mergeRequests'] as const;
export const mergeRequestKeys = { all: KEY } as const;
/** Asked when something is about to be done, and never again because it was done. */
const PREVIEW = ['mergePreviews'] as const;
/** While a job merges the two. */
const LOOK_EVERY_MS = 2000;

/** What shows records of the kinds: names and numbers move with a merge. */
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

/** Two records side by side; the last ones stay while others are on their way. */
export const useMergeCase = (id: string, survivorId: string | null) =>
  useQuery<MergeCase>({
    queryKey: [...KEY, 'case', id, survivorId],
    queryFn: fetchData(mergeRequestsApi.get, { params: { id }, query: { survivorId: survivorId ?? undefined } }),
    placeholderData: keepPreviousData,
    // It is read to decide on: always as things are now.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => data?.request.status === 'merging' && LOOK_EVERY_MS,
  });

/** What was written since a merge; asked when somebody is about to undo it. */
export const useUndoPreview = (id: string) =>
  useQuery({
    queryKey: [...PREVIEW, 'undo', id],
    queryFn: fetchData(mergeRequestsApi.undoPreview, { params: { id } }),
    staleTime: 0,
    gcTime: 0,
  });

/** What merging all certain pairs would do, asked anew each time. */
export const useCertainPairs = () =>
  useQuery({
    queryKey: [...PREVIEW, 'certain'],
    queryFn: fetchData(mergeRequestsApi.mergeCertain, { body: { isDryRun: true } }),
    staleTime: 0,
    gcTime: 0,
  });

/** What a record may be one with, and which one took its place. */
export const useMergesOf = (kind: MergeKind, recordId: string) =>
  useQuery({
    queryKey: [...KEY, 'ofRecord', kind, recordId],
    queryFn: fetchData(mergeRequestsApi.ofRecord, { query: { kind, recordId } }),
  });

/** Anything that is done about a merge request; both records show it. */
export const useMergeAction = <E extends Endpoint>(endpoint: E) =>
  useChange(endpoint, { touches: TOUCHED, isForm: true, asksOnFailure: true });
