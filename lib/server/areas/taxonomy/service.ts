import type { Page } from '@/lib/contracts/base/list';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import type { Requirements } from '@/lib/domain/catalogs/catalog-completeness';
import { historyOf } from '../../platform/audit/history-repository';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { notFound } from '../../errors';
import { findValue, holdValues, listAttributes } from './attribute-repository';
import { holdProductType, listProductTypes, listRequired } from './product-type-repository';

/** Product types and attributes, with everything that belongs to them. */
export const getTaxonomy = async (tx: Queryable = orm()): Promise<Taxonomy> => ({
  productTypes: await listProductTypes(tx),
  attributes: await listAttributes(tx),
});

/** What catalogs of these product types require, without the rest of the taxonomy: every page of a list needs it. */
export async function getRequirements(tx: Queryable, productTypeIds: ReadonlySet<string>): Promise<Requirements> {
  const required = productTypeIds.size > 0 ? await listRequired(tx, [...productTypeIds]) : [];
  return {
    productTypes: [...productTypeIds].map((id) => ({
      id,
      attributes: required
        .filter(({ productTypeId }) => productTypeId === id)
        .map((attribute) => ({ attributeId: attribute.id, required: true })),
    })),
    attributes: [...new Map(required.map(({ id, nameEn }) => [id, { id, nameEn }])).values()],
  };
}

/**
 * Locks values until the transaction ends, so that they cannot be merged: what is read of them afterwards stays true.
 */
export async function keepValues(tx: Queryable, ids: string[]): Promise<void> {
  if (ids.length > 0) await holdValues(tx, ids);
}

/** Locks a product type until the transaction ends: names read from it afterwards stay true. */
export async function keepProductType(tx: Queryable, id: string): Promise<void> {
  await holdProductType(tx, id);
}

/** @throws 404 when no taxonomy record has the id. */
export async function taxonomyHistory(id: string, request: ListRequest): Promise<Page<HistoryEntry>> {
  const isKnown =
    (await listProductTypes(orm(), [id])).length > 0 ||
    (await listAttributes(orm(), [id])).length > 0 ||
    (await findValue(orm(), id)) !== undefined;
  if (!isKnown) throw notFound();
  return historyOf(orm(), id, request);
}
