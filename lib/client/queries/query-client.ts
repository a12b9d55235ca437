import { QueryCache, QueryClient } from '@tanstack/react-query';
import { onSessionChange, readSession } from '@/lib/client/auth/session-store';
import { staffSessionPolicy } from '@/lib/client/auth/staff-session-policy';
import type { ApiError } from '@/lib/client/http/api-error';
import { setSessionPolicy } from '@/lib/client/http/session-policy';
import { tellFailure } from '@/lib/client/http/tell-failure';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    /** A quiet query is of something a screen does as well without: its failure is told nowhere. */
    queryMeta: { isQuiet?: true };
  }
}

const FRESH_MS = 30_000;

/** The one second try comes so soon that nobody waits for it in front of bars. */
const RETRY_MS = 200;

/**
 * The app's cache of what the server answered. Making it connects calls to the session, and the cache is emptied
 * whenever a session starts or ends, so that nobody sees what somebody else loaded. Make it once.
 */
export function createQueryClient(): QueryClient {
  let isOver = false;
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => (meta?.isQuiet ? undefined : tellFailure(error)) }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        // What is on a screen that is about to go asks for nothing any more.
        enabled: () => !isOver,
        // Without a connection a call fails and says so, instead of waiting in silence.
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
