import type { CampaignStatus } from './campaign-status';

/** Poll intervals in milliseconds: while something moves, and while only others can change it. */
const [SOON, SELDOM] = [2000, 15_000];

/** Most reports about messages arrive within this time after the last one was sent. */
const SETTLES_MS = 10 * 60 * 1000;

interface Shown {
  status: CampaignStatus;
  checking: unknown;
  endedAt: string | null;
}

/** When a campaign on screen is refetched. */
export function lookAgainAfter({ status, checking, endedAt }: Shown, now: Date): number {
  const isSettling = endedAt !== null && now.getTime() - Date.parse(endedAt) < SETTLES_MS;
  return checking !== null || status === 'sending' || isSettling ? SOON : SELDOM;
}
