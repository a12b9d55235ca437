import type { Role } from '@/config/roles';
import type { Option } from '@/lib/contracts/base/options';
import type { Actor } from '../auth/actor';
import type { Queryable } from '../db/database';

/** Transfer of work from one person to another. */
export interface HandoverWay {
  fromId: string;
  toId: string;
  actor: Actor;
}

/** A kind of open work of a person whose account is closed. */
export interface OpenWork {
  /** Roles that can take it over; empty when it can only be released. */
  takers: readonly Role[];
  count: (tx: Queryable, userId: string) => Promise<number>;
  /** Names of the first few items. */
  examples: (tx: Queryable, userId: string, limit: number) => Promise<Option[]>;
  /** Transfers all of it to another person, already checked as eligible. */
  handOver?: (tx: Queryable, way: HandoverWay) => Promise<void>;
  /** Unassigns or stops it; missing where it must have an assignee. */
  letGo?: (tx: Queryable, way: Omit<HandoverWay, 'toId'>) => Promise<void>;
}
