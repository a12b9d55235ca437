import type { CatalogDetail, Tag } from '@/lib/contracts/catalogs/catalog-record';
import type { Attribute } from '@/lib/contracts/taxonomy/taxonomy-record';
import { draftProblem } from '@/lib/domain/uploads/assigned-drafts';
import { isClosed, statusWords } from '@/lib/domain/catalogs/catalog-status';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { getTaxonomy } from '../taxonomy/service';
import { auditChange, writeFields } from './change-catalog';
import { personOf } from './draft-guard-service';
import * as repository from './repository';
import { getCatalog } from './service';

interface Added {
  isTagged: boolean;
  /** The catalog already had the value. */
  hadIt?: boolean;
  /** Why the catalog did not get the value, as a sentence. */
  reason: string;
}

interface Circumstances {
  actor: Actor;
  /** Runs first so that the product type offers the value. */
  prepare: (productTypeId: string) => Promise<void>;
}

const has = (tags: readonly Tag[], one: { id: string }) => tags.some(({ valueId }) => valueId === one.id);

/** Why a catalog cannot have a value of an attribute; null when it can. */
function reasonAgainst(catalog: CatalogDetail, attribute: Attribute | undefined, isApplied: boolean): string | null {
  if (catalog.isDeleted) return 'The catalog that needed it was deleted.';
  if (isClosed(catalog.status)) return `The catalog that needed it is ${statusWords(catalog.status)}.`;
  if (!attribute || !isApplied) return 'The product type of the catalog has this attribute no more.';
  const isTaken = !attribute.several && catalog.tags.some(({ attributeId }) => attributeId === attribute.id);
  return isTaken ? `The catalog has another ${attribute.nameEn} by now. Choose between them there.` : null;
}

/**
 * Adds a value that the catalog's editor was waiting for, within the caller's transaction. A user who is editing the
 * catalog sees the difference when they save.
 */
export async function addTagFor(
  tx: Queryable,
  catalogId: string,
  value: { id: string; attributeId: string },
  { actor, prepare }: Circumstances,
): Promise<Added> {
  await repository.lockById(tx, catalogId);
  const before = await getCatalog(catalogId, tx);
  if (has(before.tags, value)) return { isTagged: true, hadIt: true, reason: '' };
  const { productTypes, attributes } = await getTaxonomy(tx);
  const type = productTypes.find(({ id }) => id === before.productTypeId);
  const isApplied = type?.attributes.some(({ attributeId }) => attributeId === value.attributeId) ?? false;
  const attribute = attributes.find(({ id }) => id === value.attributeId);
  const reason = draftProblem(before, personOf(actor)) ?? reasonAgainst(before, attribute, isApplied);
  if (reason !== null || !type) return { isTagged: false, reason: reason ?? '' };
  await prepare(type.id);
  const tags = [...before.tags, { attributeId: value.attributeId, valueId: value.id }];
  await writeFields(tx, before, { tags }, null);
  await auditChange(tx, before, 'catalogs.changed', actor);
  return { isTagged: true, reason: '' };
}

/**
 * Removes a value that was given to a catalog, within the caller's transaction. Returns whether the catalog had it.
 * @throws 409 when the catalog requires it.
 */
export async function removeTagFor(tx: Queryable, catalogId: string, valueId: string, actor: Actor): Promise<boolean> {
  await repository.lockById(tx, catalogId);
  const before = await getCatalog(catalogId, tx);
  if (!has(before.tags, { id: valueId })) return false;
  const tags = before.tags.filter((tag) => tag.valueId !== valueId);
  await writeFields(tx, before, { tags }, null);
  await auditChange(tx, before, 'catalogs.changed', actor);
  return true;
}
