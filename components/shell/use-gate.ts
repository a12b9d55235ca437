import { useRouter } from 'next/router';
import { useDeferredValue } from 'react';
import { HOME_PATH } from '@/config/menu';
import { useSession } from '@/lib/client/auth/session-store';
import { useMe } from '@/lib/client/queries/me';
import type { UserInfo } from '@/lib/contracts/auth';
import type { Me } from '@/lib/contracts/me';
import { startPath } from '@/lib/domain/access/openable-screens';
import { type GateDecision, decideGate } from '@/lib/domain/access/page-gate';

interface Gate {
  decision: GateDecision;
  /** Name and roles: the stored ones first, then the server's. */
  user: UserInfo | null;
  me: Me | undefined;
  /** Target after sign-in at the login page; null until it is known. */
  startPath: string | null;
}

/** What the shell shows for the current page, and for which user: the stand-in, if any, until the user is known. */
export function useGate(standIn: UserInfo | null = null): Gate {
  const { pathname } = useRouter();
  // Deferred, so that React renders the page in small steps instead of blocking the browser.
  const { isReady, user: stored } = useDeferredValue(useSession());
  const { data, isLoading } = useMe();
  const me = stored ? data : undefined;
  const user = me ?? stored ?? standIn;
  const decision = decideGate({ pattern: pathname, isReady: isReady || standIn !== null, user });
  // Stored roles may be stale: access is denied only after the server has confirmed the roles.
  const isUncertain = decision === 'denied' && isLoading;
  return { decision: isUncertain ? 'loading' : decision, user, me, startPath: isLoading ? null : startPathOf(me) };
}

const startPathOf = (me: Me | undefined): string => (me ? startPath(me.preferences.startScreen, me.fo) : HOME_PATH);
