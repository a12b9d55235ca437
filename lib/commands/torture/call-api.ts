import type { Random } from '../../server/db/seed/random';
import { leaksOf } from '../fuzz/judge-reply';

/** Where calls go now, and as whom; servers come and go. */
export interface Line {
  origin: string;
  tokens: Record<string, string>;
  random: Random;
  /** Share of calls whose connection is cut before the answer. */
  cuts: number;
  isOver: () => boolean;
  /** Told of every answer that blames the server. */
  hear: (status: number, message: string) => void;
}

/** What came back whole. */
export interface Answer {
  status: number;
  data: never;
}

/** Nothing is known of a call that broke off: it may have been done. */
export type Outcome = Answer | 'unknown';

const LONGEST = 20_000;

/** Makes a call; only an answer that came whole counts as one. */
export async function callApi(
  { origin, tokens, random, cuts, hear }: Line,
  as: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<Outcome> {
  const isForm = body instanceof FormData;
  const patience = random.chance(cuts) ? random.below(25) : LONGEST;
  try {
    const response = await fetch(origin + path, {
      method,
      headers: {
        Authorization: `JWT ${tokens[as]}`,
        ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    const answer = (await response.json()) as { data: never; message: string };
    if (response.status >= 500) hear(response.status, answer.message);
    return { status: response.status, data: answer.data };
  } catch {
    return 'unknown';
  }
}

export const isDone = (outcome: Outcome): outcome is Answer => outcome !== 'unknown' && outcome.status < 300;

/** Said in so many words, nothing of it was kept. */
export const isRefusedForRoom = (outcome: Outcome): boolean => outcome !== 'unknown' && outcome.status === 507;

/** What is wrong with how a server excuses itself; null when it says "later" or "no room" in a plain sentence. */
export function judgeExcuse(status: number, message: unknown): string | null {
  const isPlain = typeof message === 'string' && /^[A-Z][^\n{}<>]{10,200}\.$/.test(message);
  if ([503, 507].includes(status) && isPlain && leaksOf(message).length === 0) return null;
  return `answered ${status}: ${String(message).slice(0, 200)}`;
}
