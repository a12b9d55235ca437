import { and, eq, gte, inArray, isNotNull, isNull, lte, not, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CATALOG_GAPS } from '@/lib/contracts/catalogs/catalog-filters';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { DAY, later } from '../../clock';
import { anyRow } from '../../db/any-row';
import type { Queryable } from '../../db/database';
import { catalogImages, catalogs, catalogTags } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import { attributeValues } from '../../db/schema/taxonomy';
import { stampedIn } from '../../platform/cycles/stamped-repository';
import { foundBy, readSearch, type Search } from './search-repository';
import { WITH_TWIN } from './twin-repository';
import { withLiveVideo } from './video-repository';
import { seenByBuyers } from './visibility-repository';

type Gap = (typeof CATALOG_GAPS)[number];

export interface CatalogFilters {
  q?: string;
  status?: CatalogStatus[];
  sellerId?: string[];
  marketId?: string[];
  productTypeId?: string[];
  valueId?: string[];
  groupId?: string[];
  uploadId?: string[];
  cycleId?: string[];
  rateFrom?: number;
  rateTo?: number;
  lacks?: Gap[];
  lacksAttributeId?: string[];
  hasTwin?: boolean;
  hasVideo?: boolean;
  days?: number;
  isVisible?: boolean;
  isAvailable?: boolean;
  qcPassed?: boolean;
  isDeleted?: boolean;
  isSeen?: boolean;
}

const ofCatalog = (tx: Queryable) =>
  tx
    .select({ one: sql`1` })
    .from(catalogImages)
    .where(eq(catalogImages.catalogId, catalogs.id));

const lacking = (tx: Queryable, gap: Gap): SQL => {
  switch (gap) {
    case 'rate':
      return isNull(catalogs.rate);
    case 'product-type':
      return isNull(catalogs.productTypeId);
    case 'title':
      return eq(catalogs.title, '');
    case 'images':
      return notExists(ofCatalog(tx));
  }
};

/**
 * Up to this many catalogs, filtering by tag first is faster than checking the tags of each catalog; the limit is
 * higher when the result needs no order.
 */
const FEW_TAGGED = { inOrder: 20_000, inAnyOrder: 60_000 } as const;
type Wanted = keyof typeof FEW_TAGGED;

/** Columns with an index on catalogs: combining one of them with a tag reads no catalog row. */
const INDEXED = ['sellerId', 'productTypeId'] as const;

function idsWithOneOf(tx: Queryable, valueIds: string[], filters: CatalogFilters) {
  const tags = tx.select({ id: catalogTags.catalogId }).from(catalogTags);
  const indexed = INDEXED.find((name) => filters[name]);
  if (!indexed) return tags.where(inArray(catalogTags.valueId, valueIds));
  const narrowed = alias(catalogs, 'narrowed');
  return tags
    .innerJoin(narrowed, eq(narrowed.id, catalogTags.catalogId))
    .where(and(inArray(catalogTags.valueId, valueIds), inArray(narrowed[indexed], filters[indexed] ?? [])));
}

async function withOneOf(tx: Queryable, valueIds: string[], filters: CatalogFilters, wanted: Wanted): Promise<SQL> {
  const few = FEW_TAGGED[wanted];
  const ids = idsWithOneOf(tx, valueIds, filters);
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from (${ids} limit ${few + 1}) as tagged`,
  );
  return (rows[0]?.n ?? 0) <= few ? sql`${catalogs.id} = any(array(${ids}))` : inArray(catalogs.id, ids);
}

/** Values of one attribute are alternatives (OR); different attributes must all match (AND). */
async function tagged(tx: Queryable, valueIds: string[], filters: CatalogFilters, wanted: Wanted): Promise<SQL[]> {
  const found = await tx
    .select({ id: attributeValues.id, attributeId: attributeValues.attributeId })
    .from(attributeValues)
    .where(inArray(attributeValues.id, valueIds));
  if (found.length === 0) return [sql`false`];
  const byAttribute = new Map<string, string[]>();
  for (const { id, attributeId } of found) byAttribute.set(attributeId, [...(byAttribute.get(attributeId) ?? []), id]);
  const conditions: SQL[] = [];
  for (const ids of byAttribute.values()) conditions.push(await withOneOf(tx, ids, filters, wanted));
  return conditions;
}

const inMarkets = (tx: Queryable, marketIds: string[]) =>
  inArray(catalogs.sellerId, tx.select({ id: sellers.id }).from(sellers).where(inArray(sellers.marketId, marketIds)));

const withoutAttribute = (tx: Queryable, attributeId: string) =>
  not(anyRow(tx, catalogTags, and(eq(catalogTags.catalogId, catalogs.id), eq(catalogTags.attributeId, attributeId))));

/**
 * Condition for a catalog to match. `search` is the typed text if already parsed; `wanted` says how matches are read.
 */
export async function matching(
  tx: Queryable,
  filters: CatalogFilters,
  search?: Search,
  wanted: Wanted = 'inOrder',
): Promise<SQL | undefined> {
  const { status, sellerId, marketId, productTypeId, valueId, groupId, uploadId, lacks, days } = filters;
  const { rateFrom, rateTo, isDeleted = false, isSeen, lacksAttributeId, hasTwin, hasVideo } = filters;
  return and(
    isDeleted ? isNotNull(catalogs.deletedAt) : isNull(catalogs.deletedAt),
    ...foundBy(search ?? (await readSearch(tx, filters.q))),
    status && inArray(catalogs.status, status),
    sellerId && inArray(catalogs.sellerId, sellerId),
    marketId && inMarkets(tx, marketId),
    productTypeId && inArray(catalogs.productTypeId, productTypeId),
    ...(valueId ? await tagged(tx, valueId, filters, wanted) : []),
    groupId && inArray(catalogs.groupId, groupId),
    uploadId && inArray(catalogs.uploadId, uploadId),
    filters.cycleId && stampedIn(tx, catalogs.id, filters.cycleId),
    lacks && or(...lacks.map((gap) => lacking(tx, gap))),
    lacksAttributeId && or(...lacksAttributeId.map((id) => withoutAttribute(tx, id))),
    hasTwin === undefined ? undefined : hasTwin ? WITH_TWIN : sql`not ${WITH_TWIN}`,
    hasVideo === undefined ? undefined : hasVideo ? withLiveVideo(tx) : sql`not ${withLiveVideo(tx)}`,
    rateFrom === undefined ? undefined : gte(catalogs.rate, rateFrom),
    rateTo === undefined ? undefined : lte(catalogs.rate, rateTo),
    days === undefined ? undefined : gte(catalogs.createdAt, later(-days * DAY)),
    isSeen === undefined ? undefined : isSeen ? seenByBuyers(tx) : sql`not ${seenByBuyers(tx)}`,
    ...(['isVisible', 'isAvailable', 'qcPassed'] as const).map((flag) =>
      filters[flag] === undefined ? undefined : eq(catalogs[flag], filters[flag]),
    ),
  );
}
