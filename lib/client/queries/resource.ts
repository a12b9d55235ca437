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
  /** Queries that are asked anew when it is done: what the change shows in. */
  touches: readonly QueryKey[];
  /** A form shows what is wrong with its input; every other failure of a change is a toast. */
  isForm?: true;
  /** Done before the others are asked anew, such as keeping the answer. */
  keep?: (queryClient: QueryClient, answer: EndpointAnswer<E>) => void;
  /** The record may be another by now: what it shows in is asked anew when the change fails, too. */
  asksOnFailure?: true;
  /** The answer carries a secret: it is forgotten with the screen that shows it. */
  isSecret?: true;
}

/** A call that changes something, with the one policy for errors and for what is asked anew. */
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

/** The calls of an area that every area has alike. */
interface RecordApi {
  get: Endpoint;
  create?: Endpoint;
  update?: Endpoint;
}

type Body<E> = E extends Endpoint ? (EndpointInput<E> extends { body: infer Given } ? Given : never) : never;
type Answer<E> = E extends Endpoint ? EndpointAnswer<E> : never;

/** A record, or the row of a list until it has come. */
type Known<Whole, Lacking extends keyof Whole> = [Lacking] extends [never]
  ? Whole
  : Omit<Whole, Lacking> & Partial<Pick<Whole, Lacking>>;

interface ResourceOptions<Api extends RecordApi, Lacking extends keyof EndpointAnswer<Api['get']>> {
  /** Queries of other areas that show something of these records. */
  touches?: readonly QueryKey[];
  /** What rows of lists lack of the record: its screen shows the rest at once and this when it has come. */
  rowsLack?: readonly Lacking[];
  /** What is on the screen of a record already, where that is no list. */
  shown?: (queryClient: QueryClient, id: string) => EndpointAnswer<Api['get']> | undefined;
  /** What else keeps a record that was just saved, such as the name of an option. */
  keep?: (queryClient: QueryClient, record: EndpointAnswer<Api['get']>) => void;
}

/** What a list on the screen knows of a record already. */
function listedRecord<Row extends { id: string }>(queryClient: QueryClient, lists: QueryKey, id: string) {
  return queryClient
    .getQueriesData<InfiniteData<Page<Row>>>({ queryKey: lists })
    .flatMap(([, data]) => data?.pages?.flatMap((page) => page.rows) ?? [])
    .find((row) => row.id === id);
}

/**
 * The keys, reads and changes that every area has alike. Keys begin with the area's name, as those of lists do.
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

    /** Keeps a record as it is now and asks anew for what shows something of it. */
    refresh: async (queryClient: QueryClient, record: EndpointAnswer<Api['get']>) => {
      keepRecord(queryClient, record);
      await Promise.all(all.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },

    /** One record; at once when a list has it. */
    useRecord: (id: string) => {
      const queryClient = useQueryClient();
      return useQuery({
        queryKey: keys.detail(id),
        queryFn: (context) =>
          fetchData(api.get, { params: { id } } as never)(context) as Promise<Known<Record, Lacking>>,
        placeholderData: () => (shown?.(queryClient, id) ?? listedRecord<Record>(queryClient, keys.lists, id)) as never,
      });
    },

    /** Adds a record. The form shows what is wrong with its input. */
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

    /** Changes some fields of a record, on the version the person saw. */
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

    /** A step of a record, or anything else that is done to one. Its record is asked anew also when it is refused. */
    useAction: <E extends Endpoint>(endpoint: E, options: Partial<ChangeOptions<E>> = {}) =>
      useChange(endpoint, { touches: all, asksOnFailure: true, ...options }),
  };
}
