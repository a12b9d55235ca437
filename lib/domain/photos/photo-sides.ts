/** Longest side in pixels of each size a photo is kept in. */
export const PHOTO_SIDES = { thumb: 320, screen: 1280, large: 2560 } as const;

/** How wide a photo of so many pixels is in one of its sizes; none is larger than the photo itself. */
export const widthIn = (size: keyof typeof PHOTO_SIDES, { width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.round(width * Math.min(1, PHOTO_SIDES[size] / Math.max(width, height))));
