import type { Json } from '@/lib/domain/chat/layout';
import type { Queryable } from '../../../db/database';
import type { TreeQuery } from '../realtime-tree';
import { isInside } from '../tree/paths';
import { TreeError } from '../tree/tree-error';
import { isVolatile, type Layout, rowOf } from './layout';
import * as repository from './realtime-repository';
import type { Reading } from './view';

/** Most rows read for one response. */
const MOST_ROWS = 20_000;

export type Found = repository.Found;

/** Storage of rows: in the database, and volatile ones in memory where there is a single process. */
export class Store {
  private readonly memory = new Map<string, Json>();

  constructor(
    readonly layout: Layout,
    private readonly keepsVolatile: boolean,
  ) {}

  isInMemory(path: string): boolean {
    return this.keepsVolatile && isVolatile(this.layout, path);
  }

  /** Rows in memory at or below a path. */
  private remembered(path: string): Map<string, Json> {
    return new Map([...this.memory].filter(([row]) => isInside(row, path)));
  }

  private fromMemory(path: string): Found | null {
    const place = rowOf(this.layout, path) ?? path;
    return this.isInMemory(path) ? { revision: 0, rows: this.remembered(place) } : null;
  }

  /** The row that contains a path, or all rows below it. @throws TreeError when they are too many. */
  async read(tx: Queryable, path: string): Promise<Found> {
    const kept = this.fromMemory(path);
    if (kept) return kept;
    const row = rowOf(this.layout, path);
    const found =
      row !== null ? await repository.findRows(tx, [row]) : await repository.findInside(tx, path, MOST_ROWS + 1);
    if (found.rows.size > MOST_ROWS) throw new TreeError('too_big');
    return path === '' ? { ...found, rows: new Map([...found.rows, ...this.memory]) } : found;
  }

  readWindow(tx: Queryable, path: string, query: TreeQuery): Promise<Found> {
    return repository.findWindow(tx, path, query, MOST_ROWS);
  }

  /** Loads missing data into a reading; rows in one statement. */
  async load(tx: Queryable, reading: Reading, paths: Iterable<string>): Promise<void> {
    const missing = [...paths].map((path) => rowOf(this.layout, path) ?? path);
    const rows = missing.filter((path) => rowOf(this.layout, path) === path && !this.isInMemory(path));
    const found = rows.length > 0 ? (await repository.findRows(tx, rows)).rows : new Map<string, Json>();
    for (const path of rows) reading.learn(path, found);
    for (const path of missing) if (!rows.includes(path)) reading.learn(path, (await this.read(tx, path)).rows);
  }

  /** Stores the in-memory part of a commit. */
  remember({ rows, cleared }: { rows: ReadonlyMap<string, Json>; cleared: Iterable<string> }): void {
    for (const span of cleared) for (const row of this.memory.keys()) if (isInside(row, span)) this.memory.delete(row);
    for (const [row, value] of rows) {
      if (!this.isInMemory(row)) continue;
      if (value === null) this.memory.delete(row);
      else this.memory.set(row, value);
    }
  }
}
