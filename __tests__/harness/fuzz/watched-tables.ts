import type { WatchedServer } from '../watched-server/watched-server';

/** Notices which tables change from one look to the next. */
export class WatchedTables {
  private xid = '';
  private digests: Record<string, string> = {};

  constructor(private readonly target: WatchedServer) {}

  /** Tables in which a row came, went or was written since the last look. */
  async look(): Promise<string[]> {
    // Transactions are numbered once they write, so as long as the number stands still nothing has.
    const xid = await this.target.ask<string>({ ask: 'xid' });
    if (xid === this.xid) return [];
    const before = this.digests;
    this.xid = xid;
    this.digests = await this.target.ask<Record<string, string>>({ ask: 'tables' });
    return Object.keys(this.digests).filter((table) => before[table] !== this.digests[table]);
  }
}
