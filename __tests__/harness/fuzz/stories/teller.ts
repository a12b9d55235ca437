import type { Role } from '@/config/roles';
import type { Endpoint, EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Random } from '@/lib/server/seed/random';
import type { Reply } from '../send-call';

/** What goes with a call beside its input: a file, or a part of one that is sent in parts. */
export interface Enclosed {
  file?: Buffer;
  headers?: Record<string, string>;
  part?: Buffer;
}

/** Makes the calls of a story, each as the person of the demo who has just that role. */
export interface Teller {
  random: Random;
  /** Small pictures, no two the same. */
  photos: readonly Buffer[];
  idOf: (role: Role) => string;
  /** The `data` of the answer. @throws {StoryCut} where the call is refused. */
  tell: <E extends Endpoint>(
    as: Role,
    endpoint: E,
    input: EndpointInput<E>,
    enclosed?: Enclosed,
  ) => Promise<EndpointAnswer<E>>;
  /** The same with the whole answer, also one that is no JSON. */
  reply: <E extends Endpoint>(as: Role, endpoint: E, input: EndpointInput<E>, enclosed?: Enclosed) => Promise<Reply>;
  /** Works off what calls started. */
  work: () => Promise<void>;
}

/** Calls that build on each other, as staff make them one after the other. */
export type Story = (teller: Teller) => Promise<void>;

/** A story came to an end before its time; the message says where. */
export class StoryCut extends Error {}

/** Goes on only with what is there. @throws {StoryCut} */
export function need<Value>(value: Value | null | undefined, what: string): Value {
  if (value === null || value === undefined) throw new StoryCut(`There is no ${what}.`);
  return value;
}
