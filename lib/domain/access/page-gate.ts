import { LOGIN_PATH } from '@/config/menu';
import { canOpenPath, findScreenByPath } from './access';

export type GateDecision = 'loading' | 'login' | 'leave-login' | 'denied' | 'not-found' | 'new-password' | 'open';

interface GateFacts {
  /** Route pattern as Next names it. */
  pattern: string;
  /** False until the stored session was read and the access list computed. */
  isReady: boolean;
  /** Null when nobody is signed in. */
  user: { fo: readonly string[]; mustChangePassword?: boolean } | null;
}

/** What the shell shows for a page. A decision only: the caller acts on it. */
export function decideGate({ pattern, isReady, user }: GateFacts): GateDecision {
  const isLoginPage = pattern === LOGIN_PATH;
  if (!isReady) return isLoginPage ? 'login' : 'loading';
  if (!user) return 'login';
  if (isLoginPage) return 'leave-login';
  if (user.mustChangePassword) return 'new-password';
  if (!findScreenByPath(pattern)) return 'not-found';
  return canOpenPath(pattern, user.fo) ? 'open' : 'denied';
}
