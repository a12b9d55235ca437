import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { uploadsApi } from '@/lib/contracts/uploads/uploads';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';

type Assignment = EndpointInput<typeof uploadsApi.assign>['body'];

export const uploadKeys = {
  all: ['uploads'],
  mine: ['uploads', 'mine'],
  loads: ['uploads', 'loads'],
  preview: (wish: Assignment) => ['uploads', 'previewAssign', wish],
} as const;

/** Selected work items, in the form that every bulk call uses. */
export type ChosenUploads = Assignment['selection'];

/** Polling interval, because leases expire and others work meanwhile. */
const LOOK_EVERY_MS = 30_000;

/** People who can be assigned work, with their load. */
export const useUploadLoads = () =>
  useQuery({
    queryKey: uploadKeys.loads,
    queryFn: fetchData(uploadsApi.loads, {}),
    refetchInterval: LOOK_EVERY_MS,
  });

const preview = (wish: Assignment) =>
  queryOptions({
    queryKey: uploadKeys.preview(wish),
    queryFn: fetchData(uploadsApi.previewAssign, { body: wish }),
    // Read before a decision, so always refetched.
    staleTime: 0,
    gcTime: 0,
  });

/** Preview of an assignment; fetched once it is complete. */
export const useAssignPreview = (wish: Assignment | null) =>
  useQuery({
    ...preview(wish ?? { selection: { ids: [] }, editorIds: [] }),
    enabled: wish !== null,
    placeholderData: keepPreviousData,
  });

function useRefreshUploads() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: uploadKeys.all });
}

/** Assigns work items to editors in turn. */
export function useAssignUploads() {
  const refresh = useRefreshUploads();
  return useMutation({ mutationFn: (body: Assignment) => call(uploadsApi.assign, { body }), onSettled: refresh });
}

/** Unassigns work items. */
export function useTakeBackUploads() {
  const refresh = useRefreshUploads();
  return useMutation({
    mutationFn: (selection: ChosenUploads) => call(uploadsApi.takeBack, { body: { selection } }),
    onSettled: refresh,
  });
}

type Prioritised = EndpointInput<typeof uploadsApi.prioritise>['body'];

/** Sets the priority of work items. */
export function usePrioritiseUploads() {
  const refresh = useRefreshUploads();
  return useMutation({
    mutationFn: (body: Prioritised) => call(uploadsApi.prioritise, { body }),
    onSettled: refresh,
  });
}

const mine = queryOptions({ queryKey: uploadKeys.mine, queryFn: fetchData(uploadsApi.mine, {}) });

/** The user's work items, and today's output. */
export const useMyUploads = () => useQuery(mine);

/** Leases the next work item, or a given one. The screen shows why there is none. */
export function useTakeUpload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uploadId: string | undefined) =>
      call(uploadsApi.next, { body: uploadId === undefined ? {} : { uploadId } }, { showsErrors: 'caller' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: uploadKeys.all }),
  });
}

/** Renews a lease. The screen shows a rejection. */
export const renewUpload = (id: string, leaseToken: number) =>
  call(uploadsApi.renew, { params: { id }, body: { leaseToken } }, { showsErrors: 'caller' });

/** Releases a work item; the queue then shows it. Callers do not wait: an unreleased lease expires by itself. */
export function useReleaseUpload(id: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async (leaseToken: number): Promise<void> => {
      try {
        await call(uploadsApi.release, { params: { id }, body: { leaseToken } }, { showsErrors: 'caller' });
      } catch {
        // The lease had expired already, or expires within minutes.
      }
      await queryClient.invalidateQueries({ queryKey: uploadKeys.mine });
    },
    [id, queryClient],
  );
}

/** Returns a work item to the queue, with a reason. */
export function useSkipUpload(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { leaseToken: number; reason: string }) =>
      call(uploadsApi.skip, { params: { id }, body }, { showsErrors: 'caller' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: uploadKeys.all }),
  });
}
