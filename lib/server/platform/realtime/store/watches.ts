import type { Json } from '@/lib/domain/chat/layout';
import { SECOND } from '../../../clock';
import { describeError } from '../../../db/describe-error';
import { orm } from '../../../db/database';
import { log } from '../../../log';
import type { TreeQuery } from '../realtime-tree';
import { isNear } from '../tree/paths';
import { isCollection } from './layout';
import { type Content, touches, WholeContent, WindowContent } from './content';
import { type Difference, differenceOf } from './difference';
import type { Store } from './store';
import type { Stored } from './write-queue';

/** An observer of a place. */
export interface Watcher {
  /** Called for each change after the first value. */
  onDifference: (text: string, action: Difference['action']) => void;
}

/** A watched place in the tree, with a query or as a whole. */
export interface Watch {
  key: string;
  path: string;
  query?: TreeQuery;
  watchers: Set<Watcher>;
  shown: Json;
  /** Last commit included. */
  revision: number;
  /** Null while it is being read. */
  content: Content | null;
  /** Commits that arrived during a read. */
  missed: Stored[];
  ready: Promise<void>;
  /** Counts reads. */
  turn: number;
}

/** Keeps only watched content; watchers of the same place share one comparison and one text. */
export class Watches {
  private readonly watches = new Map<string, Watch>();

  constructor(
    private readonly store: Store,
    /** The child by which a place is indexed. */
    private readonly indexAt: (path: string) => string | undefined,
  ) {}

  /** True when a watched place contains the row. */
  isNear(row: string): boolean {
    return [...this.watches.values()].some(({ path }) => isNear(row, path));
  }

  /** Watches a place; resolves when it was read. @throws TreeError when it is too large. */
  async join(watcher: Watcher, path: string, query: TreeQuery | undefined): Promise<Watch> {
    const key = `${path}|${query ? JSON.stringify(query) : ''}`;
    const watch = this.watches.get(key) ?? this.add({ key, path, query });
    watch.watchers.add(watcher);
    try {
      await watch.ready;
    } catch (error) {
      this.leave(watcher, watch);
      throw error;
    }
    return watch;
  }

  leave(watcher: Watcher, watch: Watch): void {
    watch.watchers.delete(watcher);
    if (watch.watchers.size === 0 && this.watches.get(watch.key) === watch) this.watches.delete(watch.key);
  }

  /** Reads a place once, without watching it. */
  async look(path: string, query: TreeQuery | undefined): Promise<Json> {
    return (await this.read({ path, query })).content.shown();
  }

  /** Publishes stored writes. */
  apply(stored: readonly Stored[]): void {
    for (const watch of this.watches.values()) {
      const near = stored.filter((part) => touches(watch.path, part));
      if (near.length > 0) this.follow(watch, near);
    }
  }

  /** Reloads everything that is watched, because commits may have been missed. */
  refresh(): void {
    for (const watch of this.watches.values()) this.reread(watch);
  }

  private add(place: Pick<Watch, 'key' | 'path' | 'query'>): Watch {
    const watch: Watch = {
      ...place,
      watchers: new Set(),
      shown: null,
      revision: 0,
      content: null,
      missed: [],
      ready: Promise.resolve(),
      turn: 0,
    };
    this.watches.set(watch.key, watch);
    watch.ready = this.fill(watch);
    watch.ready.catch(() => {});
    return watch;
  }

  /** True for a query that a database index can answer. */
  private isWindow(path: string, { orderBy = '$key' }: TreeQuery): boolean {
    if (!isCollection(this.store.layout, path) || this.store.isInMemory(path)) return false;
    return orderBy === '$key' || orderBy === this.indexAt(path);
  }

  private async read({ path, query }: Pick<Watch, 'path' | 'query'>): Promise<{ content: Content; revision: number }> {
    if (query && this.isWindow(path, query)) {
      const { rows, revision } = await this.store.readWindow(orm(), path, query);
      return { content: new WindowContent(path, query, rows), revision };
    }
    const { rows, revision } = await this.store.read(orm(), path);
    return { content: new WholeContent(path, query, rows), revision };
  }

  private async fill(watch: Watch): Promise<void> {
    watch.content = null;
    watch.turn += 1;
    const { turn } = watch;
    const { content, revision } = await this.read(watch);
    // A newer read has begun meanwhile.
    if (turn !== watch.turn) return watch.ready;
    watch.content = content;
    watch.revision = revision;
    this.follow(watch, watch.missed.splice(0));
    // A commit arrived that requires a reload: nothing is shown before it.
    if (turn !== watch.turn) return watch.ready;
  }

  private reread(watch: Watch): void {
    watch.ready = this.fill(watch);
    watch.ready.catch((error: unknown) => {
      log.error(describeError(error), 'a place in the realtime database cannot be read');
      setTimeout(() => this.watches.get(watch.key) === watch && this.reread(watch), SECOND).unref();
    });
  }

  private follow(watch: Watch, stored: readonly Stored[]): void {
    if (!watch.content) return void watch.missed.push(...stored);
    for (const part of stored) {
      if (part.revision !== null && part.revision <= watch.revision) continue;
      if (!watch.content.follow(part)) return this.reread(watch);
    }
    const before = watch.shown;
    watch.shown = watch.content.shown();
    this.show(watch, before);
  }

  private show(watch: Watch, before: Json): void {
    const difference = differenceOf(before, watch.shown);
    if (!difference) return;
    const text = JSON.stringify(difference.data);
    for (const watcher of watch.watchers) watcher.onDifference(text, difference.action);
  }
}
