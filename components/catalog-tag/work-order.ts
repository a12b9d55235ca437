import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { isWithEditor } from '@/lib/domain/catalogs/catalog-status';

/** True when an editor still has to work on it. */
export const isWorkLeft = ({ status }: Pick<CatalogDetail, 'status'>): boolean => isWithEditor(status);

/**
 * Previous and next catalog, and the one to open when this one is finished: the first open one after it, else before
 * it.
 */
export function workOrder<Item extends Pick<CatalogDetail, 'id' | 'status'>>(catalogs: readonly Item[], id: string) {
  const place = catalogs.findIndex((one) => one.id === id);
  const others = [...catalogs.slice(place + 1), ...catalogs.slice(0, Math.max(place, 0))];
  return { before: catalogs[place - 1], after: catalogs[place + 1], next: others.find(isWorkLeft) };
}
