import type { Role } from '@/config/roles';
import type { Endpoint, EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Random } from '@/lib/server/seed/random';
import type { Reply } from '../send-call';

/** Additions to a call's input: a file, or part of a file that is sent in parts. */
export interface Enclosed {
  file?: Buffer;
  headers?: Record<string, string>;
  part?: Buffer;
}

/** Makes the calls of a story, each as the demo person with only that role. */
export interface Teller {
  random: Random;
  /** Small photos, all different. */
  photos: readonly Buffer[];
  idOf: (role: Role) => string;
  /** The `data` of the response. @throws {StoryCut} where the call is refused. */
  tell: <E extends Endpoint>(
    as: Role,
    endpoint: E,
    input: EndpointInput<E>,
    enclosed?: Enclosed,
  ) => Promise<EndpointAnswer<E>>;
  /** The same with the whole response, even if it is not JSON. */
  reply: <E extends Endpoint>(as: Role, endpoint: E, input: EndpointInput<E>, enclosed?: Enclosed) => Promise<Reply>;
  /** Runs the jobs that calls started. */
  work: () => Promise<void>;
}

/** Calls that build on each other, in the order staff make them. */
export type Story = (teller: Teller) => Promise<void>;

/** The story ended early; the message says where. */
export class StoryCut extends Error {}

/** Continues only if the value exists. @throws {StoryCut} */
export function need<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new StoryCut(`There is no ${what}.`);
  return value;
}
