import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { notFound, refused } from '../../errors';
import { countKeys, giveRows, isBeside, type KeyColumn, moveKeys, newRows, type Pair } from './key-column-repository';
import * as repository from './merge-repository';
import { type ChangedRow, changedIds, changedSince, restoreStep, stepsOf, tableName, tableOf } from './row-repository';

export type { KeyColumn, Pair } from './key-column-repository';
export type { MergeRow, MergeTable } from './merge-repository';

/** Rows listed one by one before an undo; if there are more, only the first ones. */
export const MOST_LISTED = 200;

interface MergedKind {
  /** Name of the kind in the table of merges. */
  kind: string;
  table: repository.MergeTable;
  /** Every column that references a record of the kind. */
  keys: readonly KeyColumn[];
  /** Merges into one record may be undone in any order, not only latest first. */
  anyOrder?: true;
}

/** Values a merge writes into one of the two records. */
export interface Writing {
  recordId: string;
  column: KeyColumn['column'];
  value: unknown;
}

export interface Count {
  what: string;
  moves: number;
  stays: number;
}

/** A row added to the survivor since the merge. */
export interface NewRow {
  what: string;
  id: string;
  now: Record<string, unknown>;
}

/** The person's choices for rows written since the merge. */
export interface UndoChoices {
  stay: readonly string[];
  back: readonly string[];
  /** New rows of the survivor that go to the duplicate. */
  give: readonly string[];
}

/**
 * Merges of one kind of record: counts what would move, moves it with a manifest of every row, and restores it. A
 * kind's additional work (its history, other consequences) runs in the same transaction.
 */
export function mergeKit({ kind, table, keys, anyOrder }: MergedKind) {
  const moved = keys.filter(({ staysBecause }) => staysBecause === undefined);
  const counted = moved.filter(({ what }) => what !== undefined);
  const tables = new Map<string, ReturnType<typeof tableOf>>();
  for (const one of [table, ...keys.map(({ column }) => tableOf(column))]) tables.set(tableName(one), one);
  /** Rows that stay or go individually; parts of other rows follow those. */
  const given = moved.filter((key) => !key.staysNew && (key.partOf ?? (key.what && !key.holds && !key.position)));

  const tableNamed = (name: string) => {
    const found = tables.get(name);
    if (!found) throw new Error(`The manifest of a merge names ${name}, which no ${kind} has a key in.`);
    return found;
  };

  /** Condition under which a row removed in a step can be restored. */
  const placeIn = (step: string, survivorId: string) => {
    const isRemoved = ({ column, onceWith }: KeyColumn) =>
      onceWith?.ifTaken === 'removed' && tableName(tableOf(column)) === step;
    const key = moved.find(isRemoved);
    return key && isBeside(survivorId, key);
  };

  /** @throws 404; 409 where it is too late, already done, or a later merge has to be undone first. */
  function assertUndoable(merge: repository.MergeRow | undefined): repository.MergeRow {
    if (merge?.kind !== kind) throw notFound();
    if (merge.undoneAt) throw refused('This was undone already.');
    if (later(UNDO_DAYS * DAY, merge.at) < clock.now())
      throw refused(`This was more than ${UNDO_DAYS} days ago and can no longer be undone.`);
    return merge;
  }

  return {
    kind,
    table,

    /** Counts what would move with a record, in the order of the key columns. */
    async count(tx: Queryable, pair: Pair): Promise<Count[]> {
      const counts = new Map<string, Count>();
      for (const key of counted) {
        const { moves, of } = await countKeys(tx, pair, key);
        const what = key.what ?? '';
        const sum = counts.get(what) ?? { what, moves: 0, stays: 0 };
        counts.set(what, { what, moves: sum.moves + moves, stays: sum.stays + of - moves });
      }
      return [...counts.values()].filter(({ moves, stays }) => moves + stays > 0);
    },

    lock: (tx: Queryable, pair: Pair) => repository.lockPair(tx, table, pair),

    /** Replaces the duplicate by the survivor everywhere. Both are locked. Returns the merge's id. */
    async merge(tx: Queryable, pair: Pair, writings: readonly Writing[], actor: Actor): Promise<string> {
      const id = newId();
      let step = 0;
      const next = () => ({ mergeId: id, step: (step += 1) });
      await repository.insert(tx, { ...pair, id, kind, actorId: actor.userId, at: clock.now() });
      let rowCount = 0;
      for (const key of moved) rowCount += await moveKeys(tx, next, pair, key);
      // Once merged, the duplicate no longer holds the name that the survivor may take over.
      await repository.writeColumn(tx, next(), table.mergedIntoId, pair.loserId, pair.survivorId);
      for (const { recordId, column, value } of writings)
        rowCount += await repository.writeColumn(tx, next(), column, recordId, value);
      await repository.raiseVersions(tx, table, pair);
      await repository.setRowCount(tx, id, rowCount);
      return id;
    },

    /** A merge that can be undone. @throws 404, 409. */
    async find(tx: Queryable, id: string): Promise<repository.MergeRow> {
      return assertUndoable(await repository.findById(tx, id));
    },

    /** Any merge of the kind, including those that can no longer be undone. */
    async read(tx: Queryable, id: string): Promise<repository.MergeRow | undefined> {
      const merge = await repository.findById(tx, id);
      return merge?.kind === kind ? merge : undefined;
    },

    /** Values of a key column in the rows changed by a merge. */
    changedIds,

    /** Changes since the merge: to its rows, and new rows of the survivor. */
    async since(tx: Queryable, merge: repository.MergeRow): Promise<{ changed: ChangedRow[]; added: NewRow[] }> {
      const changed: ChangedRow[] = [];
      for (const step of await stepsOf(tx, merge.id)) {
        const room = MOST_LISTED - changed.length;
        if (room > 0) changed.push(...(await changedSince(tx, merge.id, step, tableNamed(step.table), room)));
      }
      const added: NewRow[] = [];
      for (const key of given.filter(({ partOf }) => !partOf)) {
        const rows = await newRows(tx, merge.survivorId, merge.id, key, MOST_LISTED - added.length);
        added.push(...rows.map((row) => ({ ...row, what: key.what ?? '' })));
      }
      return { changed, added };
    },

    /** Undoes a merge. Returns the number of restored rows. */
    async undo(tx: Queryable, id: string, { stay, back, give }: UndoChoices, actor: Actor) {
      const merge = await assertUndoable(await repository.lockById(tx, id));
      await repository.lockPair(tx, table, merge);
      const blocking = !anyOrder && (await repository.findLater(tx, merge));
      if (blocking) throw refused('One of the two was merged again since then. Undo the later merge first.');
      if (give.length > 0) for (const key of given) await giveRows(tx, merge, key, give);
      let restored = 0;
      for (const step of await stepsOf(tx, id))
        restored += await restoreStep(tx, id, step, tableNamed(step.table), {
          ...{ stay, back },
          hasPlace: placeIn(step.table, merge.survivorId),
        });
      await repository.raiseVersions(tx, table, merge);
      await repository.markUndone(tx, id, clock.now(), actor.userId);
      return { merge, restored, leftAlone: Math.max(0, merge.rowCount + 1 - restored) };
    },
  };
}
