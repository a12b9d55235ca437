/** Brightness of each pixel, row by row. */
interface GreyPicture {
  grey: ArrayLike<number>;
  width: number;
  height: number;
}

/** Screens of phones are longer than photos; of those a camera takes only the longest are. */
const SCREEN_SHAPE = 1.7;
/** Pixels of a bar differ by no more, and so many of a row are of it: the others are the clock, icons and words. */
const [SAME, OF_BAR] = [14, 0.8];
/** A bar takes so much of the height, at least and at most. */
const [LEAST, MOST] = [0.02, 0.45];
/** Below a bar so many pixels are of something else, in one of so many rows: the picture begins as a straight line. */
const [OF_PICTURE, EDGE_ROWS] = [0.6, 4];

const median = (values: number[]): number => values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** False where a picture is too short to be a phone's screen. */
export const isScreenShaped = ({ width, height }: Omit<GreyPicture, 'grey'>): boolean => height >= SCREEN_SHAPE * width;

/** How many rows the bars of a screen have. */
export interface ScreenBars {
  above: number;
  below: number;
}

/**
 * The bars of a phone's screen above and below a picture: rows of one colour from edge to edge that end at a straight
 * line. Null where there are none: a frame all around is the seller's own, and a plain wall ends at no line.
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

  /** How many rows the bar has; none where there is no bar. */
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
