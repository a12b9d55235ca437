import { differenceOf, type Lab, labOf } from './lab';

/** A small photo: red, green, blue and opacity of each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  data: ArrayLike<number>;
}

/** A colour of the cloth, and its share of the cloth. */
export interface ClothColour extends Lab {
  share: number;
}

interface Dot extends Lab {
  weight: number;
}

/** Width of the border that shows the background of the cloth, as a share of the side. */
const RIM = 0.08;
/** A colour with at least this share of the border is background. */
const BACKGROUND_SHARE = 0.05;
/** Colours closer than this look the same to a clerk; lightness counts for about half. */
const [SAME, SHADE] = [13, 0.45];
/** If nearly all of the middle matches the border, the cloth fills the photo. */
const FILLED = 0.12;
const MOST_COLOURS = 4;

const meanOf = (dots: readonly Dot[]): Lab & { weight: number } => {
  const weight = dots.reduce((sum, dot) => sum + dot.weight, 0);
  const mean = (of: 'l' | 'a' | 'b') => dots.reduce((sum, dot) => sum + dot[of] * dot.weight, 0) / weight;
  return { l: mean('l'), a: mean('a'), b: mean('b'), weight };
};

/** Groups dots by similar colour, heaviest groups first. */
function colourGroups(dots: readonly Dot[], most: number): (Lab & { weight: number })[] {
  const bins = new Map<string, Dot[]>();
  for (const dot of dots) {
    const key = [dot.l / 12, dot.a / 8, dot.b / 8].map(Math.round).join();
    bins.set(key, [...(bins.get(key) ?? []), dot]);
  }
  let left = [...bins.values()].map(meanOf);
  const groups: (Lab & { weight: number })[] = [];
  while (left.length > 0 && groups.length < most) {
    const seed = left.reduce((best, one) => (one.weight > best.weight ? one : best));
    const isLike = (one: Lab) => differenceOf(one, seed, SHADE) <= SAME;
    groups.push(meanOf(left.filter(isLike)));
    left = left.filter((one) => !isLike(one));
  }
  return groups.sort((one, other) => other.weight - one.weight);
}

/** Every pixel with its position: 0 in the middle, 1 at the centre of the nearest edge. */
function dotsOf({ width, height, data }: Pixels) {
  const rim: Dot[] = [];
  const middle: Dot[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const lab = labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0);
      const [across, down] = [(x + 0.5) / width, (y + 0.5) / height];
      const edge = Math.min(across, 1 - across, down, 1 - down);
      const away = Math.hypot(across - 0.5, down - 0.5) / 0.5;
      if (edge < RIM) rim.push({ ...lab, weight: 1 });
      else if (away < 1) middle.push({ ...lab, weight: Math.exp(-2 * away * away) });
    }
  return { rim, middle };
}

/** Colours of the cloth in a photo, largest share first: taken from the middle, excluding colours of the border. */
export function clothColours(pixels: Pixels): ClothColour[] {
  const { rim, middle } = dotsOf(pixels);
  const background = colourGroups(rim, 6).filter(({ weight }) => weight >= BACKGROUND_SHARE * rim.length);
  const isBackground = (dot: Lab) => background.some((one) => differenceOf(dot, one, 0.8) < SAME);
  const own = middle.filter((dot) => !isBackground(dot));
  const total = (dots: readonly Dot[]) => dots.reduce((sum, { weight }) => sum + weight, 0);
  const dots = total(own) < FILLED * total(middle) ? middle : own;
  const all = total(dots);
  return colourGroups(dots, MOST_COLOURS).map(({ weight, ...lab }) => ({ ...lab, share: weight / all }));
}
