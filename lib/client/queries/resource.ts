import {
  type InfiniteData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Endpoint, EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import { call } from '@/lib/client/http/call';
import { tellFailure, tellPassingFailure } from '@/lib/client/http/tell-failure';
import { fetchData } from './fetch-data';

interface ChangeOptions<E extends Endpoint> {
  /** Queries to refetch afterwards, because they depend on the change. */
  touches: readonly QueryKey[];
  /** Forms show validation errors; all other failures are shown as a toast. */
  isForm?: true;
  /** Runs before the refetch, for example to cache the response. */
  keep?: (queryClient: QueryClient, answer: EndpointAnswer<E>) => void;
  /** Refetches on failure too, because the record may have changed meanwhile. */
  asksOnFailure?: true;
  /** The response contains a secret: it is dropped when its screen closes. */
  isSecret?: true;
}

/** A mutation with the common policy for errors and refetching. */
export function useChange<E extends Endpoint>(
  endpoint: E,
  { touches, isForm, keep, asksOnFailure, isSecret }: ChangeOptions<E>,
) {
  const queryClient = useQueryClient();
  const askAnew = () => Promise.all(touches.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: (input: EndpointInput<E>) => call(endpoint, input, { showsErrors: 'caller' }),
    gcTime: isSecret ? 0 : undefined,
    onError: async (error) => {
      if (isForm) tellPassingFailure(error);
      else tellFailure(error);
      if (asksOnFailure || error.code === 'changed_meanwhile') await askAnew();
    },
    onSuccess: async (answer) => {
      keep?.(queryClient, answer);
      await askAnew();
    },
  });
}

interface IdParams {
  params: { id: string };
}

/** Calls that every area has. */
interface RecordApi {
  get: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
}

type Body<E> = E extends Endpoint ? (EndpointInput<E> extends { body: infer Given } ? Given : never) : never;
type Answer<E> = E extends Endpoint ? EndpointAnswer<E> : never;

/** A full record, or its list row until it has loaded. */
type Known<Whole, Lacking extends keyof Whole> = [Lacking] extends [never]
  ? Whole
  : Omit<Whole, Lacking> & Partial<Pick<Whole, Lacking>>;

interface ResourceOptions<Api extends RecordApi, Lacking extends keyof EndpointAnswer<Api['get']>> {
  /** Queries of other areas that contain data of these records. */
  touches?: readonly QueryKey[];
  /** Fields missing in list rows: the screen shows the others immediately and these once loaded. */
  rowsLack?: readonly Lacking[];
  /** Finds an already loaded record outside of lists. */
  shown?: (queryClient: QueryClient, id: string) => EndpointAnswer<Api['get']> | undefined;
  /** Further caches to update with a saved record, such as the name of an option. */
  keep?: (queryClient: QueryClient, record: EndpointAnswer<Api['get']>) => void;
}

/** Record data already loaded by a list on the screen. */
function listedRecord<Row extends { id: string }>(queryClient: QueryClient, lists: QueryKey, id: string) {
  return queryClient
    .getQueriesData<InfiniteData<Page<Row>>>({ queryKey: lists })
    .flatMap(([, data]) => data?.pages?.flatMap((page) => page.rows) ?? [])
    .find((row) => row.id === id);
}

/**
 * Query keys, reads and mutations common to all areas. Keys start with the area's name, like those of lists.
 *
 * @example
 * const cycles = resource(cyclesApi, { touches: [dashboardKeys.all] });
 * const { data } = cycles.useRecord(id);
 * const { mutateAsync } = cycles.useUpdate(id);
 */
export function resource<Api extends RecordApi, Lacking extends keyof EndpointAnswer<Api['get']> = never>(
  api: Api,
  { touches = [], shown, keep }: ResourceOptions<Api, Lacking> = {},
) {
  type Record = EndpointAnswer<Api['get']> & { id: string };
  const area = api.get.id.split('.')[0] ?? '';
  const keys = {
    all: [area],
    lists: [area, 'list'],
    detail: (id: string) => [area, 'get', id],
  } as const;
  const all = [keys.all, ...touches];

  const keepRecord = (queryClient: QueryClient, record: unknown) => {
    queryClient.setQueryData(keys.detail((record as Record).id), record);
    keep?.(queryClient, record as Record);
  };

  return {
    keys,

    /** Caches the current record and refetches everything that depends on it. */
    refresh: async (queryClient: QueryClient, record: EndpointAnswer<Api['get']>) => {
      keepRecord(queryClient, record);
      await Promise.all(all.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },

    /** One record; available immediately when a list contains it. */
    useRecord: (id: string) => {
      const queryClient = useQueryClient();
      return useQuery({
        queryKey: keys.detail(id),
        queryFn: (context) =>
          fetchData(api.get, { params: { id } } as never)(context) as Promise<Known<Record, Lacking>>,
        placeholderData: () => (shown?.(queryClient, id) ?? listedRecord<Record>(queryClient, keys.lists, id)) as never,
      });
    },

    /** Adds a record. Validation errors are shown in the form. */
    useAdd: () => {
      const { mutate, mutateAsync, ...rest } = useChange(api.create as Endpoint, {
        touches: all,
        keep: keepRecord,
        isForm: true,
      });
      return {
        ...rest,
        data: rest.data as Answer<Api['create']> | undefined,
        mutateAsync: (body: Body<Api['create']>) => mutateAsync({ body } as never) as Promise<Answer<Api['create']>>,
      };
    },

    /** Changes fields of a record, against the version the user saw. */
    useUpdate: (id: string) => {
      const { mutate, mutateAsync, ...rest } = useChange(api.update as Endpoint, {
        touches: all,
        keep: keepRecord,
        isForm: true,
      });
      return {
        ...rest,
        mutateAsync: (body: Body<Api['update']>) =>
          mutateAsync({ params: { id }, body } as IdParams as never) as Promise<Answer<Api['update']>>,
      };
    },

    /** A status change or any other action on a record. The record is refetched even when the call is rejected. */
    useAction: <E extends Endpoint>(endpoint: E, options: Partial<ChangeOptions<E>> = {}) =>
      useChange(endpoint, { touches: all, asksOnFailure: true, ...options }),
  };
}
