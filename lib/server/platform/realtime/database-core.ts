import type { Json } from '@/lib/domain/chat/layout';
import type { Queryable } from '../../db/database';
import type { Commit, RealtimeTree, TreeQuery } from './realtime-tree';
import { orm } from '../../db/database';
import { type Auth, Rules } from './rules/rules';
import { Guards } from './store/guards';
import type { Layout } from './store/layout';
import { mayRead } from './store/reader';
import * as repository from './store/realtime-repository';
import { Sequence } from './store/sequence';
import { Store } from './store/store';
import { Watches } from './store/watches';
import { type Batch, type Stored, WriteQueue } from './store/write-queue';
import { treePath } from './tree/paths';

interface Settings {
  /** The rules file. */
  rules: unknown;
  layout: Layout;
  /** Id of this process where others may share the database; null where it is alone. */
  process: string | null;
}

/** Channel on which processes announce commits to each other. */
export const CHANNEL = 'bomb_realtime';

/** The built-in realtime database without its sockets. */
export class DatabaseCore implements RealtimeTree {
  readonly rules: Rules;
  readonly store: Store;
  readonly watches: Watches;
  readonly guards = new Guards();
  readonly sequence = new Sequence(
    (stored) => this.show(stored),
    () => this.refresh(),
  );
  private readonly queue: WriteQueue;
  private readonly listeners = new Set<(commit: Commit) => void>();

  constructor(readonly settings: Settings) {
    this.rules = new Rules(settings.rules);
    this.store = new Store(settings.layout, settings.process === null);
    this.watches = new Watches(this.store, (path) => this.rules.indexAt(path));
    this.queue = new WriteQueue({
      store: this.store,
      rules: this.rules,
      holder: settings.process,
      show: (batch) => this.stored(batch),
      ...(settings.process && { tell: (tx, batch) => this.tell(tx, batch) }),
    });
  }

  readAt = (path: string, query?: TreeQuery): Promise<Json> => this.watches.look(treePath(path), query);

  update = (paths: Record<string, unknown>): Promise<void> => {
    // Throws inside a transaction, where this would wait for itself.
    orm();
    return this.queue.write({ by: 'server', values: Object.entries(paths) });
  };

  /** The row at a path, locked against other writes until the transaction ends. */
  readWithin = async (tx: Queryable, path: string): Promise<Json> => {
    await repository.lockClock(tx);
    return (await this.store.read(tx, path)).rows.get(path) ?? null;
  };

  /** Writes within a transaction; call the returned function after the commit to publish the change. */
  updateWithin = (tx: Queryable, paths: Record<string, unknown>): Promise<() => void> =>
    this.queue.writeWithin(tx, { by: 'server', values: Object.entries(paths) });

  onCommitted = (listener: (commit: Commit) => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  writtenSince = (path: string, revision: number, limit: number) =>
    repository.findWrittenSince(orm(), treePath(path), revision, limit);

  write = (by: Auth | null, values: readonly (readonly [string, unknown])[], hash?: string): Promise<void> =>
    this.queue.write({ by, values, hash });

  mayRead = (path: string, auth: Auth | null) => mayRead(this.store, this.rules, path, auth);

  settle = (): Promise<void> => this.queue.settle();

  private stored(batch: Batch): Promise<void> {
    for (const { revision, by, rows, cleared } of batch.stored) {
      if (revision === null) continue;
      const spans = cleared.map((path) => ({ path, value: null }));
      const changes = [...spans, ...[...rows].map(([path, value]) => ({ path, value }))];
      for (const listener of this.listeners) listener({ revision, by, changes });
    }
    return this.sequence.submit({ from: batch.from, to: batch.to, read: () => batch.stored });
  }

  private show(stored: readonly Stored[]): void {
    // Must come first, so that clients are not sent data to which the same commit revokes their access.
    for (const part of stored) this.guards.touch(part);
    this.watches.apply(stored);
  }

  /** Reloads everything that is watched and rechecks all permissions. */
  refresh(): void {
    this.watches.refresh();
    this.guards.recheckAll();
  }

  private async tell(tx: Queryable, { from, to, stored }: Batch): Promise<void> {
    const rows = [...new Set(stored.flatMap((part) => [...part.rows.keys()]))];
    const cleared = [...new Set(stored.flatMap((part) => part.cleared))];
    const notice: Notice = { process: this.settings.process ?? '', from: from ?? to, to, rows, cleared };
    const text = JSON.stringify(notice);
    const isShort = Buffer.byteLength(text) < LONGEST_NOTICE;
    await repository.tell(tx, CHANNEL, isShort ? text : JSON.stringify({ ...notice, rows: null, cleared: [] }));
  }

  /** Applies a commit of another process. */
  hear({ process, from, to, rows, cleared }: Notice): void {
    if (process === this.settings.process) return;
    const read = async (): Promise<readonly Stored[]> => {
      if (!rows) this.refresh();
      const near = (rows ?? []).filter((row) => this.watches.isNear(row) || this.guards.restsOn(row));
      const found = near.length > 0 ? (await repository.findRows(orm(), near)).rows : new Map<string, Json>();
      return [{ revision: to, by: null, rows: new Map(near.map((row) => [row, found.get(row) ?? null])), cleared }];
    };
    void this.sequence.submit({ from, to, read });
  }
}

/** PostgreSQL's limit is 8,000 bytes. */
const LONGEST_NOTICE = 7500;

/** Announcement of a commit to other processes: names of rows, never their contents. */
export interface Notice {
  process: string;
  from: number;
  to: number;
  /** Null when they are too many to list. */
  rows: string[] | null;
  cleared: string[];
}
