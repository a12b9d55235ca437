/** A work item to be assigned. */
interface Piece {
  id: string;
  /** Current assignee. */
  holderId: string | null;
  /** The assignee holds it right now. */
  isHeld: boolean;
}

interface SharedOut {
  /** New assignee of each item that changes hands. */
  given: Map<string, string>;
  /** Items that stay with one of the people, who already have them. */
  kept: number;
  /** Items left because everyone is at the cap. */
  left: number;
  /** Number of open items per person afterwards. */
  loads: Map<string, number>;
}

/**
 * Assigns items to people in turn. People at the cap of open items get no more; items that one of them holds right now
 * are not taken away.
 */
export function shareOut(
  pieces: readonly Piece[],
  people: readonly string[],
  before: ReadonlyMap<string, number>,
  cap = Infinity,
): SharedOut {
  const loads = new Map(people.map((id) => [id, before.get(id) ?? 0]));
  const given = new Map<string, string>();
  let [kept, left, turn] = [0, 0, 0];
  const add = (id: string, more: number) => loads.set(id, (loads.get(id) ?? 0) + more);
  for (const { id, holderId, isHeld } of pieces) {
    const isTheirs = holderId !== null && loads.has(holderId);
    if (isTheirs && isHeld) {
      kept += 1;
      continue;
    }
    const inTurn = people.map((_, step) => people[(turn + step) % people.length] as string);
    const taker = inTurn.find((person) => person === holderId || (loads.get(person) ?? 0) < cap);
    if (taker === undefined) {
      left += 1;
      continue;
    }
    turn = people.indexOf(taker) + 1;
    if (taker === holderId) {
      kept += 1;
      continue;
    }
    given.set(id, taker);
    add(taker, 1);
    if (isTheirs) add(holderId, -1);
  }
  return { given, kept, left, loads };
}
