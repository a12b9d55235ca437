import type { Role } from '@/config/roles';
import type { Option } from '@/lib/contracts/base/options';
import type { Actor } from '../auth/actor';
import type { Queryable } from '../db/database';

/** Work goes from one person to another. */
export interface HandoverWay {
  fromId: string;
  toId: string;
  actor: Actor;
}

/** One kind of work that somebody leaves behind when their account is closed. */
export interface OpenWork {
  /** Whose work it can become; nobody's when it only can be let go. */
  takers: readonly Role[];
  count: (tx: Queryable, userId: string) => Promise<number>;
  /** The first few of it, by name. */
  examples: (tx: Queryable, userId: string, limit: number) => Promise<Option[]>;
  /** Gives all of it to another, who was found fit to take it. */
  handOver?: (tx: Queryable, way: HandoverWay) => Promise<void>;
  /** Leaves it without a person, or stops it; not there where it must have somebody. */
  letGo?: (tx: Queryable, way: Omit<HandoverWay, 'toId'>) => Promise<void>;
}
