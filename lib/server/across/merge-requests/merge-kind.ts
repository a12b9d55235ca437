import type { Photo } from '@/lib/contracts/photo-record';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import type { PairScore } from '@/lib/domain/merges/pair-score';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import type { KeyColumn, mergeKit, Pair } from '../../platform/merges/merge-kit';
import type { Named } from './repository';

/** A field on which two records are compared. */
export interface MergeField {
  name: string;
  label: string;
  /** Where it is stored; missing for display-only fields. */
  column?: KeyColumn['column'];
  /** True when zero counts as empty. */
  isAmount?: boolean;
  /** Columns copied together with it. */
  along?: readonly { name: string; column: KeyColumn['column'] }[];
  /** Unique across records: when taken from the duplicate, the duplicate loses it. */
  isUnique?: boolean;
}

/** One of the two records in a case. */
export interface MergeParty {
  id: string;
  label: string;
  status: string;
  version: number;
  createdAt: Date;
  mergedIntoId: string | null;
  values: Record<string, unknown>;
  /** Display texts of fields, where they differ from the value. */
  texts: Record<string, string>;
}

export interface Obstacle {
  sentence: string;
  /** How to resolve it. */
  todo: string;
  /** True when it prevents the merge. */
  blocks: boolean;
}

interface Two {
  survivor: MergeParty;
  loser: MergeParty;
}

/** A record prepared for comparison. */
export interface Subject {
  id: string;
}

/** How records of a kind are compared for suggestions. */
export interface Suggesting<One extends Subject> {
  /** Records to compare, without those that cannot be merged. */
  subjects: (tx: Queryable, ids: readonly string[]) => Promise<One[]>;
  /** Selects the records to compare; all when omitted. */
  isDue?: () => Named['isFound'] | undefined;
  /** Values a record shares with its possible duplicates. */
  keys: (one: One) => string[];
  /** Confidence that two are duplicates; null when there is too little evidence. */
  score: (one: One, other: One) => PairScore | null;
}

/** Erases the record type, so that all kinds fit one type. */
export const suggesting = <One extends Subject>(how: Suggesting<One>) => how as unknown as Suggesting<Subject>;

/** Errors for a concurrent change, keyed by the database constraint that reports it. */
export type Taken = Record<string, () => Error>;

/** Everything needed to merge one kind of record. */
export interface KindOfMerge {
  kind: MergeKind;
  /** The kind's prefix in the audit history: `sellers`. */
  area: string;
  kit: ReturnType<typeof mergeKit>;
  fields: readonly MergeField[];
  find: (tx: Queryable, ids: readonly string[]) => Promise<MergeParty[]>;
  /** Photos for comparing the two by eye, if the kind has any. */
  photos?: (tx: Queryable, id: string) => Promise<Photo[]>;
  /** Values written into the duplicate besides the reference to its survivor. */
  retire?: () => { column: KeyColumn['column']; value: unknown }[];
  /** Checks that the actor may see a record of this kind. */
  assertVisible: (tx: Queryable, id: string, actor: Actor) => Promise<void>;
  obstacles: (tx: Queryable, two: Two) => Promise<Obstacle[]>;
  /** Consequences of a merge or its undo, in the same transaction: search texts, the stricter consent. */
  follow: (tx: Queryable, done: Pair & { mergeId: string; isUndone: boolean }, actor: Actor) => Promise<void>;
  /** Whether a row matches the typed text, as in the kind's own list. */
  isFound: (q: string) => Named['isFound'] | undefined;
  taken: { merge: Taken; undo: Taken };
  suggesting: Suggesting<Subject>;
}
