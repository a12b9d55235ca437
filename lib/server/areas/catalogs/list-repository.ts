import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { CATALOG_GAPS } from '@/lib/contracts/catalogs';
import type { Page } from '@/lib/contracts/list';
import { catalogSearchTerms } from '@/lib/domain/catalog-search';
import type { CatalogStatus } from '@/lib/domain/catalog-status';
import { DAY, later } from '../../clock';
import type { Queryable } from '../../db/database';
import { containing, countUpTo, Keyset, type ListRequest } from '../../db/keyset';
import { catalogImages, catalogs, catalogTags } from '../../db/schema/catalogs';
import { sellers } from '../../db/schema/sellers';
import { attributeValues } from '../../db/schema/taxonomy';
import { type FoundCatalog, selectCatalogs } from './repository';
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
  rateFrom?: number;
  rateTo?: number;
  lacks?: Gap[];
  days?: number;
  isVisible?: boolean;
  isAvailable?: boolean;
  qcPassed?: boolean;
  isDeleted?: boolean;
  isSeen?: boolean;
}

const SORTS = { createdAt: catalogs.createdAt, title: catalogs.title, statusChangedAt: catalogs.statusChangedAt };

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

/** Values of one attribute stand for each other; of different ones, each must be there. */
async function tagged(tx: Queryable, valueIds: string[]): Promise<SQL[]> {
  const found = await tx
    .select({ id: attributeValues.id, attributeId: attributeValues.attributeId })
    .from(attributeValues)
    .where(inArray(attributeValues.id, valueIds));
  if (found.length === 0) return [sql`false`];
  const byAttribute = new Map<string, string[]>();
  for (const { id, attributeId } of found) byAttribute.set(attributeId, [...(byAttribute.get(attributeId) ?? []), id]);
  return [...byAttribute.values()].map((ids) =>
    exists(
      tx
        .select({ one: sql`1` })
        .from(catalogTags)
        .where(and(eq(catalogTags.catalogId, catalogs.id), inArray(catalogTags.valueId, ids))),
    ),
  );
}

const inMarkets = (tx: Queryable, marketIds: string[]) =>
  inArray(catalogs.sellerId, tx.select({ id: sellers.id }).from(sellers).where(inArray(sellers.marketId, marketIds)));

/** What a catalog must be to match. */
export async function matching(tx: Queryable, filters: CatalogFilters): Promise<SQL | undefined> {
  const { q = '', status, sellerId, marketId, productTypeId, valueId, groupId, uploadId, lacks, days } = filters;
  const { rateFrom, rateTo, isDeleted = false, isSeen } = filters;
  return and(
    isDeleted ? isNotNull(catalogs.deletedAt) : isNull(catalogs.deletedAt),
    ...catalogSearchTerms(q).map((term) => like(catalogs.searchText, containing(term))),
    status && inArray(catalogs.status, status),
    sellerId && inArray(catalogs.sellerId, sellerId),
    marketId && inMarkets(tx, marketId),
    productTypeId && inArray(catalogs.productTypeId, productTypeId),
    ...(valueId ? await tagged(tx, valueId) : []),
    groupId && inArray(catalogs.groupId, groupId),
    uploadId && inArray(catalogs.uploadId, uploadId),
    lacks && or(...lacks.map((gap) => lacking(tx, gap))),
    rateFrom === undefined ? undefined : gte(catalogs.rate, rateFrom),
    rateTo === undefined ? undefined : lte(catalogs.rate, rateTo),
    days === undefined ? undefined : gte(catalogs.createdAt, later(-days * DAY)),
    isSeen === undefined ? undefined : isSeen ? seenByBuyers(tx) : sql`not ${seenByBuyers(tx)}`,
    ...(['isVisible', 'isAvailable', 'qcPassed'] as const).map((flag) =>
      filters[flag] === undefined ? undefined : eq(catalogs[flag], filters[flag]),
    ),
  );
}

const rowsOf = (tx: Queryable, where: SQL | undefined) =>
  tx
    .select({ one: sql`1` })
    .from(catalogs)
    .where(where)
    .getSQL();

type Found = FoundCatalog & { id: string };

async function pageOf(tx: Queryable, request: ListRequest, matches: SQL | undefined, isSearch: boolean) {
  const keyset = new Keyset<Found>(request, SORTS, catalogs.id);
  const count = await countUpTo(tx, rowsOf(tx, matches));
  const ids = tx.select({ id: catalogs.id }).from(catalogs).where(matches);
  // Few matches are found before they are put in order, as in the list of sellers.
  const isFewFound = isSearch && count.isExact;
  const { where, orderBy, limit } = keyset.plan(isFewFound ? sql`${catalogs.id} = any(array(${ids}))` : matches);
  const found = await selectCatalogs(tx)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const rows = found.map((one) => ({ ...one, id: one.row.id }));
  return keyset.page(rows, ({ row }, name) => row[name as keyof typeof SORTS], count);
}

export const list = async (tx: Queryable, filters: CatalogFilters & ListRequest): Promise<Page<Found>> =>
  pageOf(tx, filters, await matching(tx, filters), Boolean(filters.q));

/** What waits for a review by somebody: everything but what they edited last. */
export const listForReview = (tx: Queryable, request: ListRequest, userId: string): Promise<Page<Found>> =>
  pageOf(
    tx,
    request,
    and(
      eq(catalogs.status, 'in_review'),
      isNull(catalogs.deletedAt),
      or(isNull(catalogs.lastEditedById), ne(catalogs.lastEditedById, userId)),
    ),
    false,
  );

/** The catalogs of a list in its order: at most so many, and one more where there are others. */
export async function idsOf(tx: Queryable, filters: CatalogFilters & ListRequest): Promise<string[]> {
  const keyset = new Keyset<Found>(filters, SORTS, catalogs.id);
  const { where, orderBy, limit } = keyset.plan(await matching(tx, filters));
  const found = await tx
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  return found.map(({ id }) => id);
}
