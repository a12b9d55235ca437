import type { ScreenId } from '@/config/menu';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';

/** What the fields that a change touches hold. */
export type Before = Record<string, unknown>;

/** A record as a bulk change sees it. */
export interface BulkRecord {
  id: string;
  name: string;
  version: number;
  before: Before;
  /** What the change would do to it. @throws HttpError with the rule that is in its way. */
  judge: () => 'changed' | 'same';
}

/** A record with the version it must still have. */
export interface VersionOf {
  id: string;
  version: number;
}

/** How the records of an area are changed many at a time: by the area's own rules for one. */
export interface BulkArea<Change = never, Query extends ListRequest = never> {
  /** Where the list is, and the result is shown. */
  screen: ScreenId;
  noun: { one: string; many: string };
  /** The list whose query says which records. */
  list: Endpoint;
  /** Whoever may call this for one record may do the same to many. */
  editOf: (change: Change) => Endpoint;
  /** "Set the salesman of 12 sellers". */
  titleOf: (change: Change, records: string) => string;
  /** The records that match, in the order of the list, at most one more than the query's limit. */
  idsOf: (query: Query, actor: Actor) => Promise<string[]>;
  /** @throws HttpError when the change can be made to none, such as a salesman who left. */
  check: (tx: Queryable, change: Change, actor: Actor) => Promise<void>;
  /** Those of the records that are there for this person. */
  find: (tx: Queryable, ids: readonly string[], change: Change, actor: Actor) => Promise<BulkRecord[]>;
  /** Changes one record, whole or not at all. Gives its version. @throws HttpError when a rule is in the way. */
  apply: (tx: Queryable, record: VersionOf, change: Change, actor: Actor) => Promise<number>;
  /** Puts back what the change found, whole or not at all. Gives the version. */
  restore: (tx: Queryable, record: VersionOf & { before: Before }, change: Change, actor: Actor) => Promise<number>;
}

/** An area whose changes and query fit together, forgotten of both. */
export const bulkArea = <Change, Query extends ListRequest>(area: BulkArea<Change, Query>): BulkArea =>
  area as unknown as BulkArea;
