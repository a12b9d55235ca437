import sharp from 'sharp';

const SIDE = 64;

/** Small photos, all different. */
export const samplePhotos = (count: number): Promise<Buffer[]> =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      sharp({
        create: { width: SIDE, height: SIDE + index, channels: 3, background: { r: index * 9, g: 90, b: 200 } },
      })
        .png()
        .toBuffer(),
    ),
  );
