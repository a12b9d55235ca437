import type { Random } from '../../server/db/seed/random';

/** Where calls go now, and as whom; servers come and go. */
export interface Line {
  origin: string;
  tokens: Record<string, string>;
  random: Random;
  /** Share of calls whose connection is cut before the answer. */
  cuts: number;
  isOver: () => boolean;
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
  { origin, tokens, random, cuts }: Line,
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
    const answer = (await response.json()) as { data: never };
    return { status: response.status, data: answer.data };
  } catch {
    return 'unknown';
  }
}

export const isDone = (outcome: Outcome): outcome is Answer => outcome !== 'unknown' && outcome.status < 300;
