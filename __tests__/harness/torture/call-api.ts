import type { Random } from '@/lib/server/seed/random';

/** An error response, as passed to the judge. */
export interface Refusal {
  method: string;
  path: string;
  status: number;
  code: string;
  message: string;
  requestId: string | null;
}

/** The current server address and tokens; servers come and go. */
export interface Line {
  origin: string;
  tokens: Record<string, string>;
  random: Random;
  /** Share of calls whose connection is cut before the response. */
  cuts: number;
  isOver: () => boolean;
  /** Called for every error response. */
  hear: (refusal: Refusal) => void;
}

/** A completely received response. */
export interface Answer {
  status: number;
  /** Error code of a refusal. */
  code: string;
  data: never;
  /** The request's id in the audit. */
  requestId: string | null;
}

/** The result of an interrupted call is unknown: it may have been executed. */
export type Outcome = Answer | 'unknown';

/** Result of a write. */
export type Fate = 'done' | 'refused' | 'unknown';

const LONGEST = 20_000;

/** Makes a call; only a completely received response counts. */
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

/** The status guarantees that nothing was stored. */
export const isKeptOut = (status: number): boolean => (status >= 300 && status < 500) || status === 507;

/**
 * A "busy" response may come after the write; a refusal, or a response that the disk is full, means nothing was stored.
 */
export function fateOf(outcome: Outcome): Fate {
  if (outcome === 'unknown') return 'unknown';
  if (outcome.status < 300) return 'done';
  return isKeptOut(outcome.status) ? 'refused' : 'unknown';
}
