import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { lengthText } from '@/lib/domain/videos/video-facts';

const Part = styled('button')(({ theme }) => ({
  position: 'absolute',
  top: 4,
  bottom: 4,
  minWidth: 3,
  padding: 0,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  font: 'inherit',
  fontSize: '0.6875rem',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  color: theme.vars.palette.primary.contrastText,
  backgroundColor: theme.vars.palette.primary.main,
  cursor: 'pointer',
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 1 },
}));

interface TimeLineProps {
  label: string;
  lengthMs: number;
  parts: readonly { startMs: number; endMs: number; name: string }[];
  /** Start of a segment that has no end yet. */
  openMs: number | null;
  nowMs: number;
  onSeek: (ms: number) => void;
}

/** Timeline of a film with its segments; a click seeks. */
export function TimeLine({ label, lengthMs, parts, openMs, nowMs, onSeek }: TimeLineProps) {
  const place = (ms: number) => `${Math.min(100, Math.max(0, (ms / Math.max(1, lengthMs)) * 100))}%`;
  const line = (ms: number, color: string) => (
    <Box
      sx={{ position: 'absolute', top: 0, bottom: 0, width: 2, bgcolor: color, pointerEvents: 'none' }}
      style={{ left: place(ms) }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={label}
      onClick={({ currentTarget, clientX }) => {
        const { left, width } = currentTarget.getBoundingClientRect();
        if (width > 0) onSeek(((clientX - left) / width) * lengthMs);
      }}
      sx={{
        position: 'relative',
        height: 36,
        my: 1,
        borderRadius: 1,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'action.hover',
        cursor: 'pointer',
      }}
    >
      {parts.map(({ startMs, endMs, name }, nth) => (
        <Part
          key={`${startMs} ${nth}`}
          type="button"
          style={{ left: place(startMs), width: `calc(${place(endMs)} - ${place(startMs)})` }}
          aria-label={`${name}, ${lengthText(startMs)} to ${lengthText(endMs)}`}
          onClick={(event) => {
            event.stopPropagation();
            onSeek(startMs);
          }}
        >
          {name}
        </Part>
      ))}
      {openMs !== null && line(openMs, 'warning.main')}
      {line(nowMs, 'text.primary')}
    </Box>
  );
}
