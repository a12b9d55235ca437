import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type ApiError, toApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { sendFile } from '@/lib/client/http/send-file';
import { tellFailure } from '@/lib/client/http/tell-failure';
import type { Video, VideoChanges } from '@/lib/contracts/videos/video-record';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { SENDERS_LIMIT, videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { TOLD_LIMIT, videoLinksApi } from '@/lib/contracts/videos/video-links';
import { videosApi } from '@/lib/contracts/videos/videos';
import { fetchData } from './fetch-data';
import { showJob } from './jobs';
import { resource, useChange } from './resource';

/** Videos, with their common calls. */
export const videos = resource(videosApi);

const queueKeys = { all: ['videoQueue'], mine: ['videoQueue', 'mine'], loads: ['videoQueue', 'loads'] } as const;
const everything = [videos.keys.all, queueKeys.all];

export const useAddLinks = () => useChange(videoLinksApi.add, { touches: everything, isForm: true });

/** Links that are known already; disabled while there are none. */
export const useKnownLinks = (urls: readonly string[]) =>
  useQuery({
    queryKey: [...videos.keys.all, 'knownLinks', urls],
    queryFn: fetchData(videoLinksApi.known, { body: { urls: [...urls] } }),
    enabled: urls.length > 0,
    staleTime: 0,
  });

/** Provider data of links. A provider that does not respond neither blocks the form nor shows an error. */
export const useToldLinks = (urls: readonly string[]) =>
  useQuery({
    queryKey: [...videos.keys.all, 'toldLinks', urls],
    queryFn: fetchData(videoLinksApi.tell, { body: { urls: urls.slice(0, TOLD_LIMIT) } }),
    enabled: urls.length > 0,
    retry: false,
    meta: { isQuiet: true },
  });

/** Saves the details of a video and sends it to review. */
export function useSendVideo(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: VideoChanges) => call(videosApi.send, { params: { id }, body }, { showsErrors: 'caller' }),
    onSuccess: (video) => videos.refresh(queryClient, video),
  });
}

/** Changes the status of a video. */
export function useMoveVideo(id: string) {
  const { mutateAsync, ...rest } = videos.useAction(videosApi.step, { isForm: true });
  return {
    ...rest,
    mutateAsync: (body: { to: Video['status']; reason?: string; version: number }) =>
      mutateAsync({ params: { id }, body }),
  };
}

/** Sets the thumbnail of a video. */
export function useSetPoster(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => sendFile(videosApi.poster, file, { params: { id } }),
    onError: tellFailure,
    onSuccess: (video) => videos.refresh(queryClient, video),
  });
}

/** The user's videos to cut. */
export const useMyVideos = () => useQuery({ queryKey: queueKeys.mine, queryFn: fetchData(videoQueueApi.mine, {}) });

/** Leases the next video to cut, or a given one. The screen shows why there is none. */
export function useTakeVideo() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (videoId: string | undefined) =>
      call(videoQueueApi.next, { body: videoId === undefined ? {} : { videoId } }, { showsErrors: 'caller' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queueKeys.all }),
  });
}

export const renewVideo = (id: string, leaseToken: number) =>
  call(videoQueueApi.renew, { params: { id }, body: { leaseToken } }, { showsErrors: 'caller' });

/** Releases a video. Callers do not wait: an unreleased lease expires by itself. */
export function useReleaseVideo(id: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async (leaseToken: number): Promise<void> => {
      try {
        await call(videoQueueApi.release, { params: { id }, body: { leaseToken } }, { showsErrors: 'caller' });
      } catch {
        // The lease had expired already, or expires within minutes.
      }
      await queryClient.invalidateQueries({ queryKey: queueKeys.mine });
    },
    [id, queryClient],
  );
}

/** Returns a video to the queue, with a reason. */
export function useSkipVideo(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { leaseToken: number; reason: string }) =>
      call(videoQueueApi.skip, { params: { id }, body }, { showsErrors: 'caller' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queueKeys.all }),
  });
}

/** Uses a film as the cut of a video. */
export const useAddCut = () =>
  useChange(videoQueueApi.cut, {
    touches: [videos.keys.all],
    keep: (queryClient, video) => queryClient.setQueryData(videos.keys.detail(video.id), video),
  });

/** Joins parts of a raw film on the server; the job tray shows the progress. The screen shows why it failed. */
export function useCutParts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<typeof videoQueueApi.cutParts>) =>
      call(videoQueueApi.cutParts, input, { showsErrors: 'caller' }),
    onSuccess: (job) => showJob(queryClient, job),
  });
}

/** Raw film and cuts of a video; refetched when the latest cut changes. */
export const useVideoFilms = (id: string, latestId: string) =>
  useQuery({
    queryKey: [...videos.keys.all, 'films', id, latestId],
    queryFn: fetchData(videosApi.films, { params: { id } }),
  });

/** Videos that show a catalog. */
export const useCatalogVideos = (id: string) =>
  useQuery({
    queryKey: [...videos.keys.all, 'ofCatalog', id],
    queryFn: fetchData(videosApi.ofCatalog, { params: { id } }),
  });

/** Throughput of editors, and storage used by films. */
export const useVideoFigures = () =>
  useQuery({ queryKey: [...videos.keys.all, 'figures'], queryFn: fetchData(videosApi.figures, {}) });

/** Catalogs suggested for a video. */
export const useCatalogProposals = (id: string) =>
  useQuery({
    queryKey: [...videos.keys.all, 'proposals', id],
    queryFn: fetchData(videosApi.proposals, { params: { id } }),
  });

/** Marks a video as cut. */
export const useFinishCut = () => useChange(videoQueueApi.finish, { touches: everything });

/** People who can be assigned videos. */
export const useVideoLoads = () => useQuery({ queryKey: queueKeys.loads, queryFn: fetchData(videoQueueApi.loads, {}) });

/** Assigns videos to an editor, or unassigns them. */
export const useAssignVideos = () => useChange(videoQueueApi.assign, { touches: everything });

/** Sellers of these sender names in chats, when known. */
export async function sellersOfSenders(names: readonly string[]) {
  const body = { names: names.slice(0, SENDERS_LIMIT) };
  const found = await call(videoUploadsApi.senders, { body }, { showsErrors: 'caller' });
  return new Map(found.map(({ name, seller }) => [name, seller]));
}

/** The error about the film, for forms without a field of their own for it. */
export const filmProblem = (error: unknown): string => {
  const failure: ApiError = toApiError(error);
  return failure.issues[0]?.message ?? failure.message;
};
