/** Longest side, in pixels, of each stored photo size. */
export const PHOTO_SIDES = { thumb: 320, screen: 1280, large: 2560 } as const;

/** Width of a photo in one of its sizes; never larger than the photo itself. */
export const widthIn = (size: keyof typeof PHOTO_SIDES, { width, height }: { width: number; height: number }): number =>
  Math.max(1, Math.round(width * Math.min(1, PHOTO_SIDES[size] / Math.max(width, height))));
