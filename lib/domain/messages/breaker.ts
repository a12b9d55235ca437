import { failureText } from './failure-codes';

/** Minimum number of outcomes for a meaningful share, and the share of failures or lost responses that is too high. */
const BREAKER = { outcomes: 30, share: 0.25 } as const;

export interface Tally {
  /** Messages with a known outcome: sent, delivered, read or failed. */
  settled: number;
  failed: number;
  unclear: number;
}

/** Why a campaign is paused automatically, as a sentence; null while it goes well. */
export function breakerReason({ settled, failed, unclear }: Tally): string | null {
  if (settled >= BREAKER.outcomes && failed / settled > BREAKER.share)
    return `${failed} of ${settled} messages failed. Look at the reasons before going on.`;
  const isSilent = unclear >= BREAKER.outcomes && unclear / (settled + unclear) > BREAKER.share;
  return isSilent ? `${unclear} messages have no answer from the provider.` : null;
}

/** Why an error code stops everything. */
export function stopReason(code: string): string | null {
  const text = failureText(code);
  return text.class === 'stop' ? `${text.reason} ${text.advice}` : null;
}
