/** The record whose value a merged record gets. */
export const SIDES = ['survivor', 'loser'] as const;
export type Side = (typeof SIDES)[number];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

interface Both {
  survivor: unknown;
  loser: unknown;
  /** Zero counts as empty. */
  isAmount?: boolean;
}

export interface Proposal {
  side: Side;
  /** Empty when both have a value: the survivor's is kept. */
  why: string;
}

/** Selects which of two values to keep: a filled value over an empty one, else the survivor's. */
export function proposePick({ survivor, loser, isAmount }: Both): Proposal {
  const isNothing = (value: unknown) => isEmpty(value) || (isAmount === true && value === 0);
  if (isNothing(survivor) && !isNothing(loser)) return { side: 'loser', why: 'The other is empty.' };
  return { side: 'survivor', why: isNothing(loser) ? 'The other is empty.' : '' };
}

/** Whether two values differ, regardless of how they are stored. */
export const differs = ({ survivor, loser }: Both): boolean => {
  if (isEmpty(survivor) && isEmpty(loser)) return false;
  return JSON.stringify(survivor ?? null) !== JSON.stringify(loser ?? null);
};

interface Candidate {
  /** Number of rows that depend on it. */
  rows: number;
  createdAt: string;
  version: number;
}

/** Selects which of two records should survive: the one with more data, else the older one. */
export function proposeSurvivor(first: Candidate, second: Candidate): 'first' | 'second' {
  if (first.rows !== second.rows) return first.rows > second.rows ? 'first' : 'second';
  return first.createdAt <= second.createdAt ? 'first' : 'second';
}
