import type { CampaignStatus } from './campaign-status';

/** Milliseconds between two looks: while something moves, and while only others can change it. */
const [SOON, SELDOM] = [2000, 15_000];

/** Most of what is told of a message comes within so long after the last one went out. */
const SETTLES_MS = 10 * 60 * 1000;

interface Shown {
  status: CampaignStatus;
  checking: unknown;
  endedAt: string | null;
}

/** How soon a campaign on the screen is asked for anew. */
export function lookAgainAfter({ status, checking, endedAt }: Shown, now: Date): number {
  const isSettling = endedAt !== null && now.getTime() - Date.parse(endedAt) < SETTLES_MS;
  return checking !== null || status === 'sending' || isSettling ? SOON : SELDOM;
}
