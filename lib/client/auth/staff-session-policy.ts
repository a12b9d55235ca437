import { MESSAGES } from '@/config/messages';
import type { Credentials, SessionPolicy } from '@/lib/client/http/session-policy';
import { notifyError } from '@/lib/client/notify';
import { refreshSession } from './refresh-session';
import { endSession, readSession, sessionNumber } from './session-store';

const isOver = ({ session }: Credentials): boolean => session !== sessionNumber();

/** Effect of a 401 on the session, according to the specification's error catalogue. */
export const staffSessionPolicy: SessionPolicy = {
  credentials: () => ({ accessToken: readSession().api?.accessToken ?? null, session: sessionNumber() }),

  async renew(refused) {
    const isRenewed = await refreshSession(refused.accessToken);
    // Of many concurrently rejected calls, the first ends the session; the others find it over and show nothing.
    if (isOver(refused)) return false;
    if (isRenewed) return true;
    endSession();
    notifyError(MESSAGES.undefinedUser);
    return false;
  },

  onRepeatFailed(refused) {
    if (!isOver(refused)) notifyError(MESSAGES.invalidCredentials);
  },

  isOver,
};
