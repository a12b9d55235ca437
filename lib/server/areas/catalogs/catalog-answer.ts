import type { Catalog, CatalogDetail, CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import { hiddenBecause } from '@/lib/domain/catalogs/buyer-visibility';
import { missingAttributes, type Requirements } from '@/lib/domain/catalogs/catalog-completeness';
import { missingForReview } from '@/lib/domain/catalogs/catalog-status';
import type { PictureTag } from '@/lib/domain/catalogs/catalog-tags';
import type { Queryable } from '../../db/database';
import { sideBySide } from '../../db/side-by-side';
import { photoAnswer } from '../../platform/photos/photo-service';
import { getRequirements } from '../taxonomy/service';
import * as repository from './repository';
import { tagsOf } from './tag-repository';

type Found = repository.FoundCatalog;
type Tags = readonly PictureTag[];

/** What must be filled in before a catalog can be reviewed. */
const missingOf = ({ row, images }: Pick<Found, 'row' | 'images'>, tags: Tags, taxonomy: Requirements) =>
  missingForReview({
    hasTitle: row.title !== '',
    hasProductType: row.productTypeId !== null,
    hasRate: row.rate !== null,
    images,
    missingAttributes: missingAttributes({ productTypeId: row.productTypeId, tags }, taxonomy),
  });

const picture = ({ id, isCover, photo }: Awaited<ReturnType<typeof repository.coversOf>>[number]): CatalogImage => ({
  id,
  isCover,
  photo: photoAnswer(photo),
});

function answer(found: Found, tags: Tags, cover: CatalogImage | undefined, taxonomy: Requirements): Catalog {
  const { row, seller, group, images, ...people } = found;
  const { id, deletedAt, offeredAgain: _times, lastOfferedAt: _last, ...fields } = row;
  return {
    ...fields,
    ...people,
    id,
    group,
    images,
    tags: tags.map(({ attributeId, valueId, imageIds }) => ({ attributeId, valueId, ...(imageIds && { imageIds }) })),
    seller: { id: seller.id, businessName: seller.businessName },
    cover: cover?.photo ?? null,
    isDeleted: deletedAt !== null,
    hiddenBecause: hiddenBecause({ ...row, isDeleted: deletedAt !== null, seller }),
    missing: missingOf(found, tags, taxonomy),
    statusChangedAt: row.statusChangedAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  };
}

const grouped = <Row extends { catalogId: string }>(rows: readonly Row[]): Map<string, Row[]> => {
  const byId = new Map<string, Row[]>();
  for (const row of rows) byId.set(row.catalogId, [...(byId.get(row.catalogId) ?? []), row]);
  return byId;
};

/** Catalogs in the shape of lists, in the order they were found. */
export async function toCatalogs(tx: Queryable, found: readonly Found[]): Promise<Catalog[]> {
  const ids = found.map(({ row }) => row.id);
  const [tagRows, coverRows, requirements] = await sideBySide(
    tx,
    () => tagsOf(tx, ids),
    () => repository.coversOf(tx, ids),
    () => getRequirements(tx, new Set(found.flatMap(({ row }) => row.productTypeId ?? []))),
  );
  const tags = grouped(tagRows);
  const covers = new Map(coverRows.map((cover) => [cover.catalogId, picture(cover)]));
  return found.map((one) => answer(one, tags.get(one.row.id) ?? [], covers.get(one.row.id), requirements));
}

const offersOf = ({ offeredAgain, lastOfferedAt }: Found['row']): CatalogDetail['offeredAgain'] =>
  lastOfferedAt && { times: offeredAgain, lastAt: lastOfferedAt.toISOString() };

/** Catalogs with all their photos. */
export async function toDetails(tx: Queryable, found: readonly Found[]): Promise<CatalogDetail[]> {
  if (found.length === 0) return [];
  const rows = await toCatalogs(tx, found);
  const pictures = grouped(
    await repository.picturesOf(
      tx,
      rows.map(({ id }) => id),
    ),
  );
  const offers = new Map(found.map(({ row }) => [row.id, offersOf(row)]));
  return rows.map((row) => ({
    ...row,
    pictures: (pictures.get(row.id) ?? []).map(picture),
    offeredAgain: offers.get(row.id) ?? null,
  }));
}
