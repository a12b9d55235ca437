/** Short jobs have their own workers, so that they never wait for jobs that take minutes. */
export const JOB_LANES = ['short', 'long'] as const;

export type JobLane = (typeof JOB_LANES)[number];

/** Concurrent jobs per lane in one process. */
export const LANE_SLOTS: Record<JobLane, number> = { short: 4, long: 2 };

/** Number of rounds a job lets others go first. */
export const JOB_PRIORITIES = {
  /** A user is watching its progress and cannot do anything else. */
  'waited-for': 0,
  /** A user wants it done and does other things meanwhile. */
  watched: 1,
  /** No user asked for it directly. */
  background: 3,
} as const;

export type JobPriority = keyof typeof JOB_PRIORITIES;

/** How jobs of a kind are run. */
export interface JobRule {
  /** Size from which it is long; the kind defines the unit. 0: always, Infinity: never. */
  longFrom: number;
  priority: JobPriority;
  /** Concurrent jobs of the kind per lane, across all processes. */
  atOnce: number;
}

/** Share of a job that is known to be short, but not how short. */
const MIDDLING = 0.5;

/** Smallest share: starting its thread and reading its records takes a job this long, however small it is. */
const LEAST = 0.1;

/**
 * Length of a job relative to the threshold for long jobs: from 1 on it is long. A job of unknown size may be long.
 * @param size in the unit the kind defines.
 */
export function shareOf({ longFrom }: Pick<JobRule, 'longFrom'>, size: number | null): number {
  if (longFrom === Infinity) return MIDDLING;
  return size === null || longFrom === 0 ? 1 : Math.max(LEAST, size / longFrom);
}

export const laneOf = (share: number): JobLane => (share >= 1 ? 'long' : 'short');

/** A job lets others go first that are this many times shorter; jobs of similar length do not wait for each other. */
const SHORTER = 2;

/** Whether a job lets another job in the same process go first. */
export const givesWayTo = (own: number, other: number): boolean => other * SHORTER < own;

/**
 * The round in which a job starts. In each round, every user with jobs gets one of them, so that no user's tenth starts
 * before another's first.
 * @param round the furthest round with a started job in the lane.
 * @param last the last round in which its owner has a job; null without one.
 */
export const nextTurn = (round: number, last: number | null): number => Math.max(round, last === null ? 0 : last + 1);

/** Milliseconds a job works after its first progress before it makes room for others in the queue. */
export const SLICE = 10_000;

/** Longest wait for shorter jobs before each step, in milliseconds, so that the job still makes progress. */
export const LONGEST_WAY = 500;

/** A running job between two of its steps. */
export interface Stint {
  /** Its worker is shutting down. */
  isStopping: boolean;
  /** After a restart it resumes where it stopped. */
  resumes: boolean;
  /** Milliseconds since its first progress; null before that, so that resuming is never all it does. */
  workedFor: number | null;
}

/** Whether a job continues, yields its slot, or yields only when others wait for it. */
export function betweenSteps({ isStopping, resumes, workedFor }: Stint): 'goes-on' | 'gives-back' | 'may-make-room' {
  if (isStopping) return 'gives-back';
  return resumes && workedFor !== null && workedFor >= SLICE ? 'may-make-room' : 'goes-on';
}
