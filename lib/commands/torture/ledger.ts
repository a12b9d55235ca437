/** A record as the writer knows it: several states while the outcome of the last write is not known. */
interface Known {
  version: number;
  /** The value of the field that is written each time. */
  value: string;
}

/** Everything the server said yes to, kept outside of it. */
export class Ledger {
  /** Of a kind (a table), by id: the states the record may be in. The last one is the newest that was asked for. */
  readonly records = { sellers: new Map<string, Known[]>(), catalogs: new Map<string, Known[]>() };
  /** Sellers whose writer is through with them. */
  readonly finished: string[] = [];
  /** Texts of notes that were added, those that there was no room for, and those of which nobody knows. */
  readonly notes = new Map<string, 'acknowledged' | 'refused' | 'unknown'>();
  /** Work items with the pictures each of their catalogs must have. */
  readonly uploads = new Map<string, { catalogIds: string[]; pictures: number }>();
  /** Hold of a work item, by upload and fencing token. */
  readonly claims = new Map<string, string>();
  readonly photos = new Set<string>();
  /** Hashes of files that were brought in, by id. */
  readonly files = new Map<string, string>();
  readonly groups = new Map<string, string[][]>();
  private readonly groupOf = new Map<string, string>();
  /** Phone numbers that an import which was started brings in, by the import's id. */
  readonly imports = new Map<string, string[]>();
  readonly jobs = new Map<string, string>();
  /** Hashes of files whose bytes were read and are what they should be. */
  readonly read = new Set<string>();
  /** What was seen to go wrong while writing. */
  readonly seen: string[] = [];
  writes = 0;

  /** A write that was acknowledged leaves one state. */
  done(kind: keyof Ledger['records'], id: string, known: Known): void {
    this.writes += 1;
    this.records[kind].set(id, [known]);
  }

  /** A write of which nobody knows whether it was done; of a record nobody knows either there is nothing to say. */
  unsure(kind: keyof Ledger['records'], id: string, known: Known): void {
    const states = this.records[kind].get(id);
    if (states) this.records[kind].set(id, [...states, known]);
  }

  /** The present state, where it is known. */
  sure(kind: keyof Ledger['records'], id: string): Known | null {
    const states = this.records[kind].get(id) ?? [];
    return states.length === 1 ? (states[0] ?? null) : null;
  }

  /** A group that was made of catalogs that were in none. */
  group(id: string, catalogIds: string[]): void {
    this.writes += 1;
    this.groups.set(id, [catalogIds]);
    for (const catalogId of catalogIds) {
      const other = this.groupOf.get(catalogId);
      if (other) this.seen.push(`a catalog in two groups: ${catalogId} in ${other} and ${id}`);
      this.groupOf.set(catalogId, id);
    }
  }

  claim(uploadId: string, token: number, by: string): void {
    this.writes += 1;
    const key = `${uploadId}:${token}`;
    const holder = this.claims.get(key);
    if (holder && holder !== by) this.seen.push(`a hold given twice: ${key} to ${holder} and ${by}`);
    this.claims.set(key, by);
  }
}
