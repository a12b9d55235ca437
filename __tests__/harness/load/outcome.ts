import type { Figure } from '../bench/figures';
import { quantile } from '../bench/statistics';

/** One call as its caller met it. */
export interface Timed {
  /** The call by its name. */
  what: string;
  kind: 'read' | 'write';
  /** 0 where no answer came. */
  status: number;
  /** The one status that is a good answer to it. */
  expects: number;
  ms: number;
  /** A refusal for being busy says when to come again. */
  saysWhen: boolean;
  /** It was made of a state that somebody else may have changed by then. */
  mayRace: boolean;
}

/** `later`: told when to come again. `too late`: somebody else was first, and it was told. */
export type Outcome = 'done' | 'later' | 'too late' | 'failed';

/** What became of a call. Whatever is not known to be good has failed: a refusal of a right is no success. */
export function outcomeOf({ status, expects, saysWhen, mayRace }: Timed): Outcome {
  if (status === expects) return 'done';
  if (status === 409 && mayRace) return 'too late';
  return (status === 503 || status === 429) && saysWhen ? 'later' : 'failed';
}

/** How many of the calls came to one of these. */
export const count = (timed: readonly Timed[], ...outcomes: readonly Outcome[]): number =>
  timed.filter((one) => outcomes.includes(outcomeOf(one))).length;

/** Below so many milliseconds lies the given share of the calls, of one kind or of all. */
export const quantileOf = (timed: readonly Timed[], share: number, kind?: Timed['kind']): number =>
  quantile(
    timed.filter((one) => !kind || one.kind === kind).map(({ ms }) => ms),
    share,
  );

const MOST_KINDS = 8;

/** The failures that came most often, by status and call: whoever reads of errors wants to know of which. */
export function failuresOf(timed: readonly Timed[]): Figure[] {
  const kinds = new Map<string, number>();
  for (const one of timed) {
    const name = `of the errors: ${one.status === 0 ? 'no answer' : one.status} to ${one.what}`;
    if (outcomeOf(one) === 'failed') kinds.set(name, (kinds.get(name) ?? 0) + 1);
  }
  const sorted = [...kinds].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, MOST_KINDS).map(([name, value]) => ({ name, value }));
}
