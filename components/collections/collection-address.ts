import { fillPath } from '@/lib/contracts/base/endpoint';
import { findScreenById } from '@/lib/domain/access/access';

const pathOf = (screen: 'admin-collection-view' | 'admin-collection-curate' | 'admin-collection-finalize') =>
  findScreenById(screen)?.path ?? '';

/** Where one collection is shown as buyers see it. */
export const viewAddress = (collectionId: string): string =>
  fillPath(pathOf('admin-collection-view'), { collectionId });

/** Where the catalogs of one are chosen. */
export const curateAddress = (id: string): string => `${pathOf('admin-collection-curate')}?id=${id}`;

/** Where one is checked and frozen. */
export const finalizeAddress = (id: string): string => `${pathOf('admin-collection-finalize')}?id=${id}`;
