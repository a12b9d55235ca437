import type { ValueUse as CountedUse } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Actor } from '../auth/actor';
import type { Queryable } from '../db/database';
import type { attributeValues } from '../db/schema/taxonomy';

type ValueRow = typeof attributeValues.$inferSelect;

/** A merge of two values: one goes, the other takes its place. */
export interface Way {
  mergeId: string;
  from: ValueRow;
  to: ValueRow;
  actor: Actor;
}

/** A record a merge changed. */
export interface MovedUse {
  recordId: string;
  /** It had the value that stayed as well. */
  hadBoth: boolean;
}

/** One kind of record that has values, and what becomes of it when two of them are merged. */
export interface ValueUse {
  kind: CountedUse['kind'];
  /** How many records have the value. */
  count: (tx: Queryable, value: ValueRow) => Promise<number>;
  /** Puts the value that stays in the place of the other. Gives every record it changed. */
  move: (tx: Queryable, way: Way) => Promise<MovedUse[]>;
  /** Gives records their old value back, but for those that lost the new one since then. Gives how many. */
  moveBack: (tx: Queryable, way: Way, moved: MovedUse[]) => Promise<number>;
}
