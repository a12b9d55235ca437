import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { gstOfCaption } from '@/lib/domain/captions/gst-of-caption';
import { proposeTitle, type TitleWords } from '@/lib/domain/catalogs/catalog-title';
import { isSizeAttribute } from '@/lib/domain/catalogs/size-tags';
import type { CatalogPdfOptions, CatalogWithPhotos, PageLanguage } from '@/lib/domain/catalog-pdf/options';
import { CODE_LETTERS } from '@/lib/domain/catalog-pdf/page-layout';
import { oneLine } from '@/lib/domain/text/plain-text';
import type { Attribute } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Queryable } from '../../db/database';
import { fileStore } from '../../platform/files/open-file-store';
import { refused } from '../../errors';
import type { ReadPagePhoto } from '../../platform/pdf/page-photo';
import { findCatalogs } from '../catalogs/service';
import { editionsSeen } from '../catalogs/visibility-service';
import { findPhotoBytes } from '../../platform/photos/photo-service';
import { getTaxonomy } from '../taxonomy/service';
import { buyerLinks } from '../videos/buyer-links-service';

type ByCatalog = ReadonlyMap<string, string>;

/** One line built from the catalogs, their editions and the videos shown: the same line means the same pages. */
export function fingerprintOf(ids: readonly string[], editions: ByCatalog, videos: ByCatalog): string {
  const line = ids
    .map((id) => [id, editions.get(id) ?? 'gone', videos.get(id)].filter((part) => part !== undefined).join(' '))
    .join('\n');
  return createHash('sha256').update(line).digest('hex');
}

/** @throws 409 with how many catalogs buyers cannot see: what is hidden from them must not reach them on paper. */
export async function assertSeen(tx: Queryable, ids: readonly string[]): Promise<Map<string, string>> {
  const seen = await editionsSeen(tx, ids);
  const missing = ids.length - seen.size;
  if (missing === 0) return seen;
  throw refused(
    missing === 1
      ? 'Buyers do not see one of the catalogs any more. Remove it from the list.'
      : `Buyers do not see ${missing} of the catalogs any more. Remove them from the list.`,
  );
}

/** Gujarati names are not stored; that trade reads Hindi. */
const nameIn = (language: PageLanguage) => (named: { nameEn: string; nameHi: string }) =>
  language === 'en' ? named.nameEn : named.nameHi;

/** Rebuilds a title made of taxonomy words in the page's language; a typed title stays as it is. */
function titleIn(language: PageLanguage, catalog: Catalog, words: TitleWords): string {
  const proposed = language === 'en' ? null : proposeTitle(catalog, words);
  return proposed && oneLine(proposed.en) === oneLine(catalog.title) ? proposed.hi : catalog.title;
}

const isFabric = ({ nameEn }: Attribute) => nameEn.toLowerCase() === 'fabric';

/**
 * Rates exclude GST. When the seller wrote that the rate includes it, the page omits GST rather than print it wrong.
 */
const gstOf = ({ rate, caption }: Catalog) =>
  rate === null || gstOfCaption(caption) === 'included' ? null : ('extra' as const);

/** URLs of the catalogs' videos that pages with these options show. */
export async function shownVideos(
  tx: Queryable,
  ids: readonly string[],
  { showsVideos }: Pick<CatalogPdfOptions, 'showsVideos'>,
): Promise<ByCatalog> {
  const urls = showsVideos ? await buyerLinks(tx, ids) : new Map<string, string>();
  return new Map([...urls].filter(([, url]) => url.length <= CODE_LETTERS));
}

/** Catalogs in the shape pages show them, in the order of the ids. */
export async function pageCatalogs(
  tx: Queryable,
  ids: readonly string[],
  language: PageLanguage,
  videos: ByCatalog = new Map(),
): Promise<CatalogWithPhotos[]> {
  const taxonomy = await getTaxonomy(tx);
  const { attributes } = taxonomy;
  const name = nameIn(language);
  const namesOf = ({ tags }: Catalog, wanted: (attribute: Attribute) => boolean) =>
    attributes
      .filter(wanted)
      .flatMap(({ values }) => values)
      .filter(({ id }) => tags.some(({ valueId }) => valueId === id))
      .map(name);
  const byId = new Map((await findCatalogs(tx, ids)).map((catalog) => [catalog.id, catalog]));
  return ids.flatMap((id) => {
    const catalog = byId.get(id);
    if (!catalog) return [];
    return {
      title: titleIn(language, catalog, taxonomy),
      sellerName: catalog.seller.businessName,
      ratePaise: catalog.rate,
      pieces: catalog.pieces,
      minimumOrder: catalog.minimumOrder,
      // Sizes appear once on the page, whether selected or typed.
      sizes: catalog.sizes.length > 0 ? catalog.sizes : namesOf(catalog, isSizeAttribute),
      fabric: namesOf(catalog, isFabric).join(', '),
      tags: namesOf(catalog, (attribute) => !isFabric(attribute) && !isSizeAttribute(attribute)),
      gst: gstOf(catalog),
      photos: catalog.pictures.map(({ photo }) => photo.id),
      videoUrl: videos.get(id),
    };
  });
}

/** Returns a reader for the photos of catalogs, and a logo, sized to be sharp enough for that many per page. */
export async function photoReader(
  tx: Queryable,
  catalogs: readonly CatalogWithPhotos[],
  { perPage, logoId }: Pick<CatalogPdfOptions, 'perPage' | 'logoId'>,
): Promise<ReadPagePhoto> {
  const ids = new Set([...catalogs.flatMap(({ photos }) => photos), ...(logoId ? [logoId] : [])]);
  const places = await findPhotoBytes(tx, [...ids], perPage === 1 ? 'large' : 'screen');
  return async (id) => {
    const sha256 = places.get(id);
    if (sha256 === undefined || !(await fileStore().has(sha256))) return null;
    return buffer(await fileStore().read(sha256));
  };
}
