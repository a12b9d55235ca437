import type { CatalogBulkChange } from '@/lib/contracts/catalogs/catalog-bulk-changes';
import { type Catalog, rateSchema } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { missingAttributes } from '@/lib/domain/catalogs/catalog-completeness';
import { tagProblems, withTag } from '@/lib/domain/catalogs/catalog-tags';
import { changedRate, isLargeRateChange, LARGE_RATE_CHANGE } from '@/lib/domain/catalogs/rate-change';
import { lossProblem } from '@/lib/domain/catalogs/catalog-machine';
import type { Actor } from '../../auth/actor';
import type { Before } from '../../platform/bulk/bulk-area';
import { notMeant, refused } from '../../errors';
import { type Fields, partTagsOf } from './change-catalog';
import { CATALOG_STEPS } from './step-service';
import { assertChangeable, assertNotDeleted } from './write-service';

type Of<Action> = Extract<CatalogBulkChange, { action: Action }>;
type TagChange = Of<'add-tag' | 'remove-tag'>;
type RateChange = Of<'change-rate' | 'set-rate'>;

/** A change of fields that the form also has. */
export type FieldChange = TagChange | RateChange;

export const isTagChange = (change: CatalogBulkChange): change is TagChange =>
  change.action === 'add-tag' || change.action === 'remove-tag';

export const isFieldChange = (change: CatalogBulkChange): change is FieldChange =>
  isTagChange(change) || change.action === 'change-rate' || change.action === 'set-rate';

/** A value with its attribute; undefined when there is none with the id. */
export const findValue = ({ attributes }: Taxonomy, id: string) =>
  attributes.flatMap(({ values }) => values).find((value) => value.id === id);

const tagIdsOf = (tags: Catalog['tags'] = []) => tags.map(({ valueId }) => valueId).sort();

/** Tags for value ids, such as those an undo restores. */
export const tagsOfIds = (ids: readonly string[], taxonomy: Taxonomy): Catalog['tags'] =>
  ids.flatMap((id) => {
    const value = findValue(taxonomy, id);
    return value ? [{ attributeId: value.attributeId, valueId: id }] : [];
  });

function tagsAfter({ tags }: Catalog, { action, valueId }: TagChange, taxonomy: Taxonomy): Catalog['tags'] {
  const [tag] = tagsOfIds([valueId], taxonomy);
  return action === 'add-tag' && tag ? withTag(tags, tag, taxonomy) : tags.filter((one) => one.valueId !== valueId);
}

/** The fields of a catalog after a change. */
export const fieldsAfter = (catalog: Catalog, change: FieldChange, taxonomy: Taxonomy): Fields =>
  isTagChange(change) ? { tags: tagsAfter(catalog, change, taxonomy) } : { rate: changedRate(catalog.rate, change) };

/** Current values of the fields that a change touches. */
export function beforeOf(catalog: Catalog, change: CatalogBulkChange): Before {
  switch (change.action) {
    case 'add-tag':
    case 'remove-tag':
      return { tagIds: tagIdsOf(catalog.tags), partTags: partTagsOf(catalog.tags) };
    case 'change-rate':
    case 'set-rate':
      return { rate: catalog.rate };
    case 'switch':
      return { [change.flag]: catalog[change.flag] };
    case 'delete':
    case 'restore':
      return { isDeleted: catalog.isDeleted };
    case 'change-status': {
      const { status, statusReason, statusChangedAt, qcPassed, taggedBy, lastEditedBy, reviewedBy } = catalog;
      const people = { taggedById: taggedBy?.id, lastEditedById: lastEditedBy?.id, reviewedById: reviewedBy?.id };
      const known = Object.entries(people).map(([name, id]) => [name, id ?? null]);
      return { status, statusReason, statusChangedAt, qcPassed, ...Object.fromEntries(known) };
    }
  }
}

const isSame = (catalog: Catalog, { rate, tags }: Fields) =>
  tags ? String(tagIdsOf(tags)) === String(tagIdsOf(catalog.tags)) : rate === catalog.rate;

function assertRate(before: number | null, after: number | null, { isMeant }: RateChange): void {
  if (after === null) throw refused('It has no rate yet. Set it to an amount instead.');
  const { error } = rateSchema.safeParse(after);
  if (error) throw refused(error.issues[0]?.message ?? LARGE_RATE_CHANGE);
  if (!isMeant && isLargeRateChange(before, after)) throw notMeant(LARGE_RATE_CHANGE);
}

/** @throws 409 when too few tags would be left. */
function assertEnough(
  { status, productTypeId, missing }: Catalog,
  tags: Catalog['tags'],
  taxonomy: Taxonomy,
  { roles }: Actor,
) {
  const after = missingAttributes({ productTypeId, tags }, taxonomy);
  const problem = lossProblem(status, { before: missing, after }, roles);
  if (problem) throw refused(problem);
}

function judgeFields(catalog: Catalog, change: FieldChange, taxonomy: Taxonomy, actor: Actor): 'changed' | 'same' {
  const after = fieldsAfter(catalog, change, taxonomy);
  if (!isTagChange(change) && after.rate === null) assertRate(catalog.rate, null, change);
  if (isSame(catalog, after)) return 'same';
  assertChangeable(catalog, actor);
  if (!isTagChange(change)) assertRate(catalog.rate, after.rate ?? null, change);
  const { productTypeId, tags } = catalog;
  const [problem] = tagProblems({ productTypeId, tags: after.tags ?? [] }, { productTypeId, tags }, taxonomy);
  if (problem) throw refused(productTypeId ? problem.message : 'It has no product type yet. Choose that first.');
  if (after.tags) assertEnough(catalog, after.tags, taxonomy, actor);
  return 'changed';
}

/** Works out what a change would do to a catalog. @throws HttpError with the rule that blocks it. */
export function judgeChange(
  catalog: Catalog,
  change: CatalogBulkChange,
  taxonomy: Taxonomy,
  actor: Actor,
): 'changed' | 'same' {
  if (isFieldChange(change)) return judgeFields(catalog, change, taxonomy, actor);
  switch (change.action) {
    case 'delete':
    case 'restore':
      return catalog.isDeleted === (change.action === 'delete') ? 'same' : 'changed';
    case 'switch':
      if (catalog[change.flag] === change.on) return 'same';
      assertNotDeleted(catalog);
      return 'changed';
    case 'change-status':
      if (catalog.status === change.to) return 'same';
      CATALOG_STEPS.assertLegal(catalog, change, actor);
      return 'changed';
  }
}
