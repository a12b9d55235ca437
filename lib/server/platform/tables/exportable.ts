import type { Endpoint } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import type { Actor } from '../../auth/actor';
import type { ListRequest } from '../../db/keyset';

/** A column of an exported file. */
export interface ExportColumn<Row> {
  header: string;
  text: (row: Row) => string;
  /** Told to spreadsheets as a number. */
  isNumber?: true;
}

/** The next rows for a file, and how many there are in all where that is known. */
export interface ExportPage<Row> {
  rows: Row[];
  total: number | null;
}

/** A list that can be written into a file. */
export interface Exportable<Query extends ListRequest = never, Row = never> {
  /** Whoever may call this may have it written. */
  endpoint: Endpoint;
  /** "Sellers": names the job and the file. */
  title: string;
  /** How many rows match, counted as far as the list counts. */
  count: (query: Query, actor: Actor) => Promise<Page<never>['count']>;
  /** All rows that match, in the order of the list. */
  pages: (query: Query, actor: Actor) => AsyncIterable<ExportPage<Row>>;
  columns: readonly ExportColumn<Row>[];
}

/** An exportable list whose rows and query fit together, forgotten of both. */
export const exportable = <Query extends ListRequest, Row>(list: Exportable<Query, Row>): Exportable =>
  list as unknown as Exportable;

/** Rows read at a time. */
export const EXPORT_PAGE = 500;

/** More than any list holds. */
const ALL = 100_000_000;

/** How many rows a list has, as its first page tells. */
export const countedBy =
  <Query extends ListRequest, Row>(list: (query: Query, actor: Actor) => Promise<Page<Row>>) =>
  async (query: Query, actor: Actor) =>
    (await list({ ...query, limit: 0 }, actor)).count;

/** A list that seldom changes while it is written, a page after the other. */
const pageByPage = <Query extends ListRequest, Row>(list: (query: Query, actor: Actor) => Promise<Page<Row>>) =>
  async function* (query: Query, actor: Actor): AsyncGenerator<ExportPage<Row>> {
    let cursor: string | undefined;
    do {
      const { rows, next, count } = await list({ ...query, cursor }, actor);
      yield { rows, total: count.isExact ? count.value : null };
      cursor = next ?? undefined;
    } while (cursor);
  };

/** An exportable list that seldom changes while it is written: the list that screens have is all it takes. */
export const listExport = <Query extends ListRequest, Row>({
  list,
  ...rest
}: {
  endpoint: Endpoint;
  title: string;
  list: (query: Query, actor: Actor) => Promise<Page<Row>>;
  columns: readonly ExportColumn<NoInfer<Row>>[];
}): Exportable => exportable<Query, Row>({ ...rest, count: countedBy(list), pages: pageByPage(list) });

/** An exportable answer that has no pages: all of its rows at once. */
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
 * A list whose rows move while it is written. Which rows and in which order is settled at once, so that one that moves
 * is neither left out nor written twice.
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
