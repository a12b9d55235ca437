import type { RefObject } from 'react';
import type { Video } from '@/lib/contracts/videos/video-record';
import { LinkFrame } from './link-frame';
import { VideoPlayer } from './video-player';

interface VideoStageProps {
  video: Video;
  playerRef?: RefObject<HTMLVideoElement | null>;
  onMark?: (edge: 'start' | 'end') => void;
}

/** A video as far as it has come: its cut, else the raw film, else the link. */
export function VideoStage({ video, ...player }: VideoStageProps) {
  const film = video.cut ?? video.raw;
  return film ? (
    <VideoPlayer key={film.fileId} film={film} poster={video.poster} {...player} />
  ) : (
    <LinkFrame video={video} />
  );
}
