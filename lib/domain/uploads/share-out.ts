/** A piece of work to be given to somebody. */
interface Piece {
  id: string;
  /** Whose it is at present. */
  holderId: string | null;
  /** They are at work on it this moment. */
  isHeld: boolean;
}

interface SharedOut {
  /** Who gets what, of that which changes hands. */
  given: Map<string, string>;
  /** Pieces that stay with one of the people, who have them already. */
  kept: number;
  /** Pieces for which everybody has too many. */
  left: number;
  /** How many open pieces each has afterwards. */
  loads: Map<string, number>;
}

/**
 * Shares pieces out to people in turn. Nobody gets one more when they have as many open ones as the cap says; what one
 * of them is at work on is not taken from them.
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
