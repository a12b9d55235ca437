import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent, useState } from 'react';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import { useScreenKeys } from '@/components/entities/keys/use-screen-keys';
import type { Film } from '@/lib/contracts/videos/video-record';
import { proposeFrames } from './frame-of';

const Choice = styled('button')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(0.5),
  padding: theme.spacing(0.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 6,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}` },
}));

const Picture = styled('img')({ height: 96, maxWidth: 160, objectFit: 'contain', borderRadius: 3 });

interface Frame {
  file: File;
  url: string;
}

/** Extracts frames of a film in the background. */
function useProposedFrames({ url }: Film): readonly Frame[] {
  const [frames, setFrames] = useState<readonly Frame[]>([]);
  const add = useEffectEvent((file: File) => setFrames((now) => [...now, { file, url: URL.createObjectURL(file) }]));
  const forget = useEffectEvent(() => frames.forEach((frame) => URL.revokeObjectURL(frame.url)));
  useEffect(() => {
    const leaving = new AbortController();
    // A film this browser cannot play has no frames to offer.
    void proposeFrames(url, leaving.signal, add).catch(() => undefined);
    return () => {
      leaving.abort();
      forget();
    };
  }, [url]);
  return frames;
}

interface ProposedFramesProps {
  film: Film;
  isBusy: boolean;
  onChoose: (frame: File) => void;
}

/** Three frames of the cut as thumbnail options; number keys select one. */
export function ProposedFrames({ film, isBusy, onChoose }: ProposedFramesProps) {
  const frames = useProposedFrames(film);
  useScreenKeys(({ key, isHeld }, place) => {
    const frame = /^[1-3]$/.test(key) ? frames[Number(key) - 1] : undefined;
    if (!frame || isHeld || isBusy || place === 'text') return false;
    onChoose(frame.file);
    return true;
  });
  if (frames.length === 0) return null;
  return (
    <Box role="group" aria-label="Proposed frames" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {frames.map(({ file, url }, nth) => (
        <Choice key={url} type="button" disabled={isBusy} onClick={() => onChoose(file)}>
          <Picture src={url} alt={`Frame ${nth + 1}`} />
          <KeyHint keys={[String(nth + 1)]} />
        </Choice>
      ))}
    </Box>
  );
}
