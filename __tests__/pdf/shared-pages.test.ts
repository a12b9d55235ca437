import { composePages } from '@/lib/server/platform/pdf/compose-pages';
import { openFonts } from '@/lib/server/platform/pdf/fonts';
import { aCatalog, someOptions } from './sample-catalogs';

beforeAll(openFonts);

it('a catalog in two rows has one heading, and one more on the next page', () => {
  const photos = (count: number) => Array.from({ length: count }, (_, index) => `photo ${index}`);
  const catalogs = [
    { ...aCatalog, photos: photos(6) },
    { ...aCatalog, photos: photos(2) },
  ];
  const options = someOptions({ perPage: 4, sharesPages: true, hasCover: false });
  const pages = [...composePages({ catalogs, options, createdAt: new Date('2026-11-21T03:35:00Z') })];
  const headings = pages.map(({ items }) => items.filter(({ kind }) => kind === 'rule').length);
  const heights = pages.map(({ items }) =>
    items.flatMap((item) => (item.kind === 'photo' ? [Math.round(item.box.height)] : [])),
  );
  expect(headings).toEqual([1, 2]);
  // The row without a heading consists of photos only.
  expect(heights[0]?.[2]).toBeGreaterThan(heights[0]?.[0] ?? Infinity);
});
