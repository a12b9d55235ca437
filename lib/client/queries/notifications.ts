import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Me } from '@/lib/contracts/me';
import { notificationsApi } from '@/lib/contracts/notifications';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';
import { meKeys } from './me';

/** So many come at once. */
const AT_ONCE = 20;

/** What the person was told, the newest first; older ones come when they are asked for. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: ['notifications'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      fetchData(notificationsApi.list, { query: { limit: AT_ONCE, cursor: pageParam } })({ signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  });

/** Marks as read what was shown. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof notificationsApi.read>['body']) =>
      call(notificationsApi.read, { body }, { showsErrors: 'caller' }),
    onSuccess: ({ unread }) => queryClient.setQueryData(meKeys.detail, (me: Me | undefined) => me && { ...me, unread }),
  });
}
