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
  /** Name and roles: as stored at first, as the server has them once it answered. */
  user: UserInfo | null;
  me: Me | undefined;
  /** Where somebody goes who signed in at the login page; null until that is known. */
  startPath: string | null;
}

/** What the shell shows for the page at hand, and to whom: to the stand-in, if any, until it is known who is here. */
export function useGate(standIn: UserInfo | null = null): Gate {
  const { pathname } = useRouter();
  // Deferred, so that React builds the page in small pieces instead of holding the browser up for all of it.
  const { isReady, user: stored } = useDeferredValue(useSession());
  const { data, isLoading } = useMe();
  const me = stored ? data : undefined;
  const user = me ?? stored ?? standIn;
  const decision = decideGate({ pattern: pathname, isReady: isReady || standIn !== null, user });
  // Stored roles may be old: nobody is turned away before the server has said which roles hold now.
  const isUncertain = decision === 'denied' && isLoading;
  return { decision: isUncertain ? 'loading' : decision, user, me, startPath: isLoading ? null : startPathOf(me) };
}

const startPathOf = (me: Me | undefined): string => (me ? startPath(me.preferences.startScreen, me.fo) : HOME_PATH);
