import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { catalogImages, catalogs } from '../../db/schema/catalogs';
import { photos } from '../../db/schema/photos';

/** The first catalog of each of these work items, as the seller sent it. */
export const firstCatalogs = (tx: Queryable, uploadIds: readonly string[]) =>
  tx
    .selectDistinctOn([catalogs.uploadId], {
      uploadId: catalogs.uploadId,
      caption: catalogs.caption,
      photo: { id: photos.id, width: photos.width, height: photos.height },
    })
    .from(catalogs)
    .leftJoin(catalogImages, and(eq(catalogImages.catalogId, catalogs.id), eq(catalogImages.isCover, true)))
    .leftJoin(photos, eq(photos.id, catalogImages.photoId))
    .where(and(inArray(catalogs.uploadId, [...uploadIds]), isNull(catalogs.deletedAt)))
    .orderBy(asc(catalogs.uploadId), asc(catalogs.id));
