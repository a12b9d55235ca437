/** What is over in moments has workers of its own, so that it never waits for what takes minutes. */
export const JOB_LANES = ['short', 'long'] as const;

export type JobLane = (typeof JOB_LANES)[number];

/** How many jobs of a lane one process works on at the same time. */
export const LANE_SLOTS: Record<JobLane, number> = { short: 4, long: 2 };

/** How many rounds a job lets others go first. */
export const JOB_PRIORITIES = {
  /** Somebody looks at its progress and can do nothing else. */
  'waited-for': 0,
  /** Somebody does other things and wants it done. */
  watched: 1,
  /** Nobody asked for it by itself. */
  background: 3,
} as const;

export type JobPriority = keyof typeof JOB_PRIORITIES;

/** How jobs of a kind are worked off. */
export interface JobRule {
  /** From this size on it is long; what the size counts is the kind's own affair. 0: always, Infinity: never. */
  longFrom: number;
  priority: JobPriority;
  /** How many of them are at work at the same time in each lane, over all processes. */
  atOnce: number;
}

/** Of a job of which nobody can say how long it is, but that it is short. */
const MIDDLING = 0.5;

/**
 * How long a job is, as a share of what is long: from 1 on it is. One whose size nobody knows may be long.
 * @param size what it counts is the kind's own affair.
 */
export function shareOf({ longFrom }: Pick<JobRule, 'longFrom'>, size: number | null): number {
  if (longFrom === Infinity) return MIDDLING;
  return size === null || longFrom === 0 ? 1 : size / longFrom;
}

export const laneOf = (share: number): JobLane => (share >= 1 ? 'long' : 'short');

/** A job lets those go first that are so many times shorter: of two that are much alike neither waits. */
const SHORTER = 2;

/** Whether a job lets another go first that is at work in the same process. */
export const givesWayTo = (own: number, other: number): boolean => other * SHORTER < own;

/**
 * The round in which a job is begun. In each round everybody who has jobs gets one of them, so that nobody's tenth is
 * begun before another's first.
 * @param round the furthest round of which a job was begun in the lane.
 * @param last the last round its owner has a job in; null when there is none.
 */
export const nextTurn = (round: number, last: number | null): number => Math.max(round, last === null ? 0 : last + 1);

/** A job works so long, from where it first got on, before it makes room for others who wait. */
export const SLICE = 10_000;

/** A job waits for shorter ones so long before each of its steps, in milliseconds, so that it still gets on. */
export const LONGEST_WAY = 500;

/** A job that is at work, between two of its steps. */
export interface Stint {
  /** Its worker ends. */
  isStopping: boolean;
  /** Begun anew, it goes on where it stood. */
  resumes: boolean;
  /** Milliseconds since it first got on; null when it did not yet, so that going on is never all it does. */
  workedFor: number | null;
}

/** Whether a job goes on with its next step, gives its place back, or does so when others wait for it. */
export function betweenSteps({ isStopping, resumes, workedFor }: Stint): 'goes-on' | 'gives-back' | 'may-make-room' {
  if (isStopping) return 'gives-back';
  return resumes && workedFor !== null && workedFor >= SLICE ? 'may-make-room' : 'goes-on';
}
