import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { onSessionChange, readSession } from '@/lib/client/auth/session-store';
import { staffSessionPolicy } from '@/lib/client/auth/staff-session-policy';
import type { ApiError } from '@/lib/client/http/api-error';
import { setSessionPolicy } from '@/lib/client/http/session-policy';
import { tellFailure } from '@/lib/client/http/tell-failure';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    /** A quiet query is optional for its screen: its errors are not shown. */
    queryMeta: { isQuiet?: true };
  }
}

const FRESH_MS = 30_000;

/** The single retry follows so soon that it hardly delays the page. */
const RETRY_MS = 200;

/**
 * Cache of server responses. Creating it connects calls to the session; the cache is cleared whenever a session starts
 * or ends, so that no user sees another's data. Create it once.
 */
export function createQueryClient(): QueryClient {
  let isOver = false;
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => (meta?.isQuiet ? undefined : tellFailure(error)) }),
    // What a write changes elsewhere is fetched again by the next screen that shows it.
    mutationCache: new MutationCache({
      onSuccess: () => void queryClient.invalidateQueries({ refetchType: 'none' }),
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // Screens that are about to unmount after the session's end must not fetch.
        enabled: () => !isOver,
        // Offline calls fail with an error, instead of waiting silently.
        networkMode: 'always',
        retryDelay: RETRY_MS,
        retry: (failures, error) => failures === 0 && error.isPassing && !error.isTold,
      },
      mutations: { networkMode: 'always' },
    },
  });
  setSessionPolicy(staffSessionPolicy);
  onSessionChange(() => {
    isOver = readSession().user === null;
    queryClient.clear();
  });
  return queryClient;
}
