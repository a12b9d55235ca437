import {
  type InfiniteData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import { type SellerGroup, sellerGroupSchema, sellerGroupsApi } from '@/lib/contracts/seller-groups';
import { toApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { tellFailure, tellPassingFailure } from '@/lib/client/http/tell-failure';
import { justNow } from '@/lib/domain/text/indian-day';
import { fetchData } from './fetch-data';
import { sellerKeys } from './sellers';

export const sellerGroupKeys = {
  all: ['sellerGroups'],
  lists: ['sellerGroups', 'list'],
  detail: (id: string) => ['sellerGroups', 'get', id],
} as const;

const listedGroup = (queryClient: QueryClient, id: string): SellerGroup | undefined =>
  queryClient
    .getQueriesData<InfiniteData<Page<SellerGroup>>>({ queryKey: sellerGroupKeys.lists })
    .flatMap(([, data]) => data?.pages.flatMap((page) => page.rows) ?? [])
    .find((group) => group.id === id);

const detail = (id: string) =>
  queryOptions({ queryKey: sellerGroupKeys.detail(id), queryFn: fetchData(sellerGroupsApi.get, { params: { id } }) });

/** One WhatsApp group; at once when a list has it. */
export function useSellerGroup(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...detail(id), placeholderData: () => listedGroup(queryClient, id) });
}

function useRefreshGroups() {
  const queryClient = useQueryClient();
  return async (group: SellerGroup) => {
    queryClient.setQueryData(sellerGroupKeys.detail(group.id), group);
    // A post is a sign of life of the seller, and sellers count their groups.
    const changed = [sellerGroupKeys.all, sellerKeys.all];
    await Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  };
}

/** Registers a group of a seller. The form shows what is wrong with its input. */
export function useAddSellerGroup() {
  const refresh = useRefreshGroups();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof sellerGroupsApi.create>['body']) =>
      call(sellerGroupsApi.create, { body }, { showsErrors: 'caller' }),
    onError: tellPassingFailure,
    onSuccess: refresh,
  });
}

type Changes = EndpointInput<typeof sellerGroupsApi.update>['body'];

const update = (id: string, body: Changes) =>
  call(sellerGroupsApi.update, { params: { id }, body }, { showsErrors: 'caller' });

/** Changes a group, on the version the person saw. */
export function useUpdateSellerGroup(id: string) {
  const refresh = useRefreshGroups();
  return useMutation({
    mutationFn: (body: Changes) => update(id, body),
    onError: tellPassingFailure,
    onSuccess: refresh,
  });
}

/** Writes down that there was a post just now. What others changed meanwhile is no reason not to. */
export function useMarkPostSeen() {
  const refresh = useRefreshGroups();
  return useMutation({
    mutationFn: async ({ id, version }: Pick<SellerGroup, 'id' | 'version'>) => {
      const lastPostSeenAt = justNow(new Date()).toISOString();
      try {
        return await update(id, { lastPostSeenAt, version });
      } catch (error) {
        const failure = toApiError(error);
        const now =
          failure.code === 'changed_meanwhile' ? sellerGroupSchema.safeParse(failure.current).data : undefined;
        if (!now) throw failure;
        return update(id, { lastPostSeenAt, version: now.version });
      }
    },
    onError: tellFailure,
    onSuccess: refresh,
  });
}
