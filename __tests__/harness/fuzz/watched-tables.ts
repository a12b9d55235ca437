import type { WatchedServer } from '../watched-server/watched-server';

/** Detects which tables change from one check to the next. */
export class WatchedTables {
  private xid = '';
  private digests: Record<string, string> = {};

  constructor(private readonly target: WatchedServer) {}

  /** Tables with rows inserted, deleted or updated since the last check. */
  async look(): Promise<string[]> {
    // Transactions get a number once they write, so an unchanged number means no writes.
    const xid = await this.target.ask<string>({ ask: 'xid' });
    if (xid === this.xid) return [];
    const before = this.digests;
    this.xid = xid;
    this.digests = await this.target.ask<Record<string, string>>({ ask: 'tables' });
    return Object.keys(this.digests).filter((table) => before[table] !== this.digests[table]);
  }
}
