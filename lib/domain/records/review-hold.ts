/** How long the queues of others pass over what a reviewer looks at, without a sign of life, in minutes. */
export const REVIEW_HOLD_MINUTES = 2;

/** How often the screen says that somebody still looks at it, in seconds. */
export const REVIEW_BEAT_SECONDS = 30;

interface ReviewHold {
  reviewer: { id: string };
  until: Date;
}

/** Whether somebody other than the person looks at it at this moment. */
export const isWithAnother = ({ reviewer, until }: ReviewHold, personId: string, now: Date): boolean =>
  reviewer.id !== personId && until > now;

/** Records in the order in which the person comes to them: what they put off comes last, the latest of it at the end. */
export const inTurn = <Row extends { id: string }>(rows: readonly Row[], putOff: readonly string[]): Row[] =>
  [...rows].sort((one, other) => putOff.indexOf(one.id) - putOff.indexOf(other.id));
