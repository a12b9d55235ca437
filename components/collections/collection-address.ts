import { fillPath } from '@/lib/contracts/base/endpoint';
import { findScreenById } from '@/lib/domain/access/access';

const pathOf = (screen: 'admin-collection-view' | 'admin-collection-curate' | 'admin-collection-finalize') =>
  findScreenById(screen)?.path ?? '';

/** Address of a collection in the buyer view. */
export const viewAddress = (collectionId: string): string =>
  fillPath(pathOf('admin-collection-view'), { collectionId });

/** Address where the catalogs of a collection are selected. */
export const curateAddress = (id: string): string => `${pathOf('admin-collection-curate')}?id=${id}`;

/** Address where a collection is checked and frozen. */
export const finalizeAddress = (id: string): string => `${pathOf('admin-collection-finalize')}?id=${id}`;
