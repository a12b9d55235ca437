import type { Endpoint, EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Random } from '@/lib/server/seed/random';
import { type Input, requestOf } from '../bench/api-caller';
import type { Timed } from './outcome';

/** Somebody signed in, at one of the web processes. */
export interface Member {
  origin: string;
  token: string;
  roles: readonly string[];
  random: Random;
  /** What they come back to, between other things, until it is over. */
  next: Step | null;
}

interface How {
  file?: { content: Buffer; name: string };
  /** The call is made of a state that somebody else may have changed by then. */
  mayRace?: true;
}

/** Makes a call; null where it did not go well. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  how?: How,
) => Promise<EndpointAnswer<E> | null>;

export type Step = (member: Member, call: Call) => Promise<void>;

/** Something staff do, in one go. */
export interface Deed {
  /** How often it is done, beside the others. */
  share: number;
  /** The calls it takes: whoever may make all of them does it. */
  calls: readonly Endpoint[];
  run: Step;
}

const PATIENCE = 30_000;

/** Makes calls as somebody and notes how each of them went. */
export const callAs =
  ({ origin, token }: Member, note: (timed: Timed) => void): Call =>
  async (endpoint, input, { file, mayRace = false } = {}) => {
    const { path, init } = requestOf(endpoint, input as Input, file);
    const started = performance.now();
    const tell = (status: number, saysWhen: boolean) =>
      note({
        what: endpoint.id,
        kind: endpoint.method === 'GET' ? 'read' : 'write',
        status,
        expects: endpoint.status ?? 200,
        ms: performance.now() - started,
        saysWhen,
        mayRace,
      });
    try {
      const headers = { ...init.headers, Authorization: `JWT ${token}` };
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(origin + path, { ...init, headers, signal });
      const { data } = (await response.json()) as { data: never };
      tell(response.status, response.headers.has('retry-after'));
      return response.ok ? data : null;
    } catch {
      tell(0, false);
      return null;
    }
  };
