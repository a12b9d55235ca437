import Box from '@mui/material/Box';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { type Frame, frameOf, type Point, touch } from '@/lib/domain/lists/lasso';

interface LassoAreaProps {
  /** Photos the lasso touches. With Shift or Ctrl they are added to the selection. */
  onLasso: (ids: readonly string[], isMore: boolean) => void;
  children: ReactNode;
}

/** A smaller frame is an accidental drag. */
const SMALLEST = 6;

/** Selects the photos inside a lasso drawn from any empty space. Touch still scrolls. */
export function LassoArea({ onLasso, children }: LassoAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const [from, setFrom] = useState<Point | null>(null);
  const [frame, setFrame] = useState<Frame | null>(null);

  const handleDown = (event: PointerEvent<HTMLDivElement>) => {
    const isFree = event.target instanceof Element && event.target.closest('button, input, a') === null;
    if (event.pointerType !== 'mouse' || event.button !== 0 || !isFree) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setFrom({ x: event.clientX, y: event.clientY });
  };
  const handleMove = (event: PointerEvent) => {
    if (from) setFrame(frameOf(from, { x: event.clientX, y: event.clientY }));
  };
  const stop = () => {
    setFrom(null);
    setFrame(null);
  };
  const handleUp = (event: PointerEvent) => {
    const drawn = from && frameOf(from, { x: event.clientX, y: event.clientY });
    stop();
    if (!drawn || Math.max(drawn.right - drawn.left, drawn.bottom - drawn.top) < SMALLEST) return;
    const photos = [...(area.current?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])];
    const caught = photos.filter((photo) => touch(drawn, photo.getBoundingClientRect()));
    const ids = caught.flatMap(({ dataset }) => dataset.photo ?? []);
    onLasso(ids, event.shiftKey || event.ctrlKey || event.metaKey);
  };
  return (
    <Box
      ref={area}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={stop}
      sx={{ userSelect: from ? 'none' : undefined }}
    >
      {children}
      {frame && (
        <Box
          sx={{
            position: 'fixed',
            zIndex: 'tooltip',
            pointerEvents: 'none',
            border: '1px dashed',
            borderColor: 'primary.main',
            bgcolor: 'action.selected',
          }}
          style={{
            left: frame.left,
            top: frame.top,
            width: frame.right - frame.left,
            height: frame.bottom - frame.top,
          }}
        />
      )}
    </Box>
  );
}
