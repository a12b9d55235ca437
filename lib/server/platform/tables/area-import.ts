import type { Issue } from '@/lib/contracts/base/answers';
import type { ImportField, ImportOutcome } from '@/lib/domain/tables/imports';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';

/** A row's cells by field; blank ones left out. */
export type Cells = Record<string, string>;

export interface Judged {
  outcome: ImportOutcome;
  issues: Issue[];
  /** The record that the row is about, when there is one. */
  recordId: string | null;
}

/** What an area does with the rows of a table, as its records are within one transaction. */
export interface RowReader {
  /** Judges rows without changing anything. */
  judge: (rows: readonly Cells[]) => Promise<Judged[]>;
  /** Brings one row in, whole or not at all. Gives the record. @throws HttpError 400 with what is wrong, by field. */
  apply: (row: Cells) => Promise<string>;
}

/** What must not be in a table twice, such as a phone number. */
export interface RowKey {
  field: string;
  key: string;
}

export interface AreaImport {
  fields: readonly ImportField[];
  open: (tx: Queryable, actor: Actor) => Promise<RowReader>;
  keysOf: (row: Cells) => RowKey[];
  /** A cell as it comes back from a spreadsheet that opened and saved it. */
  keptCell: (field: string, cell: string) => string;
}
