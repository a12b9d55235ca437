import sharp from 'sharp';
import { pageCount } from '@/lib/domain/catalog-pdf/page-layout';
import { drawCatalogJpegs, type JpegPage } from '@/lib/server/platform/pdf/draw-catalog-jpegs';
import type { DrawJob } from '@/lib/server/platform/pdf/draw-catalog-pdf';
import { aCatalog, aPicture, someOptions } from './sample-catalogs';

async function pagesOf(changes: Partial<DrawJob>): Promise<JpegPage[]> {
  const picture = await aPicture(3).webp().toBuffer();
  const job: DrawJob = {
    catalogs: [{ ...aCatalog, title: 'राधिका ₹ 🎉', photos: ['a', 'b', 'gone'] }],
    options: someOptions({ perPage: 2, language: 'gu' }),
    createdAt: new Date('2026-11-21T03:35:00Z'),
    quality: 'normal',
    readPhoto: (photo) => Promise.resolve(photo === 'gone' ? null : picture),
    ...changes,
  };
  const pages: JpegPage[] = [];
  for await (const page of drawCatalogJpegs(job)) pages.push(page);
  expect(pages).toHaveLength(
    pageCount(
      job.catalogs.map(({ photos }) => photos.length),
      job.options,
    ),
  );
  return pages;
}

describe('a catalog as JPEGs', () => {
  it('has the pages of the PDF, in their size, and says where a photo is missing', async () => {
    const pages = await pagesOf({});
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
    expect(await sharp(pages[1]?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1684, height: 1190 });
    expect(pages.at(-1)?.missingPhotos).toEqual(['gone']);
  });

  it('is the same when a job is tried again, and smaller when that is asked for', async () => {
    const [first, second, smaller] = [await pagesOf({}), await pagesOf({}), await pagesOf({ quality: 'smaller' })];
    expect(first).toEqual(second);
    expect(smaller[0]?.bytes.length).toBeLessThan(first[0]?.bytes.length ?? 0);
  });

  it('has words on it, without a font of the machine', async () => {
    const bare = { options: someOptions({ footer: '', watermark: '', rate: 'hidden' }) };
    const [cover] = await pagesOf({ ...bare, catalogs: [{ ...aCatalog, photos: [] }] });
    const { channels } = await sharp(cover?.bytes).stats();
    expect(channels[0]?.min).toBeLessThan(60);
  });

  it('stops when it is told to', async () => {
    await expect(pagesOf({ signal: AbortSignal.abort(new Error('No longer wanted.')) })).rejects.toThrow(
      'No longer wanted.',
    );
  });
});
