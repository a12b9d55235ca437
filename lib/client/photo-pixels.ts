import type { Pixels } from '@/lib/domain/photos/cloth-colours';

/** Longer side of the thumbnail: enough to detect colours, and fast to read. */
const SIDE = 48;

/** Pixels of a thumbnail of one of our photos; null when it cannot be loaded or read. */
export async function photoPixels(url: string): Promise<Pixels | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    const scale = SIDE / Math.max(image.naturalWidth, image.naturalHeight);
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight].map((side) =>
      Math.max(1, Math.round(side * scale)),
    ) as [number, number];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return null;
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  } catch {
    return null;
  }
}
