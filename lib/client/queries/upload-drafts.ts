import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { type DraftArrangement, uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';
import { fetchData } from './fetch-data';

const drafts = queryOptions({ queryKey: ['uploadDrafts', 'list'], queryFn: fetchData(uploadDraftsApi.list, {}) });

/** How often drafts are looked at again while photos come into them. */
const LOOK_EVERY_MS = 3_000;

/** What the person is bringing in and has not sent yet. */
export const useUploadDrafts = (isGrowing: boolean) =>
  useQuery({ ...drafts, staleTime: 0, refetchInterval: isGrowing && LOOK_EVERY_MS });

/** One draft as the server has it now. Whoever asks first opens it: its photos may be on their way still. */
export const useUploadDraft = (id: string) =>
  useQuery({
    queryKey: ['uploadDrafts', 'open', id],
    queryFn: fetchData(uploadDraftsApi.create, { body: { id } }),
    // A screen takes it once and goes on from there by itself.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A draft as the server has it at this moment. */
export const readUploadDraft = (id: string) => call(uploadDraftsApi.get, { params: { id } }, { showsErrors: 'caller' });

/** Keeps how a draft is arranged. */
export const saveUploadDraft = (id: string, body: DraftArrangement) =>
  call(uploadDraftsApi.save, { params: { id }, body }, { showsErrors: 'caller' });

/** Gives a draft up. */
export function useRemoveDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(uploadDraftsApi.remove, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: drafts.queryKey }),
  });
}

/** Makes catalogs of a draft. */
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

/** How the person last sent something of a seller. */
export const useLastTime = (sellerId: string | null) =>
  useQuery({
    queryKey: ['uploadDrafts', 'lastTime', sellerId],
    queryFn: fetchData(uploadDraftsApi.lastTime, { query: { sellerId: sellerId ?? '' } }),
    enabled: sellerId !== null,
  });
