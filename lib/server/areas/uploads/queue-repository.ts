import { and, desc, eq, exists, inArray, isNotNull, isNull, ne, notExists, sql, type SQL } from 'drizzle-orm';
import type { UploadKind } from '@/lib/domain/uploads/upload-status';
import { UPLOAD_MACHINE } from '@/lib/domain/uploads/upload-machine';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { uploads, uploadSkips } from '../../db/schema/uploads';
import { stepped } from '../../platform/steps/step-repository';
import { inTurn, openOf } from './repository';
import { isHeld, isWaiting } from '../../platform/leases/hold-repository';

interface Claim {
  kind: UploadKind;
  userId: string;
  /** The requested work item; omitted for the next in line. */
  uploadId?: string;
  leaseUntil: Date;
}

/** Where to look for the next work item, in this order. */
function placesOf(tx: Queryable, { kind, userId, uploadId }: Claim) {
  const one = (orderBy: readonly SQL[], ...matching: (SQL | undefined)[]) =>
    tx
      .select({ id: uploads.id })
      .from(uploads)
      .where(and(eq(uploads.kind, kind), ...matching))
      .orderBy(...orderBy)
      .limit(1);
  const skipped = tx
    .select({ one: sql`1` })
    .from(uploadSkips)
    .where(and(eq(uploadSkips.uploadId, uploads.id), eq(uploadSkips.userId, userId)));
  const mine = openOf(userId);
  const held = and(mine, isHeld());
  const waiting = and(mine, isWaiting());
  const isOpen = eq(uploads.status, 'open');
  if (uploadId !== undefined) {
    const asked = eq(uploads.id, uploadId);
    return [one([], asked, sql`(${held} or ${waiting} or ${isOpen})`).for('update')];
  }
  const inPool = [isOpen, isNull(uploads.escalatedAt)];
  return [
    one([desc(uploads.leaseUntil), ...inTurn], held).for('update'),
    one(inTurn, waiting, notExists(skipped)).for('update', { skipLocked: true }),
    one(inTurn, waiting, exists(skipped)).for('update', { skipLocked: true }),
    one(inTurn, ...inPool, notExists(skipped)).for('update', { skipLocked: true }),
    one(inTurn, ...inPool, exists(skipped)).for('update', { skipLocked: true }),
  ];
}

/**
 * Finds the next work item for a user and assigns it in one statement; concurrent callers never get the same one. A new
 * lease gets a higher token; continuing one's own lease keeps it.
 */
export async function claim(tx: Queryable, wish: Claim) {
  const now = clock.now();
  const places = sql.join(
    placesOf(tx, wish).map((place) => sql`${place}`),
    sql`, `,
  );
  const found = tx
    .select({
      id: uploads.id,
      wasMine: sql<boolean>`${eq(uploads.editorId, wish.userId)} and ${uploads.status} = 'in_progress'`.as('was_mine'),
      wasHeld: sql<boolean>`${isHeld()}`.as('was_held'),
    })
    .from(uploads)
    .where(eq(uploads.id, sql`coalesce(${places})`))
    .for('update')
    .as('found');
  const [claimed] = await tx
    .update(uploads)
    .set({
      status: stepped(UPLOAD_MACHINE, ['open', 'assigned', 'in_progress'], 'in_progress', 'uploads.claimed'),
      editorId: wish.userId,
      leaseUntil: wish.leaseUntil,
      leaseToken: sql`case when ${found.wasMine} then ${uploads.leaseToken} else ${uploads.leaseToken} + 1 end`,
      statusChangedAt: sql`case when ${found.wasHeld} then ${uploads.statusChangedAt} else ${sql.param(now, uploads.statusChangedAt)} end`,
      version: sql`case when ${found.wasHeld} then ${uploads.version} else ${uploads.version} + 1 end`,
    })
    .from(found)
    .where(eq(uploads.id, found.id))
    .returning({ id: uploads.id, leaseToken: uploads.leaseToken, wasHeld: found.wasHeld });
  return claimed;
}

/** What remains when a user was given nothing: what other users have or could claim, and what waits for an admin. */
export async function leftFor(tx: Queryable, kind: UploadKind, userId: string) {
  const ofOthers = ne(uploads.editorId, userId);
  const held = and(ofOthers, isHeld());
  const counted = (matching: SQL | undefined) => sql<number>`(count(*) filter (where ${matching}))::int`;
  const [row] = await tx
    .select({
      others: counted(held),
      nextFreeAt: sql<string | null>`min(${uploads.leaseUntil}) filter (where ${held})`.mapWith((at: string) =>
        new Date(at).toISOString(),
      ),
      assigned: counted(and(ofOthers, isWaiting())),
      escalated: counted(and(eq(uploads.status, 'open'), isNotNull(uploads.escalatedAt))),
    })
    .from(uploads)
    .where(and(eq(uploads.kind, kind), inArray(uploads.status, ['open', 'assigned', 'in_progress'])));
  return row ?? { others: 0, nextFreeAt: null, assigned: 0, escalated: 0 };
}
