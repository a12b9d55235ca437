/** Asked before each further step of work at rest: whether it may go on. */
export type MayGoOn = () => boolean;

/** Longest piece of one work at rest, in milliseconds. */
const PIECE = 250;

/** One piece of work at rest: it takes one step at least, and no further one once somebody waits for an answer. */
export function pieceOfRest(isBusy: () => boolean): MayGoOn {
  const until = performance.now() + PIECE;
  return () => performance.now() < until && !isBusy();
}
