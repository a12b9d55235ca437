import type { Json } from '@/lib/domain/chat/layout';
import { clock } from '../../../clock';
import { describeError } from '../../../db/describe-error';
import { transaction, type Queryable } from '../../../db/database';
import { log } from '../../../log';
import type { Rules } from '../rules/rules';
import { isInside, parentAndKey } from '../tree/paths';
import { entryOf } from '../tree/query';
import { TreeError } from '../tree/tree-error';
import { judgeAll, type WriteRequest } from './judge';
import { isVolatile } from './layout';
import * as repository from './realtime-repository';
import type { Store } from './store';
import { Draft, Reading } from './view';

/** The rows changed by one accepted write. */
export interface Stored {
  /** Null when all of it is in memory. */
  revision: number | null;
  by: string | null;
  rows: ReadonlyMap<string, Json>;
  cleared: readonly string[];
}

/** Writes stored together; `from` is null when none of them touched the database. */
export interface Batch {
  from: number | null;
  to: number;
  stored: readonly Stored[];
}

interface Pending extends WriteRequest {
  settle: (error?: Error) => void;
}

interface Settings {
  store: Store;
  rules: Rules;
  /** This process's id, where it is one of several. */
  holder: string | null;
  /** Publishes a stored batch to listeners; its writes are acknowledged afterwards. */
  show: (batch: Batch) => Promise<void>;
  /** Part of the transaction: announces the batch to other processes. */
  tell?: (tx: Queryable, batch: Batch) => Promise<void>;
}

const MOST_AT_ONCE = 500;

/**
 * Judges writes one after another on the newest tree, stores many per commit, publishes them, and only then
 * acknowledges them.
 */
export class WriteQueue {
  private readonly waiting: Pending[] = [];
  private draining: Promise<void> | null = null;

  constructor(private readonly settings: Settings) {}

  /** Resolves when the write is stored. @throws TreeError when it is not allowed. */
  write(request: WriteRequest): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...request, settle: (error) => (error ? reject(error) : resolve()) });
      this.draining ??= this.drain();
    });
  }

  /**
   * Same within the caller's transaction, for writes that must be consistent with rows of another table. Returns a
   * function to call after the commit.
   */
  async writeWithin(tx: Queryable, request: WriteRequest): Promise<() => void> {
    const { batch, verdicts } = await this.storeIn(tx, [request]);
    const [verdict] = verdicts;
    if (!(verdict instanceof Draft)) throw verdict ?? new TreeError('internal_error');
    return () => void this.shown(batch);
  }

  /** Waits for all pending writes. */
  async settle(): Promise<void> {
    while (this.draining) await this.draining;
  }

  private async drain(): Promise<void> {
    // Collects writes made at the same moment.
    await Promise.resolve();
    while (this.waiting.length > 0) await this.storeNext(this.waiting.splice(0, MOST_AT_ONCE));
    this.draining = null;
  }

  private async storeNext(pending: readonly Pending[]): Promise<void> {
    try {
      const { batch, verdicts } = await transaction((tx) => this.storeIn(tx, pending));
      // The next batch is stored in the meantime.
      void this.shown(batch).then(() => {
        for (const [index, verdict] of verdicts.entries())
          pending[index]?.settle(verdict instanceof Draft ? undefined : told(verdict));
      });
    } catch (error) {
      log.error(describeError(error), 'writes to the realtime database failed');
      for (const { settle } of pending) settle(new TreeError('unavailable'));
    }
  }

  private shown(batch: Batch): Promise<void> {
    this.settings.store.remember(mergedOf(batch));
    return this.settings.show(batch);
  }

  private async storeIn(tx: Queryable, requests: readonly WriteRequest[]) {
    const { store, rules, tell } = this.settings;
    const last = await repository.lockClock(tx);
    const reading = new Reading(store.layout);
    const judging = { layout: store.layout, rules, now: clock.now().getTime() };
    for (;;) {
      const { verdicts, missing } = judgeAll(requests, reading, judging);
      if (missing.size > 0) {
        await store.load(tx, reading, missing);
        continue;
      }
      const batch = this.batchOf(requests, verdicts, last);
      if (batch.from !== null) {
        await repository.write(tx, batch.to, this.rowsOf(batch));
        await tell?.(tx, batch);
      }
      return { batch, verdicts };
    }
  }

  private batchOf(requests: readonly WriteRequest[], verdicts: readonly (Draft | Error)[], last: number): Batch {
    let revision = last;
    const stored = verdicts.flatMap((verdict, index): Stored[] => {
      if (!(verdict instanceof Draft)) return [];
      const by = requests[index]?.by;
      const paths = [...verdict.rows.keys(), ...verdict.cleared];
      const isLasting = !paths.every((path) => this.settings.store.isInMemory(path));
      if (isLasting) revision += 1;
      const uid = by && by !== 'server' ? by.uid : null;
      return [{ revision: isLasting ? revision : null, by: uid, rows: verdict.rows, cleared: [...verdict.cleared] }];
    });
    return { from: revision > last ? last + 1 : null, to: revision, stored };
  }

  /** Rows of a batch in their database form. */
  private rowsOf(batch: Batch) {
    const { store, rules, holder } = this.settings;
    const { rows, cleared, revisions } = mergedOf(batch);
    const writes = [...rows].filter(([path]) => !store.isInMemory(path));
    return {
      cleared: [...cleared].filter((span) => !store.isInMemory(span)),
      rows: writes.map(([path, value]) => {
        const [parent, key] = parentAndKey(path);
        const index = rules.indexAt(parent);
        return {
          path,
          value,
          sort: index ? entryOf(key, value, index).sort : null,
          revision: revisions.get(path) ?? batch.to,
          holder: isVolatile(store.layout, path) ? holder : null,
        };
      }),
    };
  }
}

/** Net result of a batch's consecutive writes. */
function mergedOf({ stored }: Batch) {
  const rows = new Map<string, Json>();
  const revisions = new Map<string, number>();
  const cleared = new Set<string>();
  for (const part of stored) {
    for (const span of part.cleared) {
      for (const path of rows.keys()) if (isInside(path, span)) rows.delete(path);
      cleared.add(span);
    }
    for (const [path, value] of part.rows) {
      rows.set(path, value);
      if (part.revision !== null) revisions.set(path, part.revision);
    }
  }
  return { rows, cleared, revisions };
}

function told(error: Error): Error {
  if (error instanceof TreeError) return error;
  log.error(describeError(error), 'a write to the realtime database failed');
  return new TreeError('internal_error');
}
