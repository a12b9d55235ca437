/** A person who can be assigned work. */
export interface Worker {
  id: string;
  /** Items they finish per day. */
  doneADay: number;
  /** Items that cannot be moved: held by them right now, or from another cycle. */
  fixed: number;
}

export interface MovablePiece {
  id: string;
  /** Assigned editor; null when unassigned. */
  editorId: string | null;
}

export interface ProposedMove {
  uploadId: string;
  fromId: string | null;
  toId: string;
}

/** People without recent output still get some work, but little. */
const SLOWEST = 0.5;

/**
 * Moves items so that everyone finishes at about the same time, with as few moves as possible. Unassigned items go
 * first; then, one at a time, from the last to finish to the person who would finish it first, while that helps.
 */
export function rebalance(
  pieces: readonly MovablePiece[],
  workers: readonly Worker[],
): { moves: ProposedMove[]; loads: Map<string, number> } {
  const loads = new Map(workers.map(({ id, fixed }) => [id, fixed]));
  const own = new Map<string, MovablePiece[]>(workers.map(({ id }) => [id, []]));
  for (const piece of pieces) {
    if (piece.editorId === null || !loads.has(piece.editorId)) continue;
    own.get(piece.editorId)?.push(piece);
    loads.set(piece.editorId, (loads.get(piece.editorId) ?? 0) + 1);
  }
  const days = ({ id, doneADay }: Worker, more = 0) => ((loads.get(id) ?? 0) + more) / Math.max(SLOWEST, doneADay);
  const first = () =>
    workers.reduce<Worker | undefined>((best, one) => (best && days(best, 1) <= days(one, 1) ? best : one), undefined);
  const moves: ProposedMove[] = [];
  const give = (piece: MovablePiece, { id: toId }: Worker) => {
    moves.push({ uploadId: piece.id, fromId: piece.editorId, toId });
    loads.set(toId, (loads.get(toId) ?? 0) + 1);
  };
  for (const piece of pieces) {
    const taker = first();
    if (piece.editorId === null && taker) give(piece, taker);
  }
  for (;;) {
    const giver = workers
      .filter(({ id }) => (own.get(id)?.length ?? 0) > 0)
      .reduce<Worker | undefined>((last, one) => (last && days(last) >= days(one) ? last : one), undefined);
    const taker = first();
    // Moving helps only if the taker, with one more item, finishes before the giver does now.
    if (!giver || !taker || giver === taker || days(taker, 1) >= days(giver)) return { moves, loads };
    const piece = own.get(giver.id)?.pop();
    if (!piece) return { moves, loads };
    loads.set(giver.id, (loads.get(giver.id) ?? 0) - 1);
    give(piece, taker);
  }
}
