import { Readable } from 'node:stream';
import type { PdfWish } from '@/lib/contracts/catalog-pdfs';
import { clock } from '../../clock';
import { orm } from '../../db/database';
import { notFound } from '../../errors';
import type { FileAnswer } from '../../http/send-file';
import { drawing } from '../../platform/pdf/drawing';
import { assertSeen, pageCatalogs, photoReader, shownVideos } from './page-catalogs';

/** Draws a preview of one page. @throws 404 when there is no such page; 409 when buyers cannot see a catalog. */
export async function previewPage(
  { catalogIds, options, quality }: Omit<PdfWish, 'format'>,
  page: number,
): Promise<FileAnswer> {
  await assertSeen(orm(), catalogIds);
  const videos = await shownVideos(orm(), catalogIds, options);
  const catalogs = await pageCatalogs(orm(), catalogIds, options.language, videos);
  const readPhoto = await photoReader(orm(), catalogs, options);
  const drawCatalogJpegs = await drawing.catalogJpegs();
  for await (const drawn of drawCatalogJpegs({ catalogs, options, quality, readPhoto, createdAt: clock.now() }, page))
    return {
      name: `page-${page}.jpg`,
      type: 'image/jpeg',
      bytes: drawn.bytes.length,
      tag: null,
      read: () => Readable.from([drawn.bytes]),
    };
  throw notFound();
}
