import Box from '@mui/material/Box';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import type { Photo } from '@/lib/contracts/photo-record';
import { CROP_PARTS, type CropBox } from '@/lib/domain/photos/photo-edit';
import { type Handle, HANDLES, moved, pulled } from './crop-box';

const NAMES: Record<Handle, string> = {
  nw: 'Upper left corner',
  n: 'Upper edge',
  ne: 'Upper right corner',
  e: 'Right edge',
  se: 'Lower right corner',
  s: 'Lower edge',
  sw: 'Lower left corner',
  w: 'Left edge',
};

/** Step of an arrow key, and with Shift. */
const [STEP, LEAP] = [CROP_PARTS / 100, CROP_PARTS / 20];

const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const percent = (parts: number) => `${(100 * parts) / CROP_PARTS}%`;

const placeOf = (handle: Handle) => ({
  left: handle.includes('w') ? '0%' : handle.includes('e') ? '100%' : '50%',
  top: handle.includes('n') ? '0%' : handle.includes('s') ? '100%' : '50%',
});

interface CropFrameProps {
  photo: Photo;
  box: CropBox;
  /** Fixed aspect ratio in parts of the photo, if any. */
  ratio: number | null;
  onChange: (box: CropBox) => void;
}

/** A photo with its crop box, moved and resized with the pointer or the arrow keys. */
export function CropFrame({ photo, box, ratio, onChange }: CropFrameProps) {
  const [grabbed, setGrabbed] = useState<{ handle: Handle | null; x: number; y: number; box: CropBox } | null>(null);
  const change = (handle: Handle | null, from: CropBox, dx: number, dy: number) =>
    onChange(handle ? pulled(from, handle, dx, dy, ratio) : moved(from, dx, dy));

  const grip = (handle: Handle | null) => ({
    onKeyDown: (event: KeyboardEvent) => {
      const way = ARROWS[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      const step = event.shiftKey ? LEAP : STEP;
      change(handle, box, way[0] * step, way[1] * step);
    },
    onPointerDown: (event: PointerEvent) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      setGrabbed({ handle, x: event.clientX, y: event.clientY, box });
    },
  });
  const handleMove = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    if (!grabbed) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const parts = (way: number, whole: number) => (CROP_PARTS * way) / whole;
    change(grabbed.handle, grabbed.box, parts(clientX - grabbed.x, width), parts(clientY - grabbed.y, height));
  };
  const place = {
    left: percent(box.x),
    top: percent(box.y),
    width: percent(box.width),
    height: percent(box.height),
  };
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', p: 1.5 }}>
      <Box
        onPointerMove={handleMove}
        onPointerUp={() => setGrabbed(null)}
        onPointerCancel={() => setGrabbed(null)}
        sx={{ position: 'relative', touchAction: 'none' }}
      >
        <Box
          component="img"
          src={photo.urls.screen}
          alt="The whole photo"
          width={photo.width}
          height={photo.height}
          draggable={false}
          sx={{ display: 'block', maxWidth: 1, maxHeight: '55vh', width: 'auto', height: 'auto' }}
        />
        <Box aria-hidden sx={{ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' }}>
          <Box sx={{ position: 'absolute', boxShadow: '0 0 0 100vmax rgb(0 0 0 / 0.55)' }} style={place} />
        </Box>
        <Box
          role="group"
          aria-label="Part that is kept"
          aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
          tabIndex={0}
          {...grip(null)}
          sx={{
            position: 'absolute',
            cursor: 'move',
            outline: '2px solid',
            outlineColor: 'primary.main',
            '&:focus-visible': { outlineWidth: 4 },
          }}
          style={place}
        >
          {HANDLES.map((handle) => (
            <Box
              key={handle}
              component="button"
              type="button"
              aria-label={NAMES[handle]}
              aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown"
              {...grip(handle)}
              sx={{
                position: 'absolute',
                width: 24,
                height: 24,
                p: 0,
                translate: '-50% -50%',
                border: 2,
                borderColor: 'background.paper',
                borderRadius: '50%',
                bgcolor: 'primary.main',
                cursor: `${handle}-resize`,
                touchAction: 'none',
                '&:focus-visible': { outline: '3px solid', outlineColor: 'warning.main' },
              }}
              style={placeOf(handle)}
            />
          ))}
        </Box>
      </Box>
    </Box>
  );
}
