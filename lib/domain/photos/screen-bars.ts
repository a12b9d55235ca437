/** Brightness of each pixel, row by row. */
interface GreyPicture {
  grey: ArrayLike<number>;
  width: number;
  height: number;
}

/** Phone screens are longer than photos; only the longest camera formats reach this ratio. */
const SCREEN_SHAPE = 1.7;
/**
 * Maximum pixel difference inside a bar, and the share of a row that belongs to it: the rest is the clock, icons and
 * text.
 */
const [SAME, OF_BAR] = [14, 0.8];
/** Minimum and maximum share of the height for a bar. */
const [LEAST, MOST] = [0.02, 0.45];
/** Share of pixels that differ below a bar, within this many rows: the photo starts at a straight edge. */
const [OF_PICTURE, EDGE_ROWS] = [0.6, 4];

const median = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** False when a photo is too short to be a phone screen. */
export const isScreenShaped = ({ width, height }: Omit<GreyPicture, 'grey'>): boolean => height >= SCREEN_SHAPE * width;

/** Height of a screen's bars, in rows. */
export interface ScreenBars {
  above: number;
  below: number;
}

/**
 * Bars of a phone screen above and below a photo: rows of one colour from edge to edge that end at a straight line.
 * Null without bars: a frame all around is the seller's own, and a plain wall has no straight end.
 */
export function screenBars({ grey, width, height }: GreyPicture): ScreenBars | null {
  if (!isScreenShaped({ width, height })) return null;
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  const rowOf = (step: number, isTop: boolean) => (isTop ? step : height - 1 - step);
  const shareOf = (y: number, shade: number) => {
    let same = 0;
    for (let x = 0; x < width; x += 1) if (Math.abs(at(x, y) - shade) <= SAME) same += 1;
    return same / width;
  };

  /** Height of the bar in rows; zero without a bar. */
  const barFrom = (isTop: boolean): number => {
    const first = rowOf(0, isTop);
    const shade = median(Array.from({ length: width }, (_, x) => at(x, first)));
    let rows = 0;
    while (rows < height * MOST && shareOf(rowOf(rows, isTop), shade) >= OF_BAR) rows += 1;
    if (rows < height * LEAST || rows >= height * MOST) return 0;
    const isLine = Array.from({ length: EDGE_ROWS }, (_, step) => rowOf(rows + step, isTop)).some(
      (y) => 1 - shareOf(y, shade) >= OF_PICTURE,
    );
    if (!isLine) return 0;
    const middle = height >> 1;
    const isFrame = [0, width - 1].every((x) => {
      let same = 0;
      for (let y = middle - EDGE_ROWS; y < middle + EDGE_ROWS; y += 1)
        if (Math.abs(at(x, y) - shade) <= SAME) same += 1;
      return same === 2 * EDGE_ROWS;
    });
    return isFrame ? 0 : rows;
  };
  const [above, below] = [barFrom(true), barFrom(false)];
  return above > 0 && below > 0 ? { above, below } : null;
}
