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
 * Locks a catalog, its work item first, as every caller that takes both does.
 * @throws 404, 409 when it is another user's draft or the lease has ended.
 */
export async function lockCatalog(
  tx: Queryable,
  id: string,
  actor: Actor,
  leaseToken?: number,
): Promise<CatalogDetail> {
  const uploadId = await repository.uploadIdOf(tx, id);
  if (!uploadId) throw notFound();
  const held = leaseToken === undefined ? lockUpload(tx, uploadId) : holdLease(tx, uploadId, leaseToken, actor);
  const isHeld = isHeldNow(await held);
  await repository.lockById(tx, id);
  const catalog = await getCatalog(id, tx);
  guardDraft({ ...catalog, isHeld }, actor);
  return catalog;
}

/** As `lockCatalog`, and checks the version the user saw. @throws 409 as well when it was changed concurrently. */
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

/** @throws 409 with a sentence when this user can no longer change the catalog. */
export function assertChangeable(catalog: Draft & Pick<Catalog, 'isDeleted'>, actor: Actor): void {
  assertNotDeleted(catalog);
  const problem = changeProblem(catalog, personOf(actor));
  if (problem) throw refused(problem);
}

/** Changes some fields of a catalog within the caller's transaction. */
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
 * Sets the rate of a catalog that the caller has locked and may change, within the caller's transaction.
 * @param details where the rate came from, for the audit history.
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

/** Changes some fields of a catalog. @throws 409 when it was changed concurrently or another user holds the lease. */
export const updateCatalog = (id: string, changes: CatalogChanges, actor: Actor): Promise<CatalogDetail> =>
  transaction((tx) => reviseCatalog(tx, id, changes, actor));
