import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { DragEvent, KeyboardEvent } from 'react';
import { PhotoImage } from '@/components/entities/photo-image';
import { Tag } from '@/components/ui/tag';
import type { Place } from '@/lib/domain/photos/photo-board';
import { LassoArea } from './lasso-area';
import type { PhotoHands, TrayPhoto } from './tray-photo';

const Thumb = styled('button')(({ theme }) => ({
  position: 'relative',
  padding: 3,
  border: `2px solid transparent`,
  borderRadius: 8,
  background: 'none',
  cursor: 'pointer',
  '& img': { width: 96, height: 120, objectFit: 'cover', pointerEvents: 'none' },
  '&[aria-pressed=true]': {
    borderColor: theme.vars.palette.primary.main,
    backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.12),
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

const Corner = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 8,
  maxWidth: 'calc(100% - 16px)',
  borderRadius: 4,
  backgroundColor: theme.vars.palette.background.paper,
  '& > *': { whiteSpace: 'normal' },
}));

const STEPS: Record<string, 1 | -1> = { ArrowLeft: -1, ArrowRight: 1 };

interface PhotoGridProps {
  label: string;
  place: Place;
  photos: readonly TrayPhoto[];
  hands: PhotoHands;
  /** True for a catalog: its first photo is the cover. */
  hasCover?: boolean;
  emptyText?: string;
}

/** Ordered photos. A press selects one; dragging, or Alt with the arrow keys, moves it. */
export function PhotoGrid({ label, place, photos, hands, hasCover = false, emptyText }: PhotoGridProps) {
  const { isChosen, onChoose, onLasso, onShift, onDragStart, onDrop } = hands;
  const handleKeyDown = (id: string) => (event: KeyboardEvent) => {
    const by = event.altKey ? STEPS[event.key] : undefined;
    if (by === undefined) return;
    event.preventDefault();
    onShift(id, by);
  };
  const handleDrop = (before?: string) => (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onDrop({ place, before });
  };
  return (
    <LassoArea onLasso={onLasso}>
      <Box
        role="group"
        aria-label={label}
        onDragOver={(event) => event.preventDefault()}
        onDrop={handleDrop()}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, minHeight: 132, alignItems: 'center' }}
      >
        {photos.map(({ id, name, photo, warnings }, index) => (
          <Thumb
            key={id}
            type="button"
            draggable
            data-photo={id}
            aria-pressed={isChosen(id)}
            aria-label={`${name}, ${index + 1} of ${photos.length}${hasCover && index === 0 ? ', cover' : ''}`}
            aria-description={warnings.join(' ') || undefined}
            title={warnings.join(' ') || undefined}
            onClick={(event) => onChoose(id, event.shiftKey)}
            onKeyDown={handleKeyDown(id)}
            onDragStart={() => onDragStart(id)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={handleDrop(id)}
          >
            <PhotoImage photo={photo} size="thumb" alt="" draggable={false} />
            {hasCover && index === 0 && (
              <Corner style={{ bottom: 8 }}>
                <Tag>Cover</Tag>
              </Corner>
            )}
            {warnings.length > 0 && (
              <Corner style={{ top: 8 }}>
                <Tag tone="warning">{warnings.map((warning) => warning.split(/[:.]/)[0]).join(', ')}</Tag>
              </Corner>
            )}
          </Thumb>
        ))}
        {photos.length === 0 && emptyText && <Typography color="textSecondary">{emptyText}</Typography>}
      </Box>
    </LassoArea>
  );
}
