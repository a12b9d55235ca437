import type { Json } from '@/lib/domain/chat/layout';

/** Selects and orders the children of a path. Bounds such as `startAt` are values of the order. */
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
  /** Tie-breaker among children of the same value. */
  key?: string;
  /** True excludes the child exactly at the bound. */
  isExclusive?: boolean;
}

/** One written value: its row and the row's new content. */
export interface Change {
  /** Without leading or trailing slash. */
  path: string;
  value: Json;
}

export interface Commit {
  /** Number that orders commits across all processes. */
  revision: number;
  /** The identity that wrote it; null for the server. */
  by: string | null;
  changes: readonly Change[];
}

/** Server code's access to the realtime database: the built-in one or a Firebase project's. No rules apply to it. */
export interface RealtimeTree {
  /** Value at a path; null when there is none. */
  readAt: (path: string, query?: TreeQuery) => Promise<Json>;
  /** Writes all or nothing, and resolves when it is stored. Null removes; `SERVER_TIME` is allowed as a value. */
  update: (paths: Record<string, unknown>) => Promise<void>;
  /** Called for each commit of this process, in order, once it is stored. Returns the function to unsubscribe. */
  onCommitted: (listener: (commit: Commit) => void) => () => void;
  /** Rows below a path written after a revision, oldest first: the ones a mirror missed. */
  writtenSince: (path: string, revision: number, limit: number) => Promise<(Change & { revision: number })[]>;
}
