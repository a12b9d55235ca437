import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { type DraftArrangement, uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { fetchData } from './fetch-data';

const drafts = queryOptions({ queryKey: ['uploadDrafts', 'list'], queryFn: fetchData(uploadDraftsApi.list, {}) });

/** Polling interval of drafts while photos arrive in them. */
const LOOK_EVERY_MS = 3_000;

/** The user's unsent drafts. */
export const useUploadDrafts = (isGrowing: boolean) =>
  useQuery({ ...drafts, staleTime: 0, refetchInterval: isGrowing && LOOK_EVERY_MS });

/** One draft in its current state. The first request creates it: its photos may still be uploading. */
export const useUploadDraft = (id: string) =>
  useQuery({
    queryKey: ['uploadDrafts', 'open', id],
    queryFn: fetchData(uploadDraftsApi.create, { body: { id } }),
    // The screen reads it once and then keeps its own state.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Current state of a draft. */
export const readUploadDraft = (id: string) => call(uploadDraftsApi.get, { params: { id } }, { showsErrors: 'caller' });

/** Saves the arrangement of a draft. */
export const saveUploadDraft = (id: string, body: DraftArrangement) =>
  call(uploadDraftsApi.save, { params: { id }, body }, { showsErrors: 'caller' });

/** Deletes a draft. */
export function useRemoveDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(uploadDraftsApi.remove, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: drafts.queryKey }),
  });
}

/** Creates catalogs from a draft. */
export function useSubmitDraft(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof uploadDraftsApi.submit>['body']) =>
      call(uploadDraftsApi.submit, { params: { id }, body }),
    onSuccess: async () => {
      const areas = [['catalogs'], ['uploads'], drafts.queryKey];
      await Promise.all(areas.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}

/** Settings the user last used for a seller. */
export const useLastTime = (sellerId: string | null) =>
  useQuery({
    queryKey: ['uploadDrafts', 'lastTime', sellerId],
    queryFn: fetchData(uploadDraftsApi.lastTime, { query: { sellerId: sellerId ?? '' } }),
    enabled: sellerId !== null,
  });
