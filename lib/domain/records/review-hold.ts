/** Minutes without a heartbeat during which other reviewers' queues skip a record under review. */
export const REVIEW_HOLD_MINUTES = 2;

/** Heartbeat interval of the review screen, in seconds. */
export const REVIEW_BEAT_SECONDS = 30;

interface ReviewHold {
  reviewer: { id: string };
  until: Date;
}

/** Whether another reviewer is looking at it now. */
export const isWithAnother = ({ reviewer, until }: ReviewHold, personId: string, now: Date): boolean =>
  reviewer.id !== personId && until > now;

/** Records in the order the person reviews them: those they postponed come last, in the order of postponing. */
export const inTurn = <Row extends { id: string }>(rows: readonly Row[], putOff: readonly string[]): Row[] =>
  [...rows].sort((one, other) => putOff.indexOf(one.id) - putOff.indexOf(other.id));
