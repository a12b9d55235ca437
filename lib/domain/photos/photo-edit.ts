/** Quarter turns to the right, in degrees. */
export const TURNS = [0, 90, 180, 270] as const;
export type Turn = (typeof TURNS)[number];

/** Combines two rotations. */
export const turnedBy = (one: Turn, other: Turn): Turn => TURNS[((one + other) / 90) % TURNS.length] ?? 0;

/** Positions and lengths of a crop are fractions of the photo in this unit, so that they fit every size of it. */
export const CROP_PARTS = 10_000;

/** Smallest side of a crop: anything smaller shows nothing useful. */
export const LEAST_CROP = CROP_PARTS / 20;

/** The part of a photo that is kept, from its top left corner. */
export interface CropBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Rotation comes first; the crop applies to the rotated photo. */
export interface PhotoEdit {
  turn: Turn;
  crop: CropBox | null;
}

export const WHOLE: CropBox = { x: 0, y: 0, width: CROP_PARTS, height: CROP_PARTS };

const isWhole = ({ width, height }: CropBox) => width === CROP_PARTS && height === CROP_PARTS;

/** The edit changes nothing. */
export const isNoEdit = ({ turn, crop }: PhotoEdit): boolean => turn === 0 && (crop === null || isWhole(crop));

/** Whether a crop is inside its photo and large enough. */
export const isCropWithin = ({ x, y, width, height }: CropBox): boolean =>
  Math.min(width, height) >= LEAST_CROP && x + width <= CROP_PARTS && y + height <= CROP_PARTS;

/** Canonical name of an edit: equal edits have the same name, however they were written. */
export function editName({ turn, crop }: PhotoEdit): string {
  const { x, y, width, height } = crop ?? WHOLE;
  return `turn ${turn} crop ${x} ${y} ${width} ${height}`;
}

/** The crop in pixels of a photo of this size; never empty, never beyond its edge. */
export function cropPixels({ x, y, width, height }: CropBox, picture: { width: number; height: number }) {
  const along = (from: number, length: number, whole: number) => {
    const start = Math.min(Math.round((from / CROP_PARTS) * whole), whole - 1);
    return [start, Math.max(1, Math.min(Math.round((length / CROP_PARTS) * whole), whole - start))] as const;
  };
  const [left, across] = along(x, width, picture.width);
  const [top, down] = along(y, height, picture.height);
  return { left, top, width: across, height: down };
}
