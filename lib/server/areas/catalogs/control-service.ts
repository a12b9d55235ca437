import type { CatalogSwitches } from '@/lib/contracts/catalogs/catalog-control';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import type { Actor } from '../../auth/actor';
import { transaction, type Queryable } from '../../db/database';
import { auditChange } from './change-catalog';
import * as repository from './repository';
import { assertNotDeleted, holdCatalog } from './write-service';

/** As `controlCatalog`, within the caller's transaction. */
export async function switchCatalog(
  tx: Queryable,
  id: string,
  { version, ...switches }: CatalogSwitches,
  actor: Actor,
): Promise<CatalogDetail> {
  const before = await holdCatalog(tx, id, { version }, actor);
  assertNotDeleted(before);
  if (Object.keys(fieldChanges({ ...before }, { ...before, ...switches })).length === 0) return before;
  await repository.update(tx, id, switches);
  return auditChange(tx, before, 'catalogs.controlled', actor);
}

/**
 * Changes the switches that, besides the status, decide whether buyers see a catalog and whether its quality was
 * checked.
 * @throws 409 when it was deleted, is being edited or was changed concurrently.
 */
export const controlCatalog = (id: string, switches: CatalogSwitches, actor: Actor): Promise<CatalogDetail> =>
  transaction((tx) => switchCatalog(tx, id, switches, actor));
