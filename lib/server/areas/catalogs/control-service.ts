import type { CatalogSwitches } from '@/lib/contracts/catalog-control';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { fieldChanges } from '@/lib/domain/field-changes';
import type { Actor } from '../../auth/authenticate';
import { transaction } from '../../db/database';
import { refused } from '../../http/errors';
import { auditChange } from './change-catalog';
import * as repository from './repository';
import { holdCatalog } from './write-service';

/**
 * Switches what decides, beside its status, whether buyers see a catalog and whether its quality was checked.
 * @throws 409 when it was deleted, somebody works on it or changed it meanwhile.
 */
export const controlCatalog = (
  id: string,
  { version, ...switches }: CatalogSwitches,
  actor: Actor,
): Promise<CatalogDetail> =>
  transaction(async (tx) => {
    const before = await holdCatalog(tx, id, { version }, actor);
    if (before.isDeleted) throw refused('This catalog was deleted. Restore it first.');
    if (Object.keys(fieldChanges({ ...before }, { ...before, ...switches })).length === 0) return before;
    await repository.update(tx, id, switches);
    return auditChange(tx, before, 'catalogs.controlled', actor);
  });
