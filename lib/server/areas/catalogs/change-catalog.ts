import type { CatalogChanges, CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { catalogSearchText } from '@/lib/domain/catalogs/catalog-search';
import { applicableTags, type PictureTag, tagProblems, tagsWithoutPictures } from '@/lib/domain/catalogs/catalog-tags';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { lossProblem } from '@/lib/domain/catalogs/catalog-machine';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { badInput, refused } from '../../errors';
import { getTaxonomy, keepProductType, keepValues } from '../taxonomy/service';
import { overseen } from './draft-guard-service';
import * as repository from './repository';
import { getCatalog } from './service';
import { replaceTags } from './tag-repository';

/** The fields of the form. */
export type Fields = Omit<CatalogChanges, 'version' | 'leaseToken'>;

/** Sorts tags and their photos so that the same tags serialize to the same text. */
const byValue = (tags: readonly PictureTag[]) =>
  [...tags]
    .sort((one, other) => (one.valueId < other.valueId ? -1 : 1))
    .map(({ valueId, imageIds }) => ({ valueId, ...(imageIds && { imageIds: [...imageIds].sort() }) }));

/** Tags that apply to some photos only. */
export const partTagsOf = (tags: readonly PictureTag[]) =>
  byValue(tags).flatMap(({ valueId, imageIds }) => (imageIds ? [{ valueId, imageIds }] : []));

/** The fields of a catalog that the audit history records. */
export const auditedCatalog = (catalog: CatalogDetail) => ({
  title: catalog.title,
  description: catalog.description,
  designNumber: catalog.designNumber,
  productTypeId: catalog.productTypeId,
  tagIds: catalog.tags.map(({ valueId }) => valueId).sort(),
  partTags: partTagsOf(catalog.tags),
  rate: catalog.rate,
  isSet: catalog.isSet,
  pieces: catalog.pieces,
  sizes: catalog.sizes,
  minimumOrder: catalog.minimumOrder,
  dispatchDays: catalog.dispatchDays,
  status: catalog.status,
  statusReason: catalog.statusReason,
  isAvailable: catalog.isAvailable,
  isVisible: catalog.isVisible,
  qcPassed: catalog.qcPassed,
  isDeleted: catalog.isDeleted,
  groupId: catalog.group?.id ?? null,
  coverId: catalog.pictures.find(({ isCover }) => isCover)?.photo.id ?? null,
  pictureIds: catalog.pictures.map(({ photo }) => photo.id),
});

interface Told {
  /** Tags that were removed with the last of their photos. */
  lostTags?: readonly PictureTag[];
  details?: Record<string, unknown>;
}

/**
 * Audits what changed and returns the current catalog. Every change that can take something from a catalog passes
 * through here, so that no catalog in review or visible to buyers loses what it requires.
 * @throws 409 when this change does so.
 */
export async function auditChange(
  tx: Queryable,
  before: CatalogDetail,
  action: `catalogs.${string}`,
  actor: Actor,
  { lostTags = [], details }: Told = {},
): Promise<CatalogDetail> {
  const after = await getCatalog(before.id, tx);
  const problem = lossProblem(after.status, { before: before.missing, after: after.missing }, actor.roles);
  if (problem) throw refused(problem);
  await recordAudit(tx, {
    actorId: actor.userId,
    action,
    subjectId: before.id,
    before: auditedCatalog(before),
    after: {
      ...auditedCatalog(after),
      ...(lostTags.length > 0 && { lostTagIds: lostTags.map(({ valueId }) => valueId) }),
    },
    details: { ...details, ...overseen(before, actor) },
  });
  return after;
}

function assertTags(fields: Fields, before: CatalogDetail, taxonomy: Taxonomy): void {
  const { productTypeId = before.productTypeId, tags = [] } = fields;
  const type = taxonomy.productTypes.find(({ id }) => id === productTypeId);
  const isNew = productTypeId !== before.productTypeId;
  if (productTypeId !== null && (!type || (isNew && !type.active)))
    throw badInput([{ path: ['productTypeId'], message: 'There is no such product type any more. Choose another.' }]);
  const problems = tagProblems({ productTypeId, tags }, before, taxonomy);
  if (problems.length > 0) throw badInput(problems.map(({ index, message }) => ({ path: ['tags', index], message })));
  const own = new Set(before.pictures.map(({ id }) => id));
  const strange = tags.findIndex(({ imageIds = [] }) => imageIds.some((id) => !own.has(id)));
  if (strange >= 0)
    throw badInput([
      { path: ['tags', strange], message: 'A photo this tag was for no longer exists. Choose its photos again.' },
    ]);
}

type Named = Pick<CatalogDetail, 'productTypeId' | 'tags'>;
type Searched = Named &
  Pick<CatalogDetail, 'title' | 'designNumber' | 'caption'> & { seller: Pick<CatalogDetail['seller'], 'businessName'> };

const wordsOf = ({ productTypeId, tags }: Named, taxonomy: Taxonomy) => [
  ...taxonomy.productTypes.filter(({ id }) => id === productTypeId),
  ...taxonomy.attributes.flatMap(({ values }) => values).filter(({ id }) => tags.some(({ valueId }) => valueId === id)),
];

/** Text that search matches. */
const searchTextOf = (catalog: Searched, taxonomy: Taxonomy): string =>
  catalogSearchText({
    ...catalog,
    sellerName: catalog.seller.businessName,
    words: wordsOf(catalog, taxonomy).flatMap(({ nameEn, nameHi }) => [nameEn, nameHi]),
  });

/**
 * Writes fields of a catalog whose row is locked. A new product type drops the tags it has no use for. Returns whether
 * anything changed.
 * @throws 400 when a tag or product type cannot be selected.
 */
export async function writeFields(
  tx: Queryable,
  before: CatalogDetail,
  typed: Fields,
  editorId: string | null,
): Promise<boolean> {
  await keepValues(
    tx,
    (typed.tags ?? []).map(({ valueId }) => valueId),
  );
  if (typed.productTypeId && typed.productTypeId !== before.productTypeId)
    await keepProductType(tx, typed.productTypeId);
  const taxonomy = await getTaxonomy(tx);
  const productTypeId = typed.productTypeId === undefined ? before.productTypeId : typed.productTypeId;
  const isRetyped = productTypeId !== before.productTypeId;
  // A product type may fit fewer tags than before. A user who changes something else did not ask to remove any.
  const kept = isRetyped ? applicableTags(productTypeId, before.tags, taxonomy) : before.tags;
  const fields = { ...typed, tags: typed.tags ?? kept };
  if (typed.tags || isRetyped) assertTags(fields, before, taxonomy);
  const now = { ...before, ...fields };
  const [was, is] = [before, now].map(({ tags, ...rest }): Record<string, unknown> => ({
    ...rest,
    tags: byValue(tags),
  }));
  if (Object.keys(fieldChanges(was ?? {}, is ?? {})).length === 0) return false;
  const { tags, ...columns } = fields;
  await replaceTags(tx, before.id, tags);
  const changes = { ...columns, searchText: searchTextOf(now, taxonomy) };
  await repository.update(tx, before.id, editorId ? { ...changes, lastEditedById: editorId } : changes);
  return true;
}

/**
 * Removes tags that apply only to photos being removed. Returns them, and the columns with the new search text, which
 * the caller writes with the rest.
 */
export async function dropTagsOf(tx: Queryable, before: CatalogDetail, goneIds: readonly string[]) {
  const { left, gone } = tagsWithoutPictures(before.tags, goneIds);
  if (before.tags.some(({ imageIds = [] }) => imageIds.some((id) => goneIds.includes(id))))
    await replaceTags(tx, before.id, left);
  if (gone.length === 0) return { lostTags: gone, columns: {} };
  return { lostTags: gone, columns: { searchText: searchTextOf({ ...before, tags: left }, await getTaxonomy(tx)) } };
}
