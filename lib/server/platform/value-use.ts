import type { ValueUse as CountedUse } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Actor } from '../auth/actor';
import type { Queryable } from '../db/database';
import type { attributeValues } from '../db/schema/taxonomy';
import type { KeyColumn } from './merges/merge-kit';

type ValueRow = typeof attributeValues.$inferSelect;

/** Two values being merged or separated again. */
export interface Way {
  from: ValueRow;
  to: ValueRow;
  isUndone: boolean;
  actor: Actor;
}

/** A kind of record with attribute values, and its part in merging two of them. */
export interface ValueUse {
  kind: CountedUse['kind'];
  /** Number of records with the value. */
  count: (tx: Queryable, value: ValueRow) => Promise<number>;
  /** Columns that link records to values. */
  columns: Record<'record' | 'value', KeyColumn['column']>;
  /** Locks records against changes until the transaction ends. */
  hold: (tx: Queryable, ids: string[]) => Promise<unknown>;
  /** Inspects records before their values change. Returns what to do afterwards: new version, search text, history. */
  watch: (tx: Queryable, ids: string[], way: Way) => Promise<(mergeId: string) => Promise<void>>;
}
