import { fitted, HANDLES, moved, partsRatio, pulled } from '@/components/entities/pictures/crop-box';
import { cropPixels, isCropWithin, WHOLE } from '@/lib/domain/photos/photo-edit';

const BOX = { x: 2000, y: 3000, width: 4000, height: 3000 };
const UPRIGHT = { width: 3, height: 4 };

describe('The frame of a crop', () => {
  it('moves within its picture only', () => {
    expect(moved(BOX, 100, -200)).toEqual({ ...BOX, x: 2100, y: 2800 });
    expect(moved(BOX, 99_999, -99_999)).toEqual({ ...BOX, x: 6000, y: 0 });
  });

  it('is pulled at each handle while the opposite side stays', () => {
    expect(pulled(BOX, 'se', 500, 600, null)).toEqual({ ...BOX, width: 4500, height: 3600 });
    expect(pulled(BOX, 'nw', 500, 600, null)).toEqual({ x: 2500, y: 3600, width: 3500, height: 2400 });
    expect(pulled(BOX, 'n', 700, -1000, null)).toEqual({ ...BOX, y: 2000, height: 4000 });
  });

  it('stays in its picture, large enough and in its shape, however it is pulled', () => {
    for (const ratio of [null, partsRatio(UPRIGHT, { width: 900, height: 1200 }), 2.5])
      for (const handle of HANDLES)
        for (const way of [-12_000, -3000, 3000, 12_000]) {
          const box = pulled(fitted(BOX, ratio), handle, way, way, ratio);
          expect(isCropWithin(box)).toBe(true);
          expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
          if (ratio !== null) expect(Math.abs(box.width / box.height / ratio - 1)).toBeLessThan(0.01);
        }
  });

  it('of three to four is so in pixels', () => {
    const picture = { width: 1600, height: 900 };
    const { width, height } = cropPixels(fitted(WHOLE, partsRatio(UPRIGHT, picture)), picture);
    expect([width, height]).toEqual([675, 900]);
  });
});
