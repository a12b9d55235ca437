import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { MATCHES_LIMIT } from '@/lib/contracts/catalogs/likenesses';
import { SAME_SHAPES } from '@/lib/domain/photos/photo-likeness';
import type { Queryable } from '../../db/database';
import { catalogImages, catalogs } from '../../db/schema/catalogs';
import { hashBands, likenessDecisions, photos } from '../../db/schema/photos';
import { sellers } from '../../db/schema/sellers';
import { users } from '../../db/schema/users';

const mine = alias(photos, 'mine');
const theirs = alias(photos, 'theirs');

/** Candidates per photo, of which the most similar are shown: the database does not compare colours. */
const CANDIDATES = 5 * MATCHES_LIMIT;

const bits = (hash: typeof mine.hash | typeof theirs.hash) => sql`('x' || ${hash})::bit(64)`;
const distance = sql`bit_count(${bits(mine.hash)} # ${bits(theirs.hash)})`;

export interface Pair {
  photoId: string;
  likePhotoId: string;
}

/**
 * Catalog photos similar in shape to the given ones: confirmed duplicates first, then the most similar; rejected pairs
 * are left out. A photo that is in a catalog is paired with itself. `all` counts a photo's matches, including those not
 * returned.
 */
export async function findLike(tx: Queryable, photoIds: readonly string[]): Promise<(Pair & { all: number })[]> {
  const isInCatalog = sql`exists (select 1 from ${catalogImages}
    join ${catalogs} on ${catalogs.id} = ${catalogImages.catalogId}
    where ${catalogImages.photoId} = ${theirs.id} and ${catalogs.deletedAt} is null)`;
  const said = sql`(select ${likenessDecisions.isDuplicate} from ${likenessDecisions}
    where ${likenessDecisions.photoId} = ${mine.id} and ${likenessDecisions.likePhotoId} = ${theirs.id})`;
  const { rows } = await tx.execute<{ photo_id: string; like_photo_id: string; all: number }>(sql`
    select ${mine.id} as photo_id, likely.id as like_photo_id, likely."all"
    from ${photos} as mine
    cross join lateral (
      select ${theirs.id} as id, (count(*) over ())::int as "all"
      from ${photos} as theirs
      where ${hashBands(theirs.hash)} && ${hashBands(mine.hash)} and ${distance} <= ${SAME_SHAPES}::int
        and ${isInCatalog} and ${said} is not false
      order by ${said} nulls last, ${distance}, ${theirs.createdAt} desc, ${theirs.id}
      limit ${CANDIDATES}
    ) as likely
    where ${mine.id} = any(${sql.param([...photoIds])}::uuid[])`);
  return rows.map((row) => ({ photoId: row.photo_id, likePhotoId: row.like_photo_id, all: row.all }));
}

/** The catalog each photo was last added to, without deleted ones. */
export const catalogsWith = (tx: Queryable, photoIds: readonly string[]) =>
  photoIds.length === 0
    ? Promise.resolve([])
    : tx
        .selectDistinctOn([catalogImages.photoId], {
          photoId: catalogImages.photoId,
          id: catalogs.id,
          title: catalogs.title,
          status: catalogs.status,
          createdAt: catalogs.createdAt,
          seller: { id: sellers.id, businessName: sellers.businessName },
        })
        .from(catalogImages)
        .innerJoin(catalogs, eq(catalogs.id, catalogImages.catalogId))
        .innerJoin(sellers, eq(sellers.id, catalogs.sellerId))
        .where(and(inArray(catalogImages.photoId, [...photoIds]), isNull(catalogs.deletedAt)))
        .orderBy(catalogImages.photoId, desc(catalogs.createdAt), desc(catalogs.id));

const selectDecisions = (tx: Queryable, photoIds: readonly string[]) =>
  tx
    .select({
      photoId: likenessDecisions.photoId,
      likePhotoId: likenessDecisions.likePhotoId,
      isDuplicate: likenessDecisions.isDuplicate,
      at: likenessDecisions.at,
      by: { id: users.id, name: users.name },
    })
    .from(likenessDecisions)
    .innerJoin(users, eq(users.id, likenessDecisions.decidedById))
    .where(inArray(likenessDecisions.photoId, [...photoIds]));

/** Decisions about these photos, latest first. */
export const decisionsOf = (tx: Queryable, photoIds: readonly string[]) =>
  photoIds.length === 0
    ? Promise.resolve([])
    : selectDecisions(tx, photoIds).orderBy(desc(likenessDecisions.at), likenessDecisions.likePhotoId);

export type DecisionRow = typeof likenessDecisions.$inferInsert;

/** Stores decisions in a fixed order for all callers; a later decision replaces an earlier one. */
export const decide = (tx: Queryable, rows: readonly DecisionRow[]) =>
  tx
    .insert(likenessDecisions)
    .values([...rows].sort((a, b) => `${a.photoId}${a.likePhotoId}`.localeCompare(`${b.photoId}${b.likePhotoId}`)))
    .onConflictDoUpdate({
      target: [likenessDecisions.photoId, likenessDecisions.likePhotoId],
      set: {
        isDuplicate: sql`excluded.is_duplicate`,
        decidedById: sql`excluded.decided_by_id`,
        at: sql`excluded.at`,
      },
    });

/** The latest catalog with this photo that has the same seller as the given catalog. */
export const besideCatalog = async (tx: Queryable, photoId: string, otherId: string): Promise<string | undefined> =>
  (
    await tx
      .select({ id: catalogs.id })
      .from(catalogImages)
      .innerJoin(catalogs, eq(catalogs.id, catalogImages.catalogId))
      .where(
        and(
          eq(catalogImages.photoId, photoId),
          ne(catalogs.id, otherId),
          isNull(catalogs.deletedAt),
          eq(catalogs.sellerId, tx.select({ id: catalogs.sellerId }).from(catalogs).where(eq(catalogs.id, otherId))),
        ),
      )
      .orderBy(desc(catalogs.createdAt), desc(catalogs.id))
      .limit(1)
  )[0]?.id;
