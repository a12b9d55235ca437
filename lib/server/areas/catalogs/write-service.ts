import type { Catalog, CatalogChanges, CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { changeProblem, type Draft } from '@/lib/domain/uploads/assigned-drafts';
import type { Actor } from '../../auth/actor';
import { transaction, type Queryable } from '../../db/database';
import { changedMeanwhile, notFound, refused } from '../../errors';
import { holdLease, isHeldNow, lockUpload } from '../uploads/lease-service';
import { auditChange, writeFields } from './change-catalog';
import { guardDraft, personOf } from './draft-guard-service';
import * as repository from './repository';
import { getCatalog } from './service';

export interface Hold {
  version: number;
  leaseToken?: number;
}

/**
 * Keeps everybody else from changing a catalog, its work item first, as everybody does who takes both.
 * @throws 404, 409 when it is the draft of somebody else or the hold has ended.
 */
export async function lockCatalog(
  tx: Queryable,
  id: string,
  actor: Actor,
  leaseToken?: number,
): Promise<CatalogDetail> {
  const found = await repository.findById(tx, id);
  if (!found) throw notFound();
  const { uploadId } = found.row;
  const held = leaseToken === undefined ? lockUpload(tx, uploadId) : holdLease(tx, uploadId, leaseToken, actor);
  const isHeld = isHeldNow(await held);
  await repository.lockById(tx, id);
  const catalog = await getCatalog(id, tx);
  guardDraft({ ...catalog, isHeld }, actor);
  return catalog;
}

/** The same for a change of the version that somebody saw. @throws 409 as well when it was changed meanwhile. */
export async function holdCatalog(
  tx: Queryable,
  id: string,
  { version, leaseToken }: Hold,
  actor: Actor,
): Promise<CatalogDetail> {
  const catalog = await lockCatalog(tx, id, actor, leaseToken);
  if (catalog.version !== version) throw changedMeanwhile(catalog);
  return catalog;
}

/** @throws 409 with what to do first. */
export function assertNotDeleted({ isDeleted }: Pick<Catalog, 'isDeleted'>): void {
  if (isDeleted) throw refused('This catalog was deleted. Restore it first.');
}

/** @throws 409 with a sentence when the catalog is past being changed by this person. */
export function assertChangeable(catalog: Draft & Pick<Catalog, 'isDeleted'>, actor: Actor): void {
  assertNotDeleted(catalog);
  const problem = changeProblem(catalog, personOf(actor));
  if (problem) throw refused(problem);
}

/** Changes some fields of a catalog, as a part of the caller's transaction. */
export async function reviseCatalog(
  tx: Queryable,
  id: string,
  { version, leaseToken, ...fields }: CatalogChanges,
  actor: Actor,
): Promise<CatalogDetail> {
  const before = await holdCatalog(tx, id, { version, leaseToken }, actor);
  assertChangeable(before, actor);
  if (!(await writeFields(tx, before, fields, actor.userId))) return before;
  return auditChange(tx, before, 'catalogs.changed', actor);
}

/**
 * Gives a catalog that the caller holds and may change another rate, as a part of the caller's transaction.
 * @param details what its history says of where the rate came from.
 */
export async function writeRate(
  tx: Queryable,
  held: CatalogDetail,
  { rate, details }: { rate: number | null; details: Record<string, unknown> },
  actor: Actor,
): Promise<void> {
  await writeFields(tx, held, { rate }, actor.userId);
  await auditChange(tx, held, 'catalogs.changed', actor, { details });
}

/** Changes some fields of a catalog. @throws 409 when somebody else changed it meanwhile or holds it. */
export const updateCatalog = (id: string, changes: CatalogChanges, actor: Actor): Promise<CatalogDetail> =>
  transaction((tx) => reviseCatalog(tx, id, changes, actor));
