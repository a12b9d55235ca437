import type { ScreenId } from '@/config/menu';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';

/** Current values of the fields a change affects. */
export type Before = Record<string, unknown>;

/** A record as a bulk change sees it. */
export interface BulkRecord {
  id: string;
  name: string;
  version: number;
  before: Before;
  /** Effect of the change. @throws HttpError with the rule that prevents it. */
  judge: () => 'changed' | 'same';
}

/** A record with the version it is expected to have. */
export interface VersionOf {
  id: string;
  version: number;
}

/** Bulk changes in an area, following the area's rules for single records. */
export interface BulkArea<Change = never, Query extends ListRequest = never> {
  /** Screen of the list, which also shows the result. */
  screen: ScreenId;
  noun: { one: string; many: string };
  /** The list whose query selects the records. */
  list: Endpoint;
  /** Permission to call this for one record allows bulk changes. */
  editOf: (change: Change) => Endpoint;
  /** "Set the salesman of 12 sellers". */
  titleOf: (change: Change, records: string) => string;
  /** Ids of matching records in list order, at most one more than the query's limit. */
  idsOf: (query: Query, actor: Actor) => Promise<string[]>;
  /** @throws HttpError when the change is impossible for any record, such as a salesman who left. */
  check: (tx: Queryable, change: Change, actor: Actor) => Promise<void>;
  /** Those of the records that this person may see. */
  find: (tx: Queryable, ids: readonly string[], change: Change, actor: Actor) => Promise<BulkRecord[]>;
  /** Changes one record atomically. Returns its version. @throws HttpError when a rule prevents it. */
  apply: (tx: Queryable, record: VersionOf, change: Change, actor: Actor) => Promise<number>;
  /** Restores the values from before the change, atomically. Returns the version. */
  restore: (tx: Queryable, record: VersionOf & { before: Before }, change: Change, actor: Actor) => Promise<number>;
}

/** Erases an area's change and query types after checking that they match. */
export const bulkArea = <Change, Query extends ListRequest>(area: BulkArea<Change, Query>): BulkArea =>
  area as unknown as BulkArea;
