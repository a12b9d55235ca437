import type { Json } from '@/lib/domain/chat/layout';
import { below, isInside } from '../tree/paths';
import { valueAt, withValue } from '../tree/values';
import { type Layout, rowOf, rowsOf } from './layout';

/** A view of the tree. */
export interface View {
  /** @throws NotLoaded where the data has not been read yet. */
  at: (path: string) => Json;
}

/** A row, or all rows below a path, must be read before the request can be answered. */
export class NotLoaded extends Error {
  constructor(readonly path: string) {
    super(path);
  }
}

/** Data read from the tree, with the paths used from it. */
export class Reading implements View {
  private readonly rows = new Map<string, Json>();
  private readonly whole = new Set<string>();
  /** Rows and spans the answers depend on. */
  readonly used = new Set<string>();

  constructor(private readonly layout: Layout) {}

  /** Adds the data at a path: a row, or all rows below it. */
  learn(path: string, rows: ReadonlyMap<string, Json>): void {
    if (rowOf(this.layout, path) === path) this.rows.set(path, rows.get(path) ?? null);
    else {
      this.whole.add(path);
      for (const [row, value] of rows) this.rows.set(row, value);
    }
  }

  at(path: string): Json {
    const row = rowOf(this.layout, path);
    this.used.add(row ?? path);
    if (row !== null) return valueAt(this.row(row), below(path, row));
    if (![...this.whole].some((span) => isInside(path, span))) throw new NotLoaded(path);
    let value: Json = null;
    for (const [inside, part] of this.rows)
      if (isInside(inside, path) && part !== null) value = withValue(value, below(inside, path), part);
    return value;
  }

  private row(path: string): Json {
    const known = this.rows.get(path);
    if (known !== undefined) return known;
    if ([...this.whole].some((span) => isInside(path, span))) return null;
    throw new NotLoaded(path);
  }
}

/** Another view with additional writes, invisible to others. */
export class Draft implements View {
  /** Whole rows, null where one is removed. */
  readonly rows = new Map<string, Json>();
  /** Spans cleared before the rows were written. */
  readonly cleared = new Set<string>();

  constructor(
    private readonly base: View,
    private readonly layout: Layout,
  ) {}

  private isCleared = (path: string) => [...this.cleared].some((span) => isInside(path, span));

  at(path: string): Json {
    const row = rowOf(this.layout, path);
    if (row !== null) {
      const written = this.rows.get(row);
      const value = written !== undefined ? written : this.isCleared(row) ? null : this.base.at(row);
      return valueAt(value, below(path, row));
    }
    let value = this.isCleared(path) ? null : this.base.at(path);
    for (const span of this.cleared) if (isInside(span, path)) value = withValue(value, below(span, path), null);
    for (const [inside, part] of this.rows)
      if (isInside(inside, path)) value = withValue(value, below(inside, path), part);
    return value;
  }

  /** @throws TreeError for a plain value where rows should be. */
  write(path: string, value: Json): void {
    const row = rowOf(this.layout, path);
    if (row !== null)
      return void this.rows.set(row, withValue(path === row ? null : this.at(row), below(path, row), value));
    const rows = rowsOf(this.layout, path, value);
    this.clear(path);
    for (const [inside, part] of rows) this.rows.set(inside, part);
  }

  private clear(span: string): void {
    for (const inside of this.rows.keys()) if (isInside(inside, span)) this.rows.delete(inside);
    for (const inside of this.cleared) if (isInside(inside, span)) this.cleared.delete(inside);
    this.cleared.add(span);
  }

  /** Applies the writes of another draft based on this one. */
  take(draft: Draft): void {
    for (const span of draft.cleared) this.clear(span);
    for (const [row, value] of draft.rows) this.rows.set(row, value);
  }
}
