import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { type Video, type VideoChanges, videoSchema } from '@/lib/contracts/videos/video-record';
import { videoReviewsApi } from '@/lib/contracts/videos/video-reviews';
import { videosApi } from '@/lib/contracts/videos/videos';
import { stateWords } from '@/lib/domain/states';
import { VIDEO_STATE_TEXTS } from '@/lib/domain/videos/video-status';
import { nameOfVideo } from '@/lib/domain/videos/video-text';
import { useMe } from './me';
import { type ReviewSource, tellIfJudged, useTakeOut } from './review-queue';
import { videos } from './videos';

/** Videos waiting for review. */
export const VIDEO_REVIEWS: ReviewSource<Video> = {
  ...videoReviewsApi,
  key: [...videos.keys.all, 'review'],
  record: videoSchema,
  nameOf: nameOfVideo,
  statusWords: ({ status }) => stateWords(VIDEO_STATE_TEXTS, status),
};

/** Follow-up of a video review: calls `onJudged` before the queue is refetched. */
function useAfterJudging(id: string, onJudged: () => void) {
  const queryClient = useQueryClient();
  const takeOut = useTakeOut(VIDEO_REVIEWS);
  const me = useMe().data?.id;
  const refresh = () => queryClient.invalidateQueries({ queryKey: videos.keys.all });
  return {
    onError: (error: ApiError) => {
      tellPassingFailure(error);
      tellIfJudged(VIDEO_REVIEWS, error, me);
      if (error.code === 'changed_meanwhile') return refresh();
    },
    onSuccess: () => {
      takeOut(id);
      onJudged();
      return refresh();
    },
  };
}

/** Changes the status of a video in review. */
export const useJudgeVideo = (id: string, onJudged: () => void) =>
  useMutation({
    mutationFn: (body: { to: Video['status']; reason?: string; version: number }) =>
      call(videosApi.step, { params: { id }, body }, { showsErrors: 'caller' }),
    ...useAfterJudging(id, onJudged),
  });

/** Corrects a video and makes it live. */
export const useAcceptVideo = (id: string, onJudged: () => void) =>
  useMutation({
    mutationFn: (body: VideoChanges) =>
      call(videoReviewsApi.accept, { params: { id }, body }, { showsErrors: 'caller' }),
    ...useAfterJudging(id, onJudged),
  });
