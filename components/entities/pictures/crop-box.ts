import { CROP_PARTS, type CropBox, LEAST_CROP } from '@/lib/domain/photos/photo-edit';

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Aspect ratio of a crop box in parts of its photo, for the given sides in pixels. */
export const partsRatio = (sides: { width: number; height: number }, picture: { width: number; height: number }) =>
  (sides.width / sides.height) * (picture.height / picture.width);

/** Moves the box, clamped to the photo. */
export const moved = (box: CropBox, dx: number, dy: number): CropBox => ({
  ...box,
  x: between(Math.round(box.x + dx), 0, CROP_PARTS - box.width),
  y: between(Math.round(box.y + dy), 0, CROP_PARTS - box.height),
});

/** The largest box of a ratio inside this one, with the same centre. */
export function fitted(box: CropBox, ratio: number | null): CropBox {
  if (ratio === null) return box;
  const width = Math.round(Math.min(box.width, box.height * ratio));
  const height = Math.round(Math.min(box.height, box.width / ratio));
  return {
    x: box.x + Math.round((box.width - width) / 2),
    y: box.y + Math.round((box.height - height) / 2),
    width,
    height,
  };
}

/** Drags an edge or corner of the box; the opposite one stays fixed. */
export function pulled(box: CropBox, handle: Handle, dx: number, dy: number, ratio: number | null): CropBox {
  const [isWest, isNorth] = [handle.includes('w'), handle.includes('n')];
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  const room = { width: isWest ? right : CROP_PARTS - box.x, height: isNorth ? bottom : CROP_PARTS - box.y };
  const across = handle.includes('e') ? dx : isWest ? -dx : 0;
  const down = handle.includes('s') ? dy : isNorth ? -dy : 0;
  let width = between(box.width + across, LEAST_CROP, room.width);
  let height = between(box.height + down, LEAST_CROP, room.height);
  if (ratio !== null) {
    if (handle === 'n' || handle === 's') width = height * ratio;
    else height = width / ratio;
    const share = Math.min(1, room.width / width, room.height / height);
    [width, height] = [width * share, height * share];
  }
  [width, height] = [Math.floor(width), Math.floor(height)];
  if (Math.min(width, height) < LEAST_CROP) return box;
  return { x: isWest ? right - width : box.x, y: isNorth ? bottom - height : box.y, width, height };
}
