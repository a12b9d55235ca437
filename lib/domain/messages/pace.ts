/** How many messages may go out: thousandths of one, as of a moment. */
export interface Pace {
  allowance: number;
  at: Date;
}

/** So much goes out at once. What follows is the rest of the limit, so that no second ever has more than it. */
const capacity = (limit: number) => Math.max(1000, Math.floor(limit * 100));
const perMillisecond = (limit: number) => Math.max(limit / 2, limit - capacity(limit) / 1000);

/** The pace as it is by now. A clock that went back adds nothing. */
export function refilled({ allowance, at }: Pace, now: Date, limit: number): Pace {
  const passed = Math.max(0, now.getTime() - at.getTime());
  return { allowance: Math.min(capacity(limit), Math.floor(allowance + passed * perMillisecond(limit))), at: now };
}

/** How many whole messages may go out now, at most so many. */
export const mayGo = ({ allowance }: Pace, wanted: number): number => Math.min(wanted, Math.floor(allowance / 1000));

/** The pace after so many went out. */
export const afterSending = ({ allowance, at }: Pace, count: number): Pace => ({
  allowance: allowance - count * 1000,
  at,
});

/** Milliseconds until one more may go. */
export const waitFor = ({ allowance }: Pace, limit: number): number =>
  Math.max(1, Math.ceil((1000 - allowance) / perMillisecond(limit)));
