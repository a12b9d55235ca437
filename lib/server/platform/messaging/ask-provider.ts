import { SECOND } from '../../clock';
import type { SendAnswer } from './provider';

/** A provider that takes longer may still have accepted the message. */
const PATIENCE = 15 * SECOND;
const LONGEST_ANSWER = 8 * 1024 * 1024;

/** Errors of a connection that was never established, so nothing was accepted. */
const NEVER_REACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

export interface Answered {
  status: number;
  /** The response as JSON; undefined where it is not JSON. */
  json: unknown;
  text: string;
}

/** The request did not reach the provider. */
export class NotReached extends Error {}

const codeOf = (error: unknown): string => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? '';
};

/** Calls a provider. @throws NotReached where it was not reached; any other error leaves the outcome open. */
export async function askProvider(url: string, init: RequestInit): Promise<Answered> {
  let answer: Response;
  try {
    answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  } catch (error) {
    if (NEVER_REACHED.has(codeOf(error))) throw new NotReached(codeOf(error));
    throw error;
  }
  const text = await answer.text();
  if (text.length > LONGEST_ANSWER) throw new Error('The answer is too long.');
  try {
    return { status: answer.status, text, json: JSON.parse(text) as unknown };
  } catch {
    return { status: answer.status, text, json: undefined };
  }
}

/** Pauses after a definite failure. */
const RESTS = { unreached: 5 * SECOND, tooFast: 2 * SECOND } as const;

/** Outcome of sending, whatever happened to the call; `read` interprets a 2xx or 4xx response. */
export async function outcomeOf(
  ask: () => Promise<Answered>,
  read: (answer: Answered) => SendAnswer,
): Promise<SendAnswer> {
  try {
    const answer = await ask();
    if (answer.status === 429) return { kind: 'not-taken', reason: 'Too many at once.', restMs: RESTS.tooFast };
    if (answer.status >= 500) return { kind: 'unclear', reason: `The provider answered ${answer.status}.` };
    return read(answer);
  } catch (error) {
    if (error instanceof NotReached)
      return { kind: 'not-taken', reason: 'The provider cannot be reached.', restMs: RESTS.unreached };
    return { kind: 'unclear', reason: 'The answer of the provider was lost.' };
  }
}
