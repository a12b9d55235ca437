import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Me } from '@/lib/contracts/me';
import { notificationsApi } from '@/lib/contracts/notifications';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';
import { meKeys } from './me';

/** Number loaded at a time. */
const AT_ONCE = 20;

/** The user's notifications, newest first; older ones load on demand. */
export const useNotifications = () =>
  useInfiniteQuery({
    queryKey: ['notifications'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      fetchData(notificationsApi.list, { query: { limit: AT_ONCE, cursor: pageParam } })({ signal }),
    getNextPageParam: (page) => page.next ?? undefined,
    staleTime: 0,
  });

/** Marks shown notifications as read. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: EndpointInput<typeof notificationsApi.read>['body']) =>
      call(notificationsApi.read, { body }, { showsErrors: 'caller' }),
    onSuccess: ({ unread }) => queryClient.setQueryData(meKeys.detail, (me: Me | undefined) => me && { ...me, unread }),
  });
}
