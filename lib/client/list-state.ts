import { useRouter } from 'next/router';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointAnswer } from '@/lib/contracts/base/endpoint';
import { MOST_CHOICES, type Page } from '@/lib/contracts/base/list';
import { notifyError } from './notify';

/** Keys of every list query; its other keys are the filters. */
type BaseQuery = {
  q?: string;
  sort: string;
  cursor?: string;
  limit: number;
};

type QuerySchema = z.ZodMiniType<BaseQuery> & { shape: Record<string, z.ZodMiniType> };

/** An endpoint declared with `listQuery` and `pageOf`. */
export type ListEndpoint = Endpoint & { query?: QuerySchema; answer: z.ZodMiniType<Page<{ id: string }>> };

export type ListQuery<E extends ListEndpoint> = z.output<NonNullable<E['query']>>;
export type ListFilters<E extends ListEndpoint> = Omit<ListQuery<E>, keyof BaseQuery>;
export type ListRow<E extends ListEndpoint> = EndpointAnswer<E>['rows'][number];

export interface ListState<E extends ListEndpoint> {
  /** The whole query with defaults. */
  query: ListQuery<E>;
  /** Identifies the matching rows, whatever their order and page. */
  scope: string;
  /** Identifies the page: scope, order and position. */
  place: string;
  /** Scope and order as a query string. */
  search: string;
  /** True when a search or filter excludes rows. */
  isFiltered: boolean;
  set(change: Partial<ListFilters<E>>, how?: 'push' | 'replace'): void;
  searchFor(text: string): void;
  sortBy(sort: ListQuery<E>['sort']): void;
  goTo(cursor: string | null): void;
  showRows(limit: number): void;
  /** Shows the list of another query string, from its first row. Resolves when the address has changed. */
  show(search: string, how?: 'push' | 'replace'): Promise<void>;
  /** Clears search and filters; order and page size stay. */
  reset(): void;
}

const TOO_MANY = `A filter takes at most ${MOST_CHOICES} at a time. Remove one before you choose another.`;

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Invalid values count as omitted, key by key, so a shared or old address always opens. Of too many values the first
 * ones are kept: without any, the list would show every row.
 */
function readField(field: z.ZodMiniType, given: string[]): unknown {
  const texts = given.slice(0, MOST_CHOICES);
  const parsed = field.safeParse(texts.length > 1 ? texts : texts[0]);
  return parsed.success && !isEmpty(parsed.data) ? parsed.data : field.parse(undefined);
}

/** Parses the query in an address. */
export function parseListQuery<Schema extends QuerySchema>(schema: Schema, search: string): z.output<Schema> {
  const given = new URLSearchParams(search);
  const fields = Object.entries(schema.shape).map(([key, field]) => {
    const texts = given.getAll(key).filter((text) => text !== '');
    return [key, readField(field, texts)] as const;
  });
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as z.output<Schema>;
}

/** Formats a query for the address, without default values. */
export function formatListQuery<Schema extends QuerySchema>(schema: Schema, query: z.output<Schema>): string {
  const values = query as Record<string, unknown>;
  const search = new URLSearchParams();
  for (const [key, field] of Object.entries(schema.shape)) {
    const value = values[key];
    if (isEmpty(value) || isSame(value, field.parse(undefined))) continue;
    [value].flat().forEach((item) => search.append(key, String(item)));
  }
  return search.toString();
}

/** Query string of a list with these filters. */
export function filteredSearch<E extends ListEndpoint>(endpoint: E, filters: ListFilters<E>): string {
  const schema: QuerySchema | undefined = endpoint.query;
  return schema ? formatListQuery(schema, { ...parseListQuery(schema, ''), ...filters }) : '';
}

/** Query parameters outside the list's own state, such as an open record. */
function otherSearch(schema: QuerySchema, search: string): string {
  const others = [...new URLSearchParams(search)].filter(([key]) => !(key in schema.shape));
  return new URLSearchParams(others).toString();
}

const isTooMany = (value: unknown): boolean => Array.isArray(value) && value.length > MOST_CHOICES;

const splitAddress = (address: string): [path: string, search: string] => {
  const [path = '', search = ''] = (address.split('#')[0] ?? '').split('?');
  return [path, search];
};

/** List state stored in the address, so that it can be shared, reloaded and restored with Back. */
export function useListState<E extends ListEndpoint>(endpoint: E): ListState<E> {
  const router = useRouter();
  const [path, search] = splitAddress(router.asPath);
  const schema: QuerySchema | undefined = endpoint.query;
  if (!schema) throw new Error(`${endpoint.id} is not a list`);

  const query = useMemo(() => parseListQuery(schema, search), [schema, search]);
  const initial = useMemo(() => parseListQuery(schema, ''), [schema]);

  const write = async (next: BaseQuery, how: 'push' | 'replace' = 'push') => {
    const text = [formatListQuery(schema, next), otherSearch(schema, search)].filter(Boolean).join('&');
    const address = text ? `${path}?${text}` : path;
    if (address !== router.asPath) await router[how](address, undefined, { shallow: true, scroll: false });
  };
  const fromStart = (change: object, how?: 'push' | 'replace') =>
    write({ ...query, cursor: undefined, ...change }, how);

  const { sort, limit, cursor, ...matching } = query;
  const scope = formatListQuery(schema, { ...initial, ...matching });
  return {
    query: query as ListQuery<E>,
    scope,
    place: formatListQuery(schema, query),
    search: formatListQuery(schema, { ...query, cursor: undefined, limit: initial.limit }),
    isFiltered: scope !== '',
    set: (change, how) => {
      if (Object.values(change).some(isTooMany)) notifyError(TOO_MANY);
      else void fromStart(change, how);
    },
    searchFor: (q) => fromStart({ q }, 'replace'),
    sortBy: (sort) => fromStart({ sort }),
    goTo: (place) => write({ ...query, cursor: place ?? undefined }),
    showRows: (limit) => fromStart({ limit }),
    show: (search, how) => write({ ...parseListQuery(schema, search), limit, cursor: undefined }, how),
    reset: () => write({ ...initial, sort, limit }),
  };
}
