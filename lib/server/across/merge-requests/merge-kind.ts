import type { Photo } from '@/lib/contracts/photo-record';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import type { PairScore } from '@/lib/domain/merges/pair-score';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import type { KeyColumn, mergeKit, Pair } from '../../platform/merges/merge-kit';
import type { Named } from './repository';

/** A field that two records are compared by. */
export interface MergeField {
  name: string;
  label: string;
  /** Where it is stored; none for what is shown only. */
  column?: KeyColumn['column'];
  /** Zero says as little as nothing. */
  isAmount?: boolean;
  /** Columns that go along with it. */
  along?: readonly { name: string; column: KeyColumn['column'] }[];
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

/** A record as it is held against others. */
export interface Subject {
  id: string;
}

/** How records of a kind are held against others, for suggestions. */
export interface Suggesting<One extends Subject> {
  /** The records as they are compared; those that cannot be merged are left out. */
  subjects: (tx: Queryable, ids: readonly string[]) => Promise<One[]>;
  /** Which records are held against others at all; all of them where left out. */
  isDue?: () => Named['isFound'] | undefined;
  /** What a record shares with those it may be one with. */
  keys: (one: One) => string[];
  /** How sure it is that two are one; null where too little says so. */
  score: (one: One, other: One) => PairScore | null;
}

/** The same for every kind, whatever it compares. */
export const suggesting = <One extends Subject>(how: Suggesting<One>) => how as unknown as Suggesting<Subject>;

/** What is said where somebody else was faster, by the constraint of the database that tells. */
export type Taken = Record<string, () => Error>;

/** What merging one kind of record needs to know of it. */
export interface KindOfMerge {
  kind: MergeKind;
  /** The kind of record in its history: `sellers`. */
  area: string;
  kit: ReturnType<typeof mergeKit>;
  fields: readonly MergeField[];
  find: (tx: Queryable, ids: readonly string[]) => Promise<MergeParty[]>;
  /** What the two are looked at by, where they have photos. */
  photos?: (tx: Queryable, id: string) => Promise<Photo[]>;
  /** What is written into the one that goes, beside which one took its place. */
  retire?: () => { column: KeyColumn['column']; value: unknown }[];
  /** Whether somebody may see one of the kind. */
  assertVisible: (tx: Queryable, id: string, actor: Actor) => Promise<void>;
  obstacles: (tx: Queryable, two: Two) => Promise<Obstacle[]>;
  /** What follows from a merge or its undoing, in the same transaction: search texts, the stricter consent. */
  follow: (tx: Queryable, done: Pair & { mergeId: string; isUndone: boolean }, actor: Actor) => Promise<void>;
  /** Whether a row of its table is found by what somebody typed, in the way its own list finds it. */
  isFound: (q: string) => Named['isFound'] | undefined;
  taken: { merge: Taken; undo: Taken };
  suggesting: Suggesting<Subject>;
}
