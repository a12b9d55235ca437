import type { Figure } from '../bench/figures';
import { quantile } from '../bench/statistics';

/** A call as its caller experienced it. */
export interface Timed {
  /** The call's name. */
  what: string;
  kind: 'read' | 'write';
  /** 0 without a response. */
  status: number;
  /** The only status that counts as a good response. */
  expects: number;
  ms: number;
  /** A refusal for overload has a Retry-After header. */
  saysWhen: boolean;
  /** It depended on state that another user may have changed meanwhile. */
  mayRace: boolean;
}

/** `later`: told when to retry. `too late`: another user was faster, and the response says so. */
export type Outcome = 'done' | 'later' | 'too late' | 'failed';

/** Result of a call. Everything not known to be good has failed: a permission refusal is not a success. */
export function outcomeOf({ status, expects, saysWhen, mayRace }: Timed): Outcome {
  if (status === expects) return 'done';
  if (status === 409 && mayRace) return 'too late';
  return (status === 503 || status === 429) && saysWhen ? 'later' : 'failed';
}

/** Number of calls with one of these results. */
export const count = (timed: readonly Timed[], ...outcomes: readonly Outcome[]): number =>
  timed.filter((one) => outcomes.includes(outcomeOf(one))).length;

/** Quantile of the response times in milliseconds, for one kind of call or for all. */
export const quantileOf = (timed: readonly Timed[], share: number, kind?: Timed['kind']): number =>
  quantile(
    timed.filter((one) => !kind || one.kind === kind).map(({ ms }) => ms),
    share,
  );

const MOST_KINDS = 8;

/** The most frequent failures, by status and call, so that a reader of the error count sees their causes. */
export function failuresOf(timed: readonly Timed[]): Figure[] {
  const kinds = new Map<string, number>();
  for (const one of timed) {
    const name = `of the errors: ${one.status === 0 ? 'no answer' : one.status} to ${one.what}`;
    if (outcomeOf(one) === 'failed') kinds.set(name, (kinds.get(name) ?? 0) + 1);
  }
  const sorted = [...kinds].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, MOST_KINDS).map(([name, value]) => ({ name, value }));
}
