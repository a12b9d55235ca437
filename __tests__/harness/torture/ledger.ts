import type { Answer } from './call-api';
import { Holds } from './holds';

/** Kinds of writes, each of which a run must see acknowledged: where one never is, nothing is known of it. */
export const KINDS = [
  'sellers added',
  'sellers changed',
  'notes',
  'photos',
  'work items with catalogs',
  'groups',
  'groups arranged',
  'claims',
  'catalogs saved',
  'releases',
  'skips',
  'take-backs',
  'files',
  'bulk changes',
  'exports',
  'imports',
] as const;

export type Kind = (typeof KINDS)[number];

/** A record as the writer knows it: several states while the outcome of the last write is not known. */
interface Known {
  version: number;
  /** The value of the field that is written each time. */
  value: string;
}

/** An entry that the audit must have of a call, once. */
export interface Deed {
  requestId: string;
  action: string;
  subjectId: string;
}

/** Everything the server said yes to, kept outside of it. */
export class Ledger {
  /** How many writes of each kind were acknowledged. */
  readonly acknowledged = new Map<Kind, number>();
  /** What the audit must know of them: all of the call's entries, and no others. */
  readonly deeds: Deed[] = [];
  /** Calls of which nothing may have been kept. */
  readonly refused = new Set<string>();
  /** Saves under a hold that had ended which were told so. */
  lateSaves = 0;
  /** Of a kind (a table), by id: the states the record may be in. The last one is the newest that was asked for. */
  readonly records = { sellers: new Map<string, Known[]>(), catalogs: new Map<string, Known[]>() };
  /** Sellers whose writer is through with them. */
  readonly finished: string[] = [];
  /** Texts of notes that were added, those that there was no room for, and those of which nobody knows. */
  readonly notes = new Map<string, 'acknowledged' | 'refused' | 'unknown'>();
  /** Work items with the pictures each of their catalogs must have. */
  readonly uploads = new Map<string, { catalogIds: string[]; pictures: number }>();
  readonly holds = new Holds();
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

  get writes(): number {
    return [...this.acknowledged.values()].reduce((sum, count) => sum + count, 0);
  }

  /** A write the server said yes to, with what the audit must know of it: who did it is the call. */
  acknowledge(
    kind: Kind,
    { requestId }: Pick<Answer, 'requestId'>,
    ...entries: [action: string, subjectId: string][]
  ): void {
    this.acknowledged.set(kind, (this.acknowledged.get(kind) ?? 0) + 1);
    if (requestId === null) this.seen.push(`an answer without the id of its call: ${kind}`);
    else this.deeds.push(...entries.map(([action, subjectId]) => ({ requestId, action, subjectId })));
  }

  /** A write that was done leaves one state, unless the answer to a later one was quicker. */
  done(kind: keyof Ledger['records'], id: string, known: Known): void {
    const isOld = (this.sure(kind, id)?.version ?? 0) > known.version;
    if (!isOld) this.records[kind].set(id, [known]);
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
    this.groups.set(id, [catalogIds]);
    for (const catalogId of catalogIds) {
      const other = this.groupOf.get(catalogId);
      if (other) this.seen.push(`a catalog in two groups: ${catalogId} in ${other} and ${id}`);
      this.groupOf.set(catalogId, id);
    }
  }
}
