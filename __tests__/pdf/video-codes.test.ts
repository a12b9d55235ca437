import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { type CatalogWithPhotos, PER_PAGE } from '@/lib/domain/catalog-pdf/options';
import { type Box, CODE_LETTERS, CODE_SIDE } from '@/lib/domain/catalog-pdf/page-layout';
import { composePages, type PageSource } from '@/lib/server/platform/pdf/compose-pages';
import { drawCatalogJpegs } from '@/lib/server/platform/pdf/draw-catalog-jpegs';
import { drawCatalogPdf } from '@/lib/server/platform/pdf/draw-catalog-pdf';
import { openFonts } from '@/lib/server/platform/pdf/fonts';
import type { CodeItem, PageItem } from '@/lib/server/platform/pdf/page-items';
import { readPdf } from './read-pdf';
import { aCatalog, aPicture, someOptions } from './sample-catalogs';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const LONGEST = `https://clips.example/${'a'.repeat(CODE_LETTERS - 22)}`;

const sourceOf = (catalogs: CatalogWithPhotos[], perPage: PageSource['options']['perPage'] = 4) => ({
  catalogs,
  options: someOptions({ perPage, hasCover: false, watermark: '' }),
  createdAt: new Date('2026-11-21T03:35:00Z'),
});

const isCode = (item: PageItem): item is CodeItem => item.kind === 'code';
const pagesOf = (source: PageSource) => [...composePages(source)].map(({ items }) => items);
const isWithin = (box: Box, page: { width: number; height: number }) =>
  box.x >= 0 && box.y >= 0 && box.x + box.width <= page.width && box.y + box.height <= page.height;

beforeAll(() => openFonts());

it('stands beside the first photo of a catalog that has a video', () => {
  const catalogs = [
    { ...aCatalog, photos: ['a', 'b'], videoUrl: VIDEO },
    { ...aCatalog, photos: ['c'] },
  ];
  expect(pagesOf(sourceOf(catalogs, 1)).map((items) => items.filter(isCode).map(({ link }) => link))).toEqual([
    [VIDEO],
    [],
    [],
  ]);
});

it.each(PER_PAGE)('touches neither photo nor words, with %i photos on a page', (perPage) => {
  const long = { ...aCatalog, title: 'बनारसी सिल्क साड़ी कलेक्शन '.repeat(5), photos: ['a'], videoUrl: LONGEST };
  const [page] = composePages(sourceOf([long], perPage));
  if (!page) throw new Error('There is no page.');
  const code = page.items.find(isCode);
  if (!code) throw new Error('There is no code.');
  const { box } = code;
  expect(isWithin(box, page)).toBe(true);
  for (const item of page.items) {
    if (item.kind === 'photo') expect(item.box.y).toBeGreaterThanOrEqual(box.y + box.height);
    if (item.kind !== 'text' || item.baseline > box.y + box.height) continue;
    expect(item.x + item.line.width).toBeLessThanOrEqual(box.x);
  }
  // A phone reads modules of 0.4 mm; the smallest side of a box is one module.
  const square = Math.min(...code.boxes.map(({ width, height }) => Math.min(width, height)));
  expect((square / 72) * 25.4).toBeGreaterThanOrEqual(0.4);
  expect(box.width).toBe(CODE_SIDE[perPage]);
});

it('can be tapped in a PDF and is dark on white in pictures', async () => {
  const picture = await aPicture(1).jpeg().toBuffer();
  const source = sourceOf([{ ...aCatalog, photos: ['a'], videoUrl: VIDEO }]);
  const job = { ...source, quality: 'normal' as const, readPhoto: () => Promise.resolve(picture) };
  const paper = new PassThrough();
  const [bytes] = await Promise.all([buffer(paper), drawCatalogPdf(job, paper)]);
  expect(readPdf(bytes).pages).toBe(1);
  expect(bytes.toString('latin1')).toContain(`/URI (${VIDEO})`);
  const box = pagesOf(source)[0]?.find(isCode)?.box;
  if (!box) throw new Error('There is no code.');
  for await (const { bytes: page } of drawCatalogJpegs(job)) {
    const scaled = (value: number) => Math.round(value * 2);
    const area = { left: scaled(box.x), top: scaled(box.y), width: scaled(box.width), height: scaled(box.height) };
    const { channels } = await sharp(await sharp(page).extract(area).toBuffer()).stats();
    expect(channels[0]).toMatchObject({ min: expect.closeTo(0, -1.5), max: 255 });
    expect(channels[0]?.mean).toBeGreaterThan(120);
    expect(channels[0]?.mean).toBeLessThan(210);
  }
});
