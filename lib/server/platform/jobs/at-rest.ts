/** Asked before each further step of one kind of work at rest: whether it may go on. */
export type MayGoOn = () => boolean;

/** Longest piece of one kind of work at rest, and its length beside calls, in milliseconds. */
const [PIECE, BESIDE_CALLS] = [250, 25];

/** One piece of one kind of work at rest: its first step, and further ones until its time is over. */
export function pieceOfRest(isBusy: () => boolean): MayGoOn {
  const began = performance.now();
  return () => performance.now() - began < (isBusy() ? BESIDE_CALLS : PIECE);
}
