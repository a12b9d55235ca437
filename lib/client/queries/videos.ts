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

/** One video, and what is done to one. */
export const videos = resource(videosApi);

const queueKeys = { all: ['videoQueue'], mine: ['videoQueue', 'mine'], loads: ['videoQueue', 'loads'] } as const;
const everything = [videos.keys.all, queueKeys.all];

export const useAddLinks = () => useChange(videoLinksApi.add, { touches: everything, isForm: true });

/** Which of the links are here already; asks once some are there. */
export const useKnownLinks = (urls: readonly string[]) =>
  useQuery({
    queryKey: [...videos.keys.all, 'knownLinks', urls],
    queryFn: fetchData(videoLinksApi.known, { body: { urls: [...urls] } }),
    enabled: urls.length > 0,
    staleTime: 0,
  });

/** What the providers of links tell of them; one that does not answer holds up no form and disturbs no person. */
export const useToldLinks = (urls: readonly string[]) =>
  useQuery({
    queryKey: [...videos.keys.all, 'toldLinks', urls],
    queryFn: fetchData(videoLinksApi.tell, { body: { urls: urls.slice(0, TOLD_LIMIT) } }),
    enabled: urls.length > 0,
    retry: false,
    meta: { isQuiet: true },
  });

/** Saves the words of a video and sends it to review. */
export function useSendVideo(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: VideoChanges) => call(videosApi.send, { params: { id }, body }, { showsErrors: 'caller' }),
    onSuccess: (video) => videos.refresh(queryClient, video),
  });
}

/** Takes a video to another status. */
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

/** The videos somebody has to cut. */
export const useMyVideos = () => useQuery({ queryKey: queueKeys.mine, queryFn: fetchData(videoQueueApi.mine, {}) });

/** Takes the next video to cut, or the one that is named. The screen says why there is none. */
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

/** Lets go of a video. Nobody waits for it: a hold that is not let go of ends by itself. */
export function useReleaseVideo(id: string) {
  const queryClient = useQueryClient();
  return useCallback(
    async (leaseToken: number): Promise<void> => {
      try {
        await call(videoQueueApi.release, { params: { id }, body: { leaseToken } }, { showsErrors: 'caller' });
      } catch {
        // It had ended already, or ends within minutes.
      }
      await queryClient.invalidateQueries({ queryKey: queueKeys.mine });
    },
    [id, queryClient],
  );
}

/** Puts a video back for others and says why. */
export function useSkipVideo(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: { leaseToken: number; reason: string }) =>
      call(videoQueueApi.skip, { params: { id }, body }, { showsErrors: 'caller' }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: queueKeys.all }),
  });
}

/** Makes a film the cut of a video. */
export const useAddCut = () =>
  useChange(videoQueueApi.cut, {
    touches: [videos.keys.all],
    keep: (queryClient, video) => queryClient.setQueryData(videos.keys.detail(video.id), video),
  });

/** Has the server join parts of a raw film; the tray shows how far it is. The screen says why it cannot. */
export function useCutParts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: EndpointInput<typeof videoQueueApi.cutParts>) =>
      call(videoQueueApi.cutParts, input, { showsErrors: 'caller' }),
    onSuccess: (job) => showJob(queryClient, job),
  });
}

/** The raw film of a video and its cuts, as they are once this one is the last. */
export const useVideoFilms = (id: string, latestId: string) =>
  useQuery({
    queryKey: [...videos.keys.all, 'films', id, latestId],
    queryFn: fetchData(videosApi.films, { params: { id } }),
  });

/** The videos that show a catalog. */
export const useCatalogVideos = (id: string) =>
  useQuery({
    queryKey: [...videos.keys.all, 'ofCatalog', id],
    queryFn: fetchData(videosApi.ofCatalog, { params: { id } }),
  });

/** What editors got done, and how much room films take. */
export const useVideoFigures = () =>
  useQuery({ queryKey: [...videos.keys.all, 'figures'], queryFn: fetchData(videosApi.figures, {}) });

/** Catalogs that a video may show. */
export const useCatalogProposals = (id: string) =>
  useQuery({
    queryKey: [...videos.keys.all, 'proposals', id],
    queryFn: fetchData(videosApi.proposals, { params: { id } }),
  });

/** Says that a video is cut. */
export const useFinishCut = () => useChange(videoQueueApi.finish, { touches: everything });

/** Who can be given videos. */
export const useVideoLoads = () => useQuery({ queryKey: queueKeys.loads, queryFn: fetchData(videoQueueApi.loads, {}) });

/** Gives videos to an editor, or puts them back. */
export const useAssignVideos = () => useChange(videoQueueApi.assign, { touches: everything });

/** The sellers of those who post under these names in chats, as far as anybody knows. */
export async function sellersOfSenders(names: readonly string[]) {
  const body = { names: names.slice(0, SENDERS_LIMIT) };
  const found = await call(videoUploadsApi.senders, { body }, { showsErrors: 'caller' });
  return new Map(found.map(({ name, seller }) => [name, seller]));
}

/** What of a refusal is about the film, where the form that sent it has no field of its own. */
export const filmProblem = (error: unknown): string => {
  const failure: ApiError = toApiError(error);
  return failure.issues[0]?.message ?? failure.message;
};
