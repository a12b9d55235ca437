import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database';
import { catalogImages, catalogs } from '../../db/schema/catalogs';
import { likenessDecisions, photoCopies } from '../../db/schema/photos';
import { sellers } from '../../db/schema/sellers';

const refused = (photoId: AnyPgColumn, likePhotoId: AnyPgColumn) => sql`exists (select 1 from ${likenessDecisions}
  where not ${likenessDecisions.isDuplicate}
    and ${likenessDecisions.photoId} = ${photoId} and ${likenessDecisions.likePhotoId} = ${likePhotoId})`;

/** A pair of likely copies that was never rejected, in either direction. */
const isStillCopy = sql`not ${refused(photoCopies.photoId, photoCopies.copyId)}
  and not ${refused(photoCopies.copyId, photoCopies.photoId)}`;

/** Photos used twice are few: finding them once for all catalogs costs a tenth of checking each catalog. */
const SHARING = sql`select mine.catalog_id from ${catalogImages} mine
  where mine.photo_id = any(array(select photo_id from ${catalogImages} group by photo_id having count(*) > 1))
    and exists (select 1 from ${catalogImages} other join ${catalogs} twin on twin.id = other.catalog_id
      where other.photo_id = mine.photo_id and other.catalog_id <> mine.catalog_id and twin.deleted_at is null)`;

const COPIED = sql`select mine.catalog_id from ${photoCopies}
  join ${catalogImages} mine on mine.photo_id = ${photoCopies.photoId}
  join ${catalogImages} other on other.photo_id = ${photoCopies.copyId} and other.catalog_id <> mine.catalog_id
  join ${catalogs} twin on twin.id = other.catalog_id and twin.deleted_at is null
  where ${isStillCopy}`;

/** Shares a photo with another existing catalog, or has a likely copy of one of its photos. */
export const WITH_TWIN: SQL = sql`${catalogs.id} = any(array(${SHARING} union ${COPIED}))`;

const own = alias(catalogImages, 'own');
const other = alias(catalogImages, 'other');

/** The photos of catalogs, each with its likely copies. */
export const photosWithCopies = (tx: Queryable, catalogIds: readonly string[]) =>
  tx
    .select({
      catalogId: own.catalogId,
      id: own.photoId,
      copyIds: sql<string[]>`array(select ${photoCopies.copyId} from ${photoCopies}
        where ${photoCopies.photoId} = ${own.photoId} and ${isStillCopy})`,
    })
    .from(own)
    .where(inArray(own.catalogId, [...catalogIds]));

/** Photos of other catalogs that equal this catalog's photos or are likely copies; oldest catalogs first. */
export function findTwins(tx: Queryable, catalogId: string, limit: number) {
  const copies = tx
    .select({ id: photoCopies.copyId })
    .from(photoCopies)
    .where(and(eq(photoCopies.photoId, own.photoId), isStillCopy));
  return tx
    .select({
      photoId: own.photoId,
      likePhotoId: other.photoId,
      catalog: { id: catalogs.id, title: catalogs.title, status: catalogs.status },
      seller: { id: sellers.id, businessName: sellers.businessName },
    })
    .from(own)
    .innerJoin(
      other,
      and(
        sql`${other.catalogId} <> ${own.catalogId}`,
        or(eq(other.photoId, own.photoId), sql`${other.photoId} = any(array(${copies}))`),
      ),
    )
    .innerJoin(catalogs, and(eq(catalogs.id, other.catalogId), isNull(catalogs.deletedAt)))
    .innerJoin(sellers, eq(sellers.id, catalogs.sellerId))
    .where(eq(own.catalogId, catalogId))
    .orderBy(asc(catalogs.createdAt), asc(catalogs.id), asc(own.position), asc(other.position))
    .limit(limit);
}
