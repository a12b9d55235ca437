import type { Random } from '@/lib/server/seed/random';

/** An answer that is no yes, as it is told to whoever judges it. */
export interface Refusal {
  method: string;
  path: string;
  status: number;
  code: string;
  message: string;
  requestId: string | null;
}

/** Where calls go now, and as whom; servers come and go. */
export interface Line {
  origin: string;
  tokens: Record<string, string>;
  random: Random;
  /** Share of calls whose connection is cut before the answer. */
  cuts: number;
  isOver: () => boolean;
  /** Told of every answer that is no yes. */
  hear: (refusal: Refusal) => void;
}

/** What came back whole. */
export interface Answer {
  status: number;
  /** Of a refusal. */
  code: string;
  data: never;
  /** What the audit knows the call by. */
  requestId: string | null;
}

/** Nothing is known of a call that broke off: it may have been done. */
export type Outcome = Answer | 'unknown';

/** What became of a write. */
export type Fate = 'done' | 'refused' | 'unknown';

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
    const { data, code, message } = (await response.json()) as { data: never; code: string; message: string };
    const { status } = response;
    const requestId = response.headers.get('x-request-id');
    if (status >= 300) hear({ method, path, status, code, message, requestId });
    return { status, code, data, requestId };
  } catch {
    return 'unknown';
  }
}

export const isDone = (outcome: Outcome): outcome is Answer => outcome !== 'unknown' && outcome.status < 300;

/** Said in so many words, nothing of it was kept. */
export const isKeptOut = (status: number): boolean => (status >= 300 && status < 500) || status === 507;

/** A server that is busy may have been so after it wrote; one that says no, or that it has no room, kept nothing. */
export function fateOf(outcome: Outcome): Fate {
  if (outcome === 'unknown') return 'unknown';
  if (outcome.status < 300) return 'done';
  return isKeptOut(outcome.status) ? 'refused' : 'unknown';
}
