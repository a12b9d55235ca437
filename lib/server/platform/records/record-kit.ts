import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import type { Page } from '@/lib/contracts/base/list';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import type { Actor } from '../../auth/actor';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { recordAudit } from '../../db/record-audit';
import { tellingTaken } from '../../db/constraint-violation';
import {
  insertRow,
  lockRow,
  type NewRow,
  type RecordRow,
  type RecordTable,
  type RowChanges,
  updateRow,
} from '../../db/versioned-rows';
import { changedMeanwhile, notFound } from '../../errors';
import { historyOf } from '../audit/history-repository';

interface RecordParts<Table extends RecordTable, Detail> {
  /** Prefix of the record's history actions: "markets" gives `markets.added` and `markets.changed`. */
  area: string;
  table: Table;
  /** The record in the contract's format. */
  findDetail: (tx: Queryable, id: string) => Promise<Detail | undefined>;
  /** Fields shown in its history. */
  audited: (row: RecordRow<Table>) => Record<string, unknown>;
  /** Errors for unique index violations, by index name. */
  taken?: Record<string, () => Error>;
}

interface Audit {
  actorId: string | null;
  action: `${string}.${string}`;
  details?: Record<string, unknown>;
}

/**
 * What all areas do in the same way with the records of one table: read, add, change with a version check, show
 * history. A save reads the row once for its rules and the record once for its response; the difference is recorded in
 * the same transaction.
 */
export function recordKit<Table extends RecordTable, Detail>({
  area,
  table,
  findDetail,
  audited,
  taken = {},
}: RecordParts<Table, Detail>) {
  /** @throws 404 when no record has the id. */
  async function get(id: string, tx: Queryable = orm()): Promise<Detail> {
    const found = await findDetail(tx, id);
    if (!found) throw notFound();
    return found;
  }

  /** The row, locked against changes until the transaction ends. @throws 404 when no record has the id. */
  async function lock(tx: Queryable, id: string): Promise<RecordRow<Table>> {
    const row = await lockRow(tx, table, id);
    if (!row) throw notFound();
    return row;
  }

  /** Writes changes to a locked row and records the difference, inside a larger transaction. */
  async function write(
    tx: Queryable,
    before: RecordRow<Table>,
    changes: RowChanges<Table>,
    audit: Audit,
  ): Promise<RecordRow<Table>> {
    const was = audited(before);
    const is = audited({ ...before, ...changes });
    if (Object.keys(fieldChanges(was, is)).length === 0) return before;
    const after = await updateRow(tx, table, before.id, changes);
    await recordAudit(tx, { ...audit, subjectId: before.id, before: was, after: audited(after) });
    return after;
  }

  /** Adds a row, inside a larger transaction. */
  async function insert(tx: Queryable, typed: NewRow<Table>, audit: Audit): Promise<RecordRow<Table>> {
    const added = await insertRow(tx, table, typed);
    await recordAudit(tx, { ...audit, subjectId: added.id, after: audited(added) });
    return added;
  }

  return {
    get,
    lock,
    write,
    insert,

    /**
     * Adds a record. `rules` receive the input and return the row to write; `after` handles consequences, such as
     * notifications. @throws 4xx where a rule is broken.
     */
    add: <Given>(
      typed: Given,
      actor: Actor,
      rules: (tx: Queryable, typed: Given) => Promise<NewRow<Table>> | NewRow<Table>,
      after?: (tx: Queryable, record: Detail) => Promise<void>,
    ): Promise<Detail> =>
      tellingTaken(taken, () =>
        transaction(async (tx) => {
          const row = await insert(tx, await rules(tx, typed), { actorId: actor.userId, action: `${area}.added` });
          const record = await get(row.id, tx);
          await after?.(tx, record);
          return record;
        }),
      ),

    /**
     * Changes a record based on the version the user saw. `rules` receive the current row and return the columns to
     * write; `after` handles the consequences.
     * @throws 404; 409 when it was changed meanwhile; 4xx where a rule is broken.
     */
    change: <Given extends { version: number }>(
      id: string,
      typed: Given,
      actor: Actor,
      rules: (
        tx: Queryable,
        before: RecordRow<Table>,
        changes: Omit<Given, 'version'>,
      ) => Promise<RowChanges<Table>> | RowChanges<Table>,
      after?: (tx: Queryable, record: Detail, before: RecordRow<Table>) => Promise<void>,
    ): Promise<Detail> =>
      tellingTaken(taken, () =>
        transaction(async (tx) => {
          const { version, ...changes } = typed;
          const before = await lock(tx, id);
          if (before.version !== version) throw changedMeanwhile(await get(id, tx));
          const audit = { actorId: actor.userId, action: `${area}.changed` } as const;
          const now = await write(tx, before, await rules(tx, before, changes), audit);
          const record = await get(id, tx);
          if (now !== before) await after?.(tx, record, before);
          return record;
        }),
      ),

    /** A record's history. @throws 404 when no record has the id. */
    history: async (id: string, request: ListRequest): Promise<Page<HistoryEntry>> => {
      await get(id);
      return historyOf(orm(), id, request);
    },
  };
}
