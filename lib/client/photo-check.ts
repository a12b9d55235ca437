import { screenBars } from '@/lib/domain/photos/screen-bars';

/** Pixels of a photo, four bytes each, as returned by a canvas. */
interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Below this, the work on a saree is hardly visible. */
const SHORTEST_SIDE = 600;
/** Brightness out of 255. */
const DARK = 45;
/** Variance of the Laplacian in the sharpest tile; below it, no part of the photo is sharp. */
const BLURRED = 40;
const TILES = 4;

const greyOf = ({ data }: Pixels): Float32Array =>
  Float32Array.from(
    { length: data.length / 4 },
    (_, index) =>
      0.299 * (data[index * 4] ?? 0) + 0.587 * (data[index * 4 + 1] ?? 0) + 0.114 * (data[index * 4 + 2] ?? 0),
  );

/** Variance of the Laplacian (brightness differences between neighbouring pixels) in one tile. */
function variance(
  grey: Float32Array,
  width: number,
  tile: { left: number; top: number; right: number; bottom: number },
) {
  let [sum, squares, count] = [0, 0, 0];
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  for (let y = tile.top; y < tile.bottom; y += 1)
    for (let x = tile.left; x < tile.right; x += 1) {
      const jump = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      sum += jump;
      squares += jump * jump;
      count += 1;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}

function bestSharpness(grey: Float32Array, { width, height }: Pixels): number {
  let best = 0;
  for (let row = 0; row < TILES; row += 1)
    for (let column = 0; column < TILES; column += 1)
      best = Math.max(
        best,
        variance(grey, width, {
          left: Math.max(1, Math.floor((column * width) / TILES)),
          top: Math.max(1, Math.floor((row * height) / TILES)),
          right: Math.min(width - 1, Math.floor(((column + 1) * width) / TILES)),
          bottom: Math.min(height - 1, Math.floor(((row + 1) * height) / TILES)),
        }),
      );
  return best;
}

/**
 * Warnings about a photo, as sentences: too small, dark, blurred, a screenshot. The pixels may be scaled down; the size
 * is the original one. They never block: there may be no other photo.
 */
export function photoWarnings(pixels: Pixels, size: { width: number; height: number }): string[] {
  const grey = greyOf(pixels);
  const brightness = grey.reduce((sum, value) => sum + value, 0) / Math.max(1, grey.length);
  const isDark = brightness < DARK;
  return [
    ...(Math.min(size.width, size.height) < SHORTEST_SIDE ? [`Small: ${size.width} × ${size.height} pixels.`] : []),
    ...(isDark ? ['Dark.'] : []),
    // Sharpness cannot be judged in a dark photo.
    ...(!isDark && bestSharpness(grey, pixels) < BLURRED ? ['Blurred.'] : []),
    ...(screenBars({ grey, ...pixels }) ? ['Screenshot: bars of a phone’s screen are on it.'] : []),
  ];
}

const CHECKED_SIDE = 512;

/** Checks a photo before upload. Empty when the browser cannot decode it: the server then gives the reason. */
export async function checkPhoto(file: File): Promise<string[]> {
  if (typeof createImageBitmap === 'undefined' || typeof OffscreenCanvas === 'undefined') return [];
  try {
    const whole = await createImageBitmap(file);
    const size = { width: whole.width, height: whole.height };
    const scale = Math.min(1, CHECKED_SIDE / Math.max(size.width, size.height));
    const [width, height] = [Math.max(1, Math.round(size.width * scale)), Math.max(1, Math.round(size.height * scale))];
    const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    context?.drawImage(whole, 0, 0, width, height);
    whole.close();
    const pixels = context?.getImageData(0, 0, width, height);
    return pixels ? photoWarnings(pixels, size) : [];
  } catch {
    return [];
  }
}
