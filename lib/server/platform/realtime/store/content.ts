import type { Json } from '@/lib/domain/chat/layout';
import type { TreeQuery } from '../realtime-tree';
import { below, isInside, isNear, parentAndKey } from '../tree/paths';
import { asValue, compareEntries, type Entry, entryOf, isWithin, limitOf, shownOf } from '../tree/query';
import { valueAt, withValue } from '../tree/values';

/** Written rows, null where one was removed, after some spans were cleared. */
export interface RowChanges {
  rows: ReadonlyMap<string, Json>;
  cleared: readonly string[];
}

/** Content of a watched place, kept up to date with writes. */
export interface Content {
  /** The visible part of it. */
  shown: () => Json;
  /** Applies a commit; false when a reload is needed. */
  follow: (changes: RowChanges) => boolean;
}

export const touches = (path: string, { rows, cleared }: RowChanges): boolean =>
  [...rows.keys(), ...cleared].some((changed) => isNear(changed, path));

/** Everything at a path, optionally with a query on its children. */
export class WholeContent implements Content {
  private value: Json = null;

  constructor(
    private readonly path: string,
    private readonly query: TreeQuery | undefined,
    rows: ReadonlyMap<string, Json>,
  ) {
    for (const [row, value] of rows) this.put(row, value);
  }

  private put(row: string, value: Json): void {
    if (isInside(this.path, row)) this.value = valueAt(value, below(this.path, row));
    else if (isInside(row, this.path)) this.value = withValue(this.value, below(row, this.path), value);
  }

  shown(): Json {
    return shownOf(this.value, this.query);
  }

  follow({ rows, cleared }: RowChanges): boolean {
    for (const span of cleared) this.put(span, null);
    for (const [row, value] of rows) this.put(row, value);
    return true;
  }
}

/** Only the rows of a collection that match a query: the first or last ones between its bounds. */
export class WindowContent implements Content {
  private readonly entries: Entry[];

  constructor(
    private readonly path: string,
    private readonly query: TreeQuery,
    rows: ReadonlyMap<string, Json>,
  ) {
    this.entries = [...rows].map(([row, value]) => this.entry(row, value)).sort(compareEntries);
  }

  private entry = (row: string, value: Json) => entryOf(parentAndKey(row)[1], value, this.query.orderBy);

  shown(): Json {
    return asValue(this.entries);
  }

  follow({ rows, cleared }: RowChanges): boolean {
    if (cleared.some((span) => isInside(this.path, span))) this.entries.length = 0;
    for (const [row, value] of rows)
      if (isInside(row, this.path) && row !== this.path && !this.replace(this.entry(row, value))) return false;
    return true;
  }

  /** False when a row outside the window may have to be added. */
  private replace(entry: Entry): boolean {
    const limit = limitOf(this.query);
    const isFull = this.entries.length === limit;
    const old = this.entries.findIndex(({ key }) => key === entry.key);
    if (old >= 0) this.entries.splice(old, 1);
    const isIn = entry.value !== null && isWithin(entry, this.query);
    const place = this.entries.findIndex((other) => compareEntries(other, entry) > 0);
    if (isIn) this.entries.splice(place < 0 ? this.entries.length : place, 0, entry);
    if (!isFull) return true;
    const fromEnd = this.query.limitToLast !== undefined;
    if (old < 0) {
      if (isIn) this.entries.splice(fromEnd ? 0 : -1, 1);
      return true;
    }
    const edge = fromEnd ? this.entries[0] : this.entries.at(-1);
    return isIn && edge?.key !== entry.key;
  }
}
