import type { Endpoint, EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Random } from '@/lib/server/seed/random';
import { type Input, requestOf } from '../bench/api-caller';
import type { Timed } from './outcome';

/** A signed-in person, at one of the web processes. */
export interface Member {
  origin: string;
  token: string;
  roles: readonly string[];
  random: Random;
  /** A step they repeat between other actions until it is over. */
  next: Step | null;
}

interface How {
  file?: { content: Buffer; name: string };
  /** The call depends on state that another user may have changed meanwhile. */
  mayRace?: true;
}

/** Makes a call; null if it failed. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  how?: How,
) => Promise<EndpointAnswer<E> | null>;

export type Step = (member: Member, call: Call) => Promise<void>;

/** A single action of staff. */
export interface Deed {
  /** Relative frequency of the action. */
  share: number;
  /** The calls it makes: a person performs it if they may make all of them. */
  calls: readonly Endpoint[];
  run: Step;
}

const PATIENCE = 30_000;

/** Makes calls as a person and records the result of each. */
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
