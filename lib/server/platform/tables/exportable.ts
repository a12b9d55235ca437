import type { Endpoint } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import type { Actor } from '../../auth/actor';
import type { ListRequest } from '../../db/keyset';

/** A column of an exported file. */
export interface ExportColumn<Row> {
  header: string;
  text: (row: Row) => string;
  /** Exported as a number for spreadsheets. */
  isNumber?: true;
}

/** The next rows of a file, and the total if known. */
export interface ExportPage<Row> {
  rows: Row[];
  total: number | null;
}

/** An exportable list. */
export interface Exportable<Query extends ListRequest = never, Row = never> {
  /** Permission to call this allows the export. */
  endpoint: Endpoint;
  /** "Sellers": used in the names of the job and the file. */
  title: string;
  /** Number of matching rows, counted up to the list's limit. */
  count: (query: Query, actor: Actor) => Promise<Page<never>['count']>;
  /** All matching rows in list order. */
  pages: (query: Query, actor: Actor) => AsyncIterable<ExportPage<Row>>;
  columns: readonly ExportColumn<Row>[];
}

/** Erases a list's row and query types after checking that they match. */
export const exportable = <Query extends ListRequest, Row>(list: Exportable<Query, Row>): Exportable =>
  list as unknown as Exportable;

/** Rows read at a time. */
export const EXPORT_PAGE = 500;

/** Larger than any list. */
const ALL = 100_000_000;

/** Row count of a list, from its first page. */
export const countedBy =
  <Query extends ListRequest, Row>(list: (query: Query, actor: Actor) => Promise<Page<Row>>) =>
  async (query: Query, actor: Actor) =>
    (await list({ ...query, limit: 0 }, actor)).count;

/** Pages of a list that rarely changes during an export. */
const pageByPage = <Query extends ListRequest, Row>(list: (query: Query, actor: Actor) => Promise<Page<Row>>) =>
  async function* (query: Query, actor: Actor): AsyncGenerator<ExportPage<Row>> {
    let cursor: string | undefined;
    do {
      const { rows, next, count } = await list({ ...query, cursor }, actor);
      yield { rows, total: count.isExact ? count.value : null };
      cursor = next ?? undefined;
    } while (cursor);
  };

/** An exportable list that rarely changes during the export: uses the same list as the screens. */
export const listExport = <Query extends ListRequest, Row>({
  list,
  ...rest
}: {
  endpoint: Endpoint;
  title: string;
  list: (query: Query, actor: Actor) => Promise<Page<Row>>;
  columns: readonly ExportColumn<NoInfer<Row>>[];
}): Exportable => exportable<Query, Row>({ ...rest, count: countedBy(list), pages: pageByPage(list) });

/** An exportable response without pages: all rows at once. */
export const wholeExport = <Query extends object, Row>({
  rows,
  ...rest
}: {
  endpoint: Endpoint;
  title: string;
  rows: (query: Query, actor: Actor) => Promise<Row[]>;
  columns: readonly ExportColumn<NoInfer<Row>>[];
}): Exportable =>
  exportable<Query & ListRequest, Row>({
    ...rest,
    count: async (query, actor) => ({ value: (await rows(query, actor)).length, isExact: true }),
    async *pages(query, actor) {
      const all = await rows(query, actor);
      yield { rows: all, total: all.length };
    },
  });

/**
 * A list whose rows may move during an export. Rows and order are fixed first, so that a moved row is neither skipped
 * nor written twice.
 */
export const settledFirst = <Query extends ListRequest, Row extends { id: string }>(
  idsOf: (query: Query, actor: Actor) => Promise<string[]>,
  find: (ids: string[], actor: Actor) => Promise<Row[]>,
) =>
  async function* (query: Query, actor: Actor): AsyncGenerator<ExportPage<Row>> {
    const ids = await idsOf({ ...query, limit: ALL }, actor);
    for (let start = 0; start < ids.length; start += EXPORT_PAGE) {
      const wanted = ids.slice(start, start + EXPORT_PAGE);
      const found = new Map((await find(wanted, actor)).map((row) => [row.id, row]));
      yield { rows: wanted.flatMap((id) => found.get(id) ?? []), total: ids.length };
    }
  };
