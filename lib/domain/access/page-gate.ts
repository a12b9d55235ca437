import { LOGIN_PATH } from '@/config/menu';
import { canOpenPath, findScreenByPath } from './access';

export type GateDecision = 'loading' | 'login' | 'leave-login' | 'denied' | 'not-found' | 'new-password' | 'open';

interface GateFacts {
  /** Route pattern in Next's notation. */
  pattern: string;
  /** False until the stored session is read and the access list is computed. */
  isReady: boolean;
  /** Null when signed out. */
  user: { fo: readonly string[]; mustChangePassword?: boolean } | null;
}

/** Decides what the shell shows for a page. It has no side effects: the caller acts on the result. */
export function decideGate({ pattern, isReady, user }: GateFacts): GateDecision {
  const isLoginPage = pattern === LOGIN_PATH;
  if (!isReady) return isLoginPage ? 'login' : 'loading';
  if (!user) return 'login';
  if (isLoginPage) return 'leave-login';
  if (user.mustChangePassword) return 'new-password';
  if (!findScreenByPath(pattern)) return 'not-found';
  return canOpenPath(pattern, user.fo) ? 'open' : 'denied';
}
