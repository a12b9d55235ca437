import { isInside, selfAndAbove } from '../tree/paths';
import type { RowChanges } from './content';
import type { ReadVerdict } from './reader';

/** Something that was allowed based on rows that may change. */
export interface Guarded {
  recheck: () => void;
}

/** Tracks which permissions depend on which rows, so that a change of permissions takes effect with its commit. */
export class Guards {
  private readonly byPath = new Map<string, Set<Guarded>>();
  private readonly byTime = new Set<Guarded>();
  private readonly pathsOf = new Map<Guarded, ReadonlySet<string>>();
  /** Counts commits, to detect one between a request and its response. */
  commits = 0;

  set(guarded: Guarded, { used, usesTime }: ReadVerdict): void {
    this.remove(guarded);
    this.pathsOf.set(guarded, used);
    for (const path of used) this.byPath.set(path, (this.byPath.get(path) ?? new Set()).add(guarded));
    if (usesTime) this.byTime.add(guarded);
  }

  remove(guarded: Guarded): void {
    for (const path of this.pathsOf.get(guarded) ?? []) {
      const those = this.byPath.get(path);
      those?.delete(guarded);
      if (those?.size === 0) this.byPath.delete(path);
    }
    this.pathsOf.delete(guarded);
    this.byTime.delete(guarded);
  }

  restsOn(row: string): boolean {
    return selfAndAbove(row).some((path) => this.byPath.has(path));
  }

  /** Rechecks everything a commit may affect. */
  touch({ rows, cleared }: RowChanges): void {
    this.commits += 1;
    const paths = [...rows.keys()].flatMap(selfAndAbove);
    if (cleared.length > 0)
      paths.push(...[...this.byPath.keys()].filter((path) => cleared.some((span) => isInside(path, span))));
    const touched = new Set(paths.flatMap((path) => [...(this.byPath.get(path) ?? [])]));
    for (const guarded of touched) guarded.recheck();
  }

  /** Rechecks everything, or only what depends on time. */
  recheckAll({ byTimeOnly = false } = {}): void {
    for (const guarded of byTimeOnly ? this.byTime : [...this.pathsOf.keys()]) guarded.recheck();
  }
}
