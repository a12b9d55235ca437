import type { Endpoint } from '@/lib/contracts/endpoint';
import type { Page } from '@/lib/contracts/list';
import type { Actor } from '../auth/authenticate';
import type { ListRequest } from '../db/keyset';

/** A column of an exported file. */
export interface ExportColumn<Row> {
  header: string;
  text: (row: Row) => string;
  /** Told to spreadsheets as a number. */
  isNumber?: true;
}

/** A list that can be written into a file. */
export interface Exportable<Query extends ListRequest = never, Row = never> {
  /** Whoever may call this may have it written. */
  endpoint: Endpoint;
  /** "Sellers": names the job and the file. */
  title: string;
  list: (query: Query, actor: Actor) => Promise<Page<Row>>;
  columns: readonly ExportColumn<Row>[];
}

/** An exportable list whose rows and query fit together, forgotten of both. */
export const exportable = <Query extends ListRequest, Row>(list: Exportable<Query, Row>): Exportable =>
  list as unknown as Exportable;
