import type { Pixels } from '@/lib/domain/photos/cloth-colours';

/** The longer side of the small picture: enough to see colours by, and read in a moment. */
const SIDE = 48;

/** A photo of ours in small, pixel by pixel; null where it does not come or this browser cannot tell. */
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
