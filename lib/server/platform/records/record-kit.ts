import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import type { Page } from '@/lib/contracts/base/list';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import type { Actor } from '../../auth/actor';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { recordAudit } from '../../db/record-audit';
import { tellingTaken } from '../../db/unique-violation';
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
  /** Names the kind of record in actions of its history: "markets" makes `markets.added` and `markets.changed`. */
  area: string;
  table: Table;
  /** The record as the contract shows it. */
  findDetail: (tx: Queryable, id: string) => Promise<Detail | undefined>;
  /** What history shows of it. */
  audited: (row: RecordRow<Table>) => Record<string, unknown>;
  /** What is told where a unique index refuses a write, by the name of the index. */
  taken?: Record<string, () => Error>;
}

interface Audit {
  actorId: string | null;
  action: `${string}.${string}`;
  details?: Record<string, unknown>;
}

/**
 * What every area does alike with the records of one table: read one, add, change on the version somebody saw, show
 * the history. A save reads the row once for its rules and the record once for its answer; the difference is written
 * down in the same transaction.
 */
export function recordKit<Table extends RecordTable, Detail>({
  area,
  table,
  findDetail,
  audited,
  taken = {},
}: RecordParts<Table, Detail>) {
  /** @throws 404 when there is none with the id. */
  async function get(id: string, tx: Queryable = orm()): Promise<Detail> {
    const found = await findDetail(tx, id);
    if (!found) throw notFound();
    return found;
  }

  /** The row, kept from being changed until the transaction ends. @throws 404 when there is none with the id. */
  async function lock(tx: Queryable, id: string): Promise<RecordRow<Table>> {
    const row = await lockRow(tx, table, id);
    if (!row) throw notFound();
    return row;
  }

  /** Writes changes to a row that is held, and the difference down, inside the transaction of a larger change. */
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

  /** Adds a row, inside the transaction of a larger change. */
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
     * Adds a record. `rules` see what was typed and give the row to write; `after` does what follows from it, such as
     * telling somebody. @throws 4xx where a rule is broken.
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
     * Changes a record on the version somebody saw. `rules` see the row as it is and give the columns to write; `after`
     * does what follows from a change.
     * @throws 404; 409 when somebody else changed it meanwhile; 4xx where a rule is broken.
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

    /** Who changed what about a record. @throws 404 when there is none with the id. */
    history: async (id: string, request: ListRequest): Promise<Page<HistoryEntry>> => {
      await get(id);
      return historyOf(orm(), id, request);
    },
  };
}
