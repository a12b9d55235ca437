import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import type { Lease } from '@/components/entities/lease/use-lease';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import type { Film } from '@/lib/contracts/videos/video-record';
import { lengthOf, rangesProblem } from '@/lib/domain/videos/cutting/cut-plan';
import { lengthText, momentText } from '@/lib/domain/videos/video-facts';
import { TimeLine } from './time-line';
import type { useCutting } from './use-cutting';
import { hiddenBefore } from './use-frames';
import type { Player } from './use-player';
import type { Ranges } from './use-ranges';

interface CutPanelProps {
  film: Film;
  lease: Lease;
  player: Player;
  ranges: Ranges;
  cutting: ReturnType<typeof useCutting>;
}

/** Cuts a film in the browser: ranges are marked on its player and joined without re-encoding. */
export function CutPanel({ film, lease, player, ranges, cutting }: CutPanelProps) {
  const { share, problem, isLarge, isBusy, isStarted, start, cancel } = cutting;
  const { frames, wantFrames: want } = player;
  const parts = ranges.ranges;
  const hasParts = parts.length > 0;
  // Key frames are requested only for a film that is being cut.
  useEffect(() => {
    if (hasParts) want();
  }, [hasParts, want]);
  const hidden = (startMs: number) => (frames ? hiddenBefore(startMs, frames.keys) : 0);
  return (
    <Box component="section" aria-label="Cut here" sx={{ mt: 2 }}>
      <TimeLine
        label="Parts to keep"
        lengthMs={film.durationMs}
        parts={parts.map((range, nth) => ({ ...range, name: `Part ${nth + 1}` }))}
        openMs={ranges.openMs}
        nowMs={player.nowMs}
        onSeek={player.seek}
      />
      <Box component="ol" aria-label="Parts to keep" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {parts.map((range, nth) => (
          <Box
            component="li"
            key={`${range.startMs} ${nth}`}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.5 }}
          >
            <Typography variant="body2" sx={{ flex: '1 1 12rem', fontVariantNumeric: 'tabular-nums' }}>
              Part {nth + 1}: {momentText(range.startMs)} – {momentText(range.endMs)}
              {hidden(range.startMs) > 0 && (
                <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
                  {momentText(hidden(range.startMs))} before it stay in the file, hidden.
                </Typography>
              )}
            </Typography>
            {hidden(range.startMs) > 0 && (
              <Button
                size="small"
                color="inherit"
                onClick={() => ranges.change(nth, { ...range, startMs: range.startMs - hidden(range.startMs) })}
              >
                Begin at the key frame
              </Button>
            )}
            <Button
              size="small"
              color="inherit"
              aria-label={`Remove part ${nth + 1}`}
              onClick={() => ranges.remove(nth)}
            >
              Remove
            </Button>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          endIcon={<KeyHint keys={['i']} />}
          onClick={() => ranges.mark('start')}
        >
          Begin
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          endIcon={<KeyHint keys={['o']} />}
          onClick={() => ranges.mark('end')}
        >
          End
        </Button>
        <Button
          variant="contained"
          disabled={rangesProblem(parts, film.durationMs) !== null || lease.isEnded}
          loading={isBusy}
          endIcon={<KeyHint keys={['x']} />}
          onClick={() => start(parts)}
        >
          {hasParts ? `Cut to ${lengthText(lengthOf(parts))}` : 'Cut'}
        </Button>
        {share !== null && (
          <Button color="inherit" onClick={cancel}>
            Cancel
          </Button>
        )}
      </Box>
      {share !== null && (
        <LinearProgress aria-label="Cutting" variant="determinate" value={share * 100} sx={{ mt: 1 }} />
      )}
      {isStarted && !isBusy && (
        <Typography role="status" variant="body2" sx={{ mt: 1 }}>
          The server cuts it. It becomes the cut once it is done.
        </Typography>
      )}
      {problem && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
        Nothing is encoded anew, so the quality stays. The frames between the key frame before a part and its beginning
        stay in the file, hidden: do not cut here to remove something private.
        {isLarge && ' This file is large, so the server cuts it in the background.'}
      </Typography>
    </Box>
  );
}
