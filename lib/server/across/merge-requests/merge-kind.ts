import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import type { Comparable } from '@/lib/domain/merges/pair-score';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import type { KeyColumn, mergeKit, Pair } from '../../platform/merges/merge-kit';

/** A field that two records are compared by. */
export interface MergeField {
  name: string;
  label: string;
  /** Where it is stored; none for what is shown only. */
  column?: KeyColumn['column'];
  /** Zero says as little as nothing. */
  isAmount?: boolean;
  /** No two records have the same: taken from the one that goes, that one is left without. */
  isUnique?: boolean;
}

/** One of two records that are judged. */
export interface MergeParty {
  id: string;
  label: string;
  status: string;
  version: number;
  createdAt: Date;
  mergedIntoId: string | null;
  values: Record<string, unknown>;
  /** Fields in words, where those differ from the value. */
  texts: Record<string, string>;
}

export interface Obstacle {
  sentence: string;
  /** What to do about it. */
  todo: string;
  /** Nothing is merged as long as it is there. */
  blocks: boolean;
}

interface Two {
  survivor: MergeParty;
  loser: MergeParty;
}

/** A record as it is held against others, and as of which version. */
export interface Subject extends Comparable {
  id: string;
  version: number;
}

/** What merging one kind of record needs to know of it. */
export interface KindOfMerge {
  kind: MergeKind;
  /** The kind of record in its history: `sellers`. */
  area: string;
  kit: ReturnType<typeof mergeKit>;
  fields: readonly MergeField[];
  find: (tx: Queryable, ids: readonly string[]) => Promise<MergeParty[]>;
  /** Whether somebody may see one of the kind. */
  assertVisible: (tx: Queryable, id: string, actor: Actor) => Promise<void>;
  obstacles: (tx: Queryable, two: Two) => Promise<Obstacle[]>;
  /** What follows from a merge or its undoing, in the same transaction: search texts, the stricter consent. */
  follow: (tx: Queryable, pair: Pair & { isUndone: boolean }, actor: Actor) => Promise<void>;
  /** Who answer under names like these, for suggestions. */
  subjects: (tx: Queryable, ids: readonly string[]) => Promise<Subject[]>;
  /** The versions of records, also of those that are not held against others. */
  versions: (tx: Queryable, ids: readonly string[]) => Promise<{ id: string; version: number }[]>;
  /** Records that were not held against others since they were changed last. */
  stale: (tx: Queryable, limit: number) => Promise<string[]>;
}
