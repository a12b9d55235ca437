/** Whose value a merged record gets. */
export const SIDES = ['survivor', 'loser'] as const;
export type Side = (typeof SIDES)[number];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface Both {
  survivor: unknown;
  loser: unknown;
  /** Zero says as little as nothing. */
  isAmount?: boolean;
}

export interface Proposal {
  side: Side;
  /** Empty where both say something: the survivor's is kept. */
  why: string;
}

/** The value to keep of two: one that says something over one that says nothing, else the survivor's. */
export function proposePick({ survivor, loser, isAmount }: Both): Proposal {
  const isNothing = (value: unknown) => isEmpty(value) || (isAmount === true && value === 0);
  if (isNothing(survivor) && !isNothing(loser)) return { side: 'loser', why: 'The other is empty.' };
  return { side: 'survivor', why: isNothing(loser) ? 'The other is empty.' : '' };
}

/** Whether two values differ, however they are stored. */
export const differs = ({ survivor, loser }: Both): boolean => {
  if (isEmpty(survivor) && isEmpty(loser)) return false;
  return JSON.stringify(survivor ?? null) !== JSON.stringify(loser ?? null);
};

interface Candidate {
  /** How much hangs on it. */
  rows: number;
  createdAt: string;
  version: number;
}

/** Which of two records had better stay: the one with more to it, else the one that was there first. */
export function proposeSurvivor(first: Candidate, second: Candidate): 'first' | 'second' {
  if (first.rows !== second.rows) return first.rows > second.rows ? 'first' : 'second';
  return first.createdAt <= second.createdAt ? 'first' : 'second';
}
