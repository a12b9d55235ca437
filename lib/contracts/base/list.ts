import * as z from 'zod/mini';
import { SEARCH_LENGTH } from '@/lib/domain/text/search-length';
import { type Count, countSchema } from './counts';

/** Rows on one page of a list. */
export const PAGE_SIZE = { default: 50, max: 100 } as const;

/** Matches are counted up to this limit; beyond it a list shows "10,000+". */
export const COUNT_LIMIT = 10_000;

/** Most values that one filter accepts. */
export const MOST_CHOICES = 50;

/** A filter with several values: given once or repeatedly in the query string. */
export const anyOf = <Value extends z.ZodMiniType>(value: Value) =>
  z.optional(
    z.pipe(
      z.transform((given) => (given === undefined || Array.isArray(given) ? given : [given])),
      z.optional(z.array(value).check(z.maxLength(MOST_CHOICES))),
    ),
  );

/** A yes-or-no filter: `true` or `false` in the query string; absent matches both. */
export const yesOrNo = z.optional(
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((value) => value === 'true'),
  ),
);

type Direction<Name extends string> = Name | `-${Name}`;

/**
 * Query of a list call, also the list's state in the address bar. `sorts` are column names; a leading minus sign
 * reverses the order.
 */
export function listQuery<Name extends string, Filters extends z.core.$ZodLooseShape>(
  sorts: readonly [Name, ...Name[]],
  defaultSort: Direction<Name>,
  filters: Filters,
) {
  const directions = sorts.flatMap((name): Direction<Name>[] => [name, `-${name}`]);
  return z.strictObject({
    q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH))),
    sort: z._default(z.enum(directions as [Direction<Name>, ...Direction<Name>[]]), defaultSort as never),
    cursor: z.optional(z.string().check(z.maxLength(1000))),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(PAGE_SIZE.max)), PAGE_SIZE.default),
    ...filters,
  });
}

/** One page of a list. The cursor is null on the last page. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: z.nullable(z.string()),
    previous: z.nullable(z.string()),
    count: countSchema,
  });

export interface Page<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
  count: Count;
}
