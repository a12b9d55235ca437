import type { Answer } from './call-api';
import { Holds } from './holds';

/** Kinds of writes, each of which must be acknowledged in a run; otherwise the run says nothing about it. */
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

/** A record's possible states; several while the result of the last write is unknown. */
interface Known {
  version: number;
  /** Value of the field that each write changes. */
  value: string;
}

/** An audit entry that must exist exactly once for a call. */
export interface Deed {
  requestId: string;
  action: string;
  subjectId: string;
}

/** Everything the server acknowledged, recorded outside of it. */
export class Ledger {
  /** Number of acknowledged writes of each kind. */
  readonly acknowledged = new Map<Kind, number>();
  /** The expected audit entries: all of the call's entries, and no others. */
  readonly deeds: Deed[] = [];
  /** Calls that must not have stored anything. */
  readonly refused = new Set<string>();
  /** Saves under an ended lease that were refused as such. */
  lateSaves = 0;
  /** Possible states of records by kind (table) and id. The last state is the newest that was requested. */
  readonly records = { sellers: new Map<string, Known[]>(), catalogs: new Map<string, Known[]>() };
  /** Sellers that their writer will not change any more. */
  readonly finished: string[] = [];
  /** Texts of notes: acknowledged, refused because the disk was full, or with an unknown result. */
  readonly notes = new Map<string, 'acknowledged' | 'refused' | 'unknown'>();
  /** Work items with the photos that each of their catalogs must have. */
  readonly uploads = new Map<string, { catalogIds: string[]; pictures: number }>();
  readonly holds = new Holds();
  readonly photos = new Set<string>();
  /** Hashes of uploaded files, by id. */
  readonly files = new Map<string, string>();
  readonly groups = new Map<string, string[][]>();
  private readonly groupOf = new Map<string, string>();
  /** Phone numbers that a started import adds, by import id. */
  readonly imports = new Map<string, string[]>();
  readonly jobs = new Map<string, string>();
  /** Hashes of files whose downloaded bytes were correct. */
  readonly read = new Set<string>();
  /** Errors seen while writing. */
  readonly seen: string[] = [];

  get writes(): number {
    return [...this.acknowledged.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Records an acknowledged write with its expected audit entries: the actor is the call's user. */
  acknowledge(
    kind: Kind,
    { requestId }: Pick<Answer, 'requestId'>,
    ...entries: [action: string, subjectId: string][]
  ): void {
    this.acknowledged.set(kind, (this.acknowledged.get(kind) ?? 0) + 1);
    if (requestId === null) this.seen.push(`an answer without the id of its call: ${kind}`);
    else this.deeds.push(...entries.map(([action, subjectId]) => ({ requestId, action, subjectId })));
  }

  /** A successful write leaves one possible state, unless the response to a later write came first. */
  done(kind: keyof Ledger['records'], id: string, known: Known): void {
    const isOld = (this.sure(kind, id)?.version ?? 0) > known.version;
    if (!isOld) this.records[kind].set(id, [known]);
  }

  /** A write with an unknown result; ignored if the record itself is uncertain. */
  unsure(kind: keyof Ledger['records'], id: string, known: Known): void {
    const states = this.records[kind].get(id);
    if (states) this.records[kind].set(id, [...states, known]);
  }

  /** The current state, if it is certain. */
  sure(kind: keyof Ledger['records'], id: string): Known | null {
    const states = this.records[kind].get(id) ?? [];
    return states.length === 1 ? (states[0] ?? null) : null;
  }

  /** A new group of ungrouped catalogs. */
  group(id: string, catalogIds: string[]): void {
    this.groups.set(id, [catalogIds]);
    for (const catalogId of catalogIds) {
      const other = this.groupOf.get(catalogId);
      if (other) this.seen.push(`a catalog in two groups: ${catalogId} in ${other} and ${id}`);
      this.groupOf.set(catalogId, id);
    }
  }
}
