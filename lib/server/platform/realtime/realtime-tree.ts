import type { Json } from '@/lib/domain/chat/layout';

/** Which children of a path, in which order. Values of `startAt` and the like are those of the order. */
export interface TreeQuery {
  /** `$key`, `$value`, or the name of a child. */
  orderBy?: string;
  startAt?: TreeBound;
  endAt?: TreeBound;
  limitToFirst?: number;
  limitToLast?: number;
}

export interface TreeBound {
  value: Exclude<Json, object>;
  /** Among children of the same value. */
  key?: string;
  /** True leaves the child out that is exactly there. */
  isExclusive?: boolean;
}

/** One value that was written: the row it lies in and what that holds now. */
export interface Change {
  /** Without a slash at its ends. */
  path: string;
  value: Json;
}

export interface Commit {
  /** Commits follow one another by this number, over all processes. */
  revision: number;
  /** The identity that wrote it; null when the server did. */
  by: string | null;
  changes: readonly Change[];
}

/** Server code's access to the realtime database: the one built in, or that of a Firebase project. No rule binds it. */
export interface RealtimeTree {
  /** What lies at a path, null when nothing does. */
  readAt: (path: string, query?: TreeQuery) => Promise<Json>;
  /** Writes all of it or nothing, and is done when that is stored. Null removes; `SERVER_TIME` is a value. */
  update: (paths: Record<string, unknown>) => Promise<void>;
  /** Told of each commit of this process, in order, once it is stored. Gives the end of it. */
  onCommitted: (listener: (commit: Commit) => void) => () => void;
  /** Rows below a path that were written after a revision, oldest first: what a mirror missed. */
  writtenSince: (path: string, revision: number, limit: number) => Promise<(Change & { revision: number })[]>;
}
