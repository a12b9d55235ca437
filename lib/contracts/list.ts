import * as z from 'zod';

/** Rows on one page of a list. */
export const PAGE_SIZE = { default: 50, max: 100 } as const;

/** Matches are counted up to here; beyond it a list says "10,000+". */
export const COUNT_LIMIT = 10_000;

/** A filter that takes several values: once or many times in the address. */
export const anyOf = <Value extends z.ZodType>(value: Value) =>
  z
    .preprocess(
      (given) => (given === undefined || Array.isArray(given) ? given : [given]),
      z.array(value).max(50).optional(),
    )
    .optional();

/** A yes-or-no filter: `true` or `false` in the address, nothing for both. */
export const yesOrNo = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

type Direction<Name extends string> = Name | `-${Name}`;

/**
 * The query of a list call, which is the state of the list in the address bar as well. `sorts` are names of columns;
 * a minus sign before one turns it round.
 */
export function listQuery<Name extends string, Filters extends z.ZodRawShape>(
  sorts: readonly [Name, ...Name[]],
  defaultSort: Direction<Name>,
  filters: Filters,
) {
  const directions = sorts.flatMap((name): Direction<Name>[] => [name, `-${name}`]);
  return z.strictObject({
    q: z.string().trim().max(100).optional(),
    sort: z.enum(directions as [Direction<Name>, ...Direction<Name>[]]).default(defaultSort as never),
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(PAGE_SIZE.max).default(PAGE_SIZE.default),
    ...filters,
  });
}

/** One page of a list. A cursor is null where the list ends. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    next: z.string().nullable(),
    previous: z.string().nullable(),
    count: z.object({ value: z.int(), isExact: z.boolean() }),
  });

export interface Page<Row> {
  rows: Row[];
  next: string | null;
  previous: string | null;
  count: { value: number; isExact: boolean };
}
