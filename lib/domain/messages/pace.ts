/** Sending allowance in thousandths of a message, as of a moment. */
export interface Pace {
  allowance: number;
  at: Date;
}

/** Burst size. The rest of the limit is refilled over time, so that no second ever exceeds it. */
const capacity = (limit: number) => Math.max(1000, Math.floor(limit * 100));
const perMillisecond = (limit: number) => Math.max(limit / 2, limit - capacity(limit) / 1000);

/** Allowance as of now. A clock that moved back adds nothing. */
export function refilled({ allowance, at }: Pace, now: Date, limit: number): Pace {
  const passed = Math.max(0, now.getTime() - at.getTime());
  return { allowance: Math.min(capacity(limit), Math.floor(allowance + passed * perMillisecond(limit))), at: now };
}

/** Whole messages that may be sent now, up to the wanted number. */
export const mayGo = ({ allowance }: Pace, wanted: number): number => Math.min(wanted, Math.floor(allowance / 1000));

/** Allowance after sending this many. */
export const afterSending = ({ allowance, at }: Pace, count: number): Pace => ({
  allowance: allowance - count * 1000,
  at,
});

/** Milliseconds until one more may be sent. */
export const waitFor = ({ allowance }: Pace, limit: number): number =>
  Math.max(1, Math.ceil((1000 - allowance) / perMillisecond(limit)));
