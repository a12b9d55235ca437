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

/** Which work items, as every call about many of them names them. */
export type ChosenUploads = Assignment['selection'];

/** Holds run out and others work on meanwhile, so it is looked at again and again. */
const LOOK_EVERY_MS = 30_000;

/** Who can be given work, with what they have. */
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
    // It is read to decide on: always as things are now.
    staleTime: 0,
    gcTime: 0,
  });

/** What an assignment would do; asks once it is whole. */
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

/** Gives work items to editors in turn. */
export function useAssignUploads() {
  const refresh = useRefreshUploads();
  return useMutation({ mutationFn: (body: Assignment) => call(uploadsApi.assign, { body }), onSettled: refresh });
}

/** Puts work items back for everybody. */
export function useTakeBackUploads() {
  const refresh = useRefreshUploads();
  return useMutation({
    mutationFn: (selection: ChosenUploads) => call(uploadsApi.takeBack, { body: { selection } }),
    onSettled: refresh,
  });
}

type Prioritised = EndpointInput<typeof uploadsApi.prioritise>['body'];

/** Says how soon work items come up. */
export function usePrioritiseUploads() {
  const refresh = useRefreshUploads();
  return useMutation({
    mutationFn: (body: Prioritised) => call(uploadsApi.prioritise, { body }),
    onSettled: refresh,
  });
}

const mine = queryOptions({ queryKey: uploadKeys.mine, queryFn: fetchData(uploadsApi.mine, {}) });

/** The work items of whoever is signed in, and what they did today. */
export const useMyUploads = () => useQuery(mine);

/** Takes the next work item, or the one that is named. The screen says why there is none. */
export function useTakeUpload() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (uploadId: string | undefined) =>
      call(uploadsApi.next, { body: uploadId === undefined ? {} : { uploadId } }, { showsErrors: 'caller' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: uploadKeys.all }),
  });
}

/** Says that somebody is still at work. The screen shows when that is refused. */
export const renewUpload = (id: string, leaseToken: number) =>
  call(uploadsApi.renew, { params: { id }, body: { leaseToken } }, { showsErrors: 'caller' });

/** Lets go of a work item, which the queue shows. Nobody waits for it: a hold that is not let go of ends by itself. */
export function useReleaseUpload(id: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async (leaseToken: number): Promise<void> => {
      try {
        await call(uploadsApi.release, { params: { id }, body: { leaseToken } }, { showsErrors: 'caller' });
      } catch {
        // It had ended already, or ends within minutes.
      }
      await queryClient.invalidateQueries({ queryKey: uploadKeys.mine });
    },
    [id, queryClient],
  );
}

/** Puts a work item back for others and says why. */
export function useSkipUpload(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { leaseToken: number; reason: string }) =>
      call(uploadsApi.skip, { params: { id }, body }, { showsErrors: 'caller' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: uploadKeys.all }),
  });
}
