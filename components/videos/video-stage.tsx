import type { Film, Video } from '@/lib/contracts/videos/video-record';
import { LinkFrame } from './link-frame';
import { usePlayer } from './use-player';
import { VideoPlayer } from './video-player';

/** Latest version of a video: its cut, else the raw film, else the link. */
export function VideoStage({ video }: { video: Video }) {
  const film = video.cut ?? video.raw;
  return film ? <StagePlayer key={film.fileId} film={film} poster={video.poster} /> : <LinkFrame video={video} />;
}

const StagePlayer = ({ film, poster }: { film: Film; poster: Video['poster'] }) => (
  <VideoPlayer film={film} poster={poster} player={usePlayer(film)} />
);
