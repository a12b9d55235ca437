import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Me } from '@/lib/contracts/me';
import { notificationsApi } from '@/lib/contracts/notifications';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';
import { meKeys } from './me';

const LATEST = 20;

/** What the person was told lately. */
export const useNotifications = () =>
  useQuery({
    queryKey: ['notifications'],
    queryFn: fetchData(notificationsApi.list, { query: { limit: LATEST } }),
    staleTime: 0,
  });

/** Marks as read what was told until a moment. */
export function useReadNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (until: string) => call(notificationsApi.read, { body: { until } }, { showsErrors: 'caller' }),
    onSuccess: ({ unread }) => queryClient.setQueryData(meKeys.detail, (me: Me | undefined) => me && { ...me, unread }),
  });
}
