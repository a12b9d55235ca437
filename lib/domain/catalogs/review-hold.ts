import { type CatalogStatus, needsAnotherPerson, statusWords } from './catalog-status';

/** How long the queues of others pass over a catalog that a reviewer looks at, without a sign of life, in minutes. */
export const REVIEW_HOLD_MINUTES = 2;

/** How often the screen says that somebody still looks at it, in seconds. */
export const REVIEW_BEAT_SECONDS = 30;

/** Why a catalog is none for the person to review, as a sentence; null when it is. */
export function reviewProblem({ status, isOwnWork }: { status: CatalogStatus; isOwnWork: boolean }): string | null {
  if (status !== 'in_review') return `This catalog is ${statusWords(status)} and waits for no review.`;
  return needsAnotherPerson({ isOwnWork });
}

interface ReviewHold {
  reviewer: { id: string };
  until: Date;
}

/** Whether somebody other than the person looks at a catalog at this moment. */
export const isWithAnother = ({ reviewer, until }: ReviewHold, personId: string, now: Date): boolean =>
  reviewer.id !== personId && until > now;

/** Catalogs in the order in which the person comes to them: what they put off comes last, the latest of it at the end. */
export const inTurn = <Row extends { id: string }>(rows: readonly Row[], putOff: readonly string[]): Row[] =>
  [...rows].sort((one, other) => putOff.indexOf(one.id) - putOff.indexOf(other.id));
