import { canOpenScreen } from '@/lib/domain/access/access';
import { type ImportArea, IMPORT_SCREENS } from '@/lib/domain/tables/imports';
import type { Actor } from '../../auth/actor';
import { forbidden } from '../../errors';

/** @throws 403 for a user who may not edit single records of the area. */
export function assertMayImport(area: ImportArea, { roles }: Pick<Actor, 'roles'>): void {
  if (!canOpenScreen(IMPORT_SCREENS[area].record, roles)) throw forbidden();
}
