import { styled } from '@mui/material/styles';
import { type PointerEvent, useState } from 'react';

const Handle = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: '25%',
    right: 0,
    width: 1,
    backgroundColor: theme.vars.palette.divider,
  },
  '&:hover::after, &[data-resizing]::after': {
    insetBlock: 0,
    width: 2,
    backgroundColor: theme.vars.palette.primary.main,
  },
}));

interface ResizeHandleProps {
  /** Width of the column, in pixels. */
  width: number;
  onResize: (width: number) => void;
}

/** Resize edge of a column header. Pointer only; the columns panel has buttons for the same. */
export function ResizeHandle({ width, onResize }: ResizeHandleProps) {
  const [grabbed, setGrabbed] = useState<{ x: number; width: number } | null>(null);
  const handleDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    setGrabbed({ x: event.clientX, width });
  };
  const release = () => setGrabbed(null);
  return (
    <Handle
      aria-hidden
      data-resizing={grabbed ? '' : undefined}
      onPointerDown={handleDown}
      onPointerMove={({ clientX }) => grabbed && onResize(grabbed.width + clientX - grabbed.x)}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}
