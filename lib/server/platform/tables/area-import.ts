import type { Issue } from '@/lib/contracts/base/answers';
import type { ImportField, ImportOutcome } from '@/lib/domain/tables/imports';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';

/** A row's cells by field, without blank ones. */
export type Cells = Record<string, string>;

export interface Judged {
  outcome: ImportOutcome;
  issues: Issue[];
  /** The record the row refers to, if there is one. */
  recordId: string | null;
}

/** How an area handles table rows, with its records as of one transaction. */
export interface RowReader {
  /** Judges rows without changes. */
  judge: (rows: readonly Cells[]) => Promise<Judged[]>;
  /** Imports one row atomically. Returns the record's id. @throws HttpError 400 with the errors by field. */
  apply: (row: Cells) => Promise<string>;
}

/** A value that must be unique in a table, such as a phone number. */
export interface RowKey {
  field: string;
  key: string;
}

export interface AreaImport {
  fields: readonly ImportField[];
  open: (tx: Queryable, actor: Actor) => Promise<RowReader>;
  keysOf: (row: Cells) => RowKey[];
  /** A cell after a spreadsheet has opened and saved it. */
  keptCell: (field: string, cell: string) => string;
}
