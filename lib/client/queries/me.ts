import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { meApi } from '@/lib/contracts/me';
import { readSession, updateUserInfo, useSession } from '@/lib/client/auth/session-store';
import { fetchData } from './fetch-data';

/** Polling interval for news about the user. */
const LOOK_EVERY_MS = 60_000;

export const meKeys = { all: ['me'], detail: ['me', 'detail'], sessions: ['me', 'sessions'] } as const;

const detail = queryOptions({
  queryKey: meKeys.detail,
  queryFn: async (context) => {
    const me = await fetchData(meApi.get, {})(context);
    updateUserInfo(me);
    return me;
  },
});

/** The signed-in user, from the server. Disabled while signed out; keeps the stored user info up to date. */
export function useMe() {
  const { user } = useSession();
  // A remount after an error must not refetch before the interval: what renders it may depend on the result.
  return useQuery({ ...detail, enabled: user !== null, refetchInterval: LOOK_EVERY_MS, retryOnMount: false });
}

/** Queries a page prefetches during hydration, for a user with these roles. */
export type FetchesEarly = (queryClient: QueryClient, roles: readonly string[]) => void;

/** Prefetches the page's first data before it renders. Does nothing while signed out. */
export function fetchFirst(queryClient: QueryClient, ofPage?: FetchesEarly): void {
  const user = typeof window === 'undefined' ? null : readSession().user;
  if (!user) return;
  void queryClient.prefetchQuery(detail);
  ofPage?.(queryClient, user.fo);
}
