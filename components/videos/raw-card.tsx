import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Lease } from '@/components/entities/lease/use-lease';
import { SectionCard } from '@/components/ui/section-card';
import type { Film, Video } from '@/lib/contracts/videos/video-record';
import { cutProblem, rangesProblem } from '@/lib/domain/videos/cutting/cut-plan';
import { CutPanel } from './cut-panel';
import { LinkFrame } from './link-frame';
import { useCutting } from './use-cutting';
import { usePlayer, usePlayerKeys } from './use-player';
import { useRanges } from './use-ranges';
import { VideoPlayer } from './video-player';

interface RawCardProps {
  video: Video;
  lease: Lease;
  /** Called with a cut made here. */
  onCut: (file: File) => void;
}

/** A cut keeps the codec of its film, so cutting makes no sense for one that browsers cannot play. */
const canCut = ({ container, playProblem }: Film) => playProblem === null && cutProblem(container) === null;

/** The raw video with its submitted details, and the tool to cut it here. */
export function RawCard({ video, lease, onCut }: RawCardProps) {
  const { id, raw, caption, url } = video;
  return (
    <SectionCard
      title="As it came"
      action={
        raw && (
          <Button component="a" href={raw.url} download={raw.name} variant="outlined" color="inherit">
            Download
          </Button>
        )
      }
    >
      {raw && canCut(raw) && <RawFilm videoId={id} film={raw} lease={lease} onCut={onCut} />}
      {raw && !canCut(raw) && <UncutFilm film={raw} />}
      {url !== null && (
        <>
          <LinkFrame video={video} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            Save the video from its own page, cut it, and upload the cut here.
          </Typography>
        </>
      )}
      {caption && (
        <Typography sx={{ mt: 2, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }} aria-label="Caption">
          {caption}
        </Typography>
      )}
    </SectionCard>
  );
}

/** A film that can only be watched here. */
function UncutFilm({ film }: { film: Film }) {
  const player = usePlayer(film);
  usePlayerKeys(player, (key) => player.press(key, { hasTenths: false }));
  const problem = cutProblem(film.container);
  return (
    <>
      <VideoPlayer film={film} poster={null} player={player} />
      {problem && (
        <Alert severity="info" variant="outlined" sx={{ mt: 2 }}>
          {problem}
        </Alert>
      )}
    </>
  );
}

interface RawFilmProps extends Omit<RawCardProps, 'video'> {
  videoId: string;
  film: Film;
}

function RawFilm({ videoId, film, lease, onCut }: RawFilmProps) {
  const player = usePlayer(film);
  const ranges = useRanges(player, film.durationMs);
  const cutting = useCutting({ videoId, film, lease, onCut });
  const canCut = !cutting.isBusy && !lease.isEnded && rangesProblem(ranges.ranges, film.durationMs) === null;
  usePlayerKeys(player, (key) => {
    if (key !== 'x' || !canCut) return player.press(key, { onMark: ranges.mark, hasTenths: false });
    cutting.start(ranges.ranges);
    return true;
  });
  return (
    <>
      <VideoPlayer film={film} poster={null} player={player} onMark={ranges.mark} />
      <CutPanel film={film} lease={lease} player={player} ranges={ranges} cutting={cutting} />
    </>
  );
}
