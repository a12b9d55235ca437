import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { meApi } from '@/lib/contracts/me';
import { readSession, updateUserInfo, useSession } from '@/lib/client/auth/session-store';
import { fetchData } from './fetch-data';

/** How soon a person hears of what is new for them. */
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

/** Who is signed in, as the server knows them now. Asks only when somebody is; keeps the stored user info up to date. */
export function useMe() {
  const { user } = useSession();
  // A part that comes up asks again no sooner than the others: what shows it may hang on the answer.
  return useQuery({ ...detail, enabled: user !== null, refetchInterval: LOOK_EVERY_MS, retryOnMount: false });
}

/** What a page asks for while it is still coming to life, for somebody with these roles. */
export type FetchesEarly = (queryClient: QueryClient, roles: readonly string[]) => void;

/** Asks for what the page needs first, before any of it is built. Does nothing while nobody is signed in. */
export function fetchFirst(queryClient: QueryClient, ofPage?: FetchesEarly): void {
  const user = typeof window === 'undefined' ? null : readSession().user;
  if (!user) return;
  void queryClient.prefetchQuery(detail);
  ofPage?.(queryClient, user.fo);
}
