import type { ValueUse as CountedUse } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Actor } from '../auth/actor';
import type { Queryable } from '../db/database';
import type { attributeValues } from '../db/schema/taxonomy';
import type { KeyColumn } from './merges/merge-kit';

type ValueRow = typeof attributeValues.$inferSelect;

/** Two values, of which one goes and the other takes its place, or that are taken apart again. */
export interface Way {
  from: ValueRow;
  to: ValueRow;
  isUndone: boolean;
  actor: Actor;
}

/** One kind of record that has values, and what follows where two of them are merged. */
export interface ValueUse {
  kind: CountedUse['kind'];
  /** How many records have the value. */
  count: (tx: Queryable, value: ValueRow) => Promise<number>;
  /** The columns that say which record has which value. */
  columns: Record<'record' | 'value', KeyColumn['column']>;
  /** Keeps records from being changed until the transaction ends. */
  hold: (tx: Queryable, ids: string[]) => Promise<unknown>;
  /** Looks at records before their values change. Gives what is done afterwards: new version, words, history. */
  watch: (tx: Queryable, ids: string[], way: Way) => Promise<(mergeId: string) => Promise<void>>;
}
