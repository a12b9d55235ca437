import type { Page } from '@/lib/contracts/base/list';
import type { Option } from '@/lib/contracts/base/options';
import type { SellerMove, UndoneMove } from '@/lib/contracts/sellers/seller-moves';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import { recordAudits } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { notFound, refused } from '../../errors';
import { tellOfSellers } from './given-sellers';
import * as repository from './move-repository';

export const countSellersAt = repository.countAt;
export const someSellersAt = repository.someAt;

type MoveRow = repository.MoveRow;

/** Looks up the names of what sellers were moved between. */
export type LabelsOf = (tx: Queryable, ids: string[]) => Promise<Option[]>;

async function toMoves(tx: Queryable, rows: MoveRow[], labelsOf: LabelsOf): Promise<SellerMove[]> {
  const labels = await labelsOf(tx, [...new Set(rows.flatMap(({ fromId, toId }) => [fromId, toId]))]);
  const option = (id: string) => labels.find((label) => label.id === id) ?? { id, label: '' };
  return rows.map(({ id, kind, fromId, toId, sellerCount, by, at, undoneAt }) => ({
    id,
    kind,
    from: option(fromId),
    to: option(toId),
    sellers: sellerCount,
    by,
    at: at.toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    undoUntil: later(UNDO_DAYS * DAY, at).toISOString(),
  }));
}

/** @throws 404 when there is no such move of this kind. */
export async function readMove(
  tx: Queryable,
  id: string,
  kind: repository.MoveKind,
  labelsOf: LabelsOf,
): Promise<SellerMove> {
  const row = await repository.findById(tx, id);
  const [move] = row?.kind === kind ? await toMoves(tx, [row], labelsOf) : [];
  if (!move) throw notFound();
  return move;
}

/** The kind of a move; undefined when there is no such move. */
export const kindOfMove = async (tx: Queryable, id: string): Promise<repository.MoveKind | undefined> =>
  (await repository.findById(tx, id))?.kind;

export async function listMoves(
  filters: repository.MoveFilters,
  request: ListRequest,
  labelsOf: LabelsOf,
): Promise<Page<SellerMove>> {
  const page = await repository.list(orm(), filters, request);
  return { ...page, rows: await toMoves(orm(), page.rows, labelsOf) };
}

interface Way {
  kind: repository.MoveKind;
  fromId: string;
  toId: string;
}

interface Moved {
  kind: repository.MoveKind;
  fromId: string;
  toId: string | null;
  /** The move that can be undone; omitted when there is none. */
  id?: string;
}

const auditMoved = (tx: Queryable, ids: string[], action: `sellers.${string}`, way: Moved, by: Actor) =>
  recordAudits(
    tx,
    ids.map((subjectId) => ({
      actorId: by.userId,
      action,
      subjectId,
      before: { [`${way.kind}Id`]: way.fromId },
      after: { [`${way.kind}Id`]: way.toId },
      ...(way.id && { details: { moveId: way.id } }),
    })),
  );

/** Moves every seller from one place to another and stores the list, so that it can be undone exactly. */
export async function moveSellers(tx: Queryable, way: Way, actor: Actor, labelsOf: LabelsOf): Promise<SellerMove> {
  const sellerIds = await repository.moveAll(tx, way);
  const move = { ...way, id: newId(), actorId: actor.userId, at: clock.now(), sellerCount: sellerIds.length };
  await repository.insert(tx, move, sellerIds);
  await auditMoved(tx, sellerIds, 'sellers.moved', move, actor);
  await tellOfSellers(tx, { kind: way.kind, toId: way.toId, count: sellerIds.length }, actor);
  return readMove(tx, move.id, way.kind, labelsOf);
}

/** Unassigns every seller of a user. */
export async function letSellersGo(
  tx: Queryable,
  way: { kind: repository.MoveKind; fromId: string },
  actor: Actor,
): Promise<void> {
  const moved = { ...way, toId: null };
  await auditMoved(tx, await repository.moveAll(tx, moved), 'sellers.moved', moved, actor);
}

/**
 * Moves back the sellers of a move, except those moved again since.
 * @throws 409 when it was already undone, or is too old.
 */
export async function undoMove(
  tx: Queryable,
  id: string,
  kind: repository.MoveKind,
  actor: Actor,
  labelsOf: LabelsOf,
): Promise<UndoneMove> {
  await repository.lockById(tx, id);
  const move = await repository.findById(tx, id);
  if (move?.kind !== kind) throw notFound();
  if (move.undoneAt) throw refused('This was undone already.');
  if (later(UNDO_DAYS * DAY, move.at) < clock.now())
    throw refused(`This was more than ${UNDO_DAYS} days ago and can no longer be undone.`);
  const restored = await repository.moveBack(tx, move);
  await repository.markUndone(tx, id, clock.now(), actor.userId);
  const back = { ...move, fromId: move.toId, toId: move.fromId };
  await auditMoved(tx, restored, 'sellers.moved-back', back, actor);
  await tellOfSellers(tx, { kind, toId: move.fromId, count: restored.length, isReturn: true }, actor);
  return {
    move: await readMove(tx, id, kind, labelsOf),
    restored: restored.length,
    leftAlone: move.sellerCount - restored.length,
  };
}
