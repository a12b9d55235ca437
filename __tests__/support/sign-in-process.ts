import { createHash } from 'node:crypto';
import * as authService from '@/lib/server/areas/sign-in/service';
import * as sessionsService from '@/lib/server/auth/sessions/session-service';
import { addUsers, findByTypedPhone } from '@/lib/server/areas/users/service';
import { openDatabase, orm, transaction } from '@/lib/server/db/database';
import { sessions } from '@/lib/server/db/schema/sessions';
import { env } from '@/lib/server/env';
import { TOOLKIT_CALLS } from '@/lib/server/auth/local-firebase/identity-toolkit';

/**
 * A process that opens the data folder, reports its sessions, and then repeatedly signs one person in with the real
 * services. Reports each step once it is acknowledged. Made to be killed.
 */
const PHONE = '+919825012345';

/** An acknowledged step: the session that must be found again, and everything written and flushed by then. */
export interface Acknowledged {
  id: string;
  refreshHash: string;
  commits: number;
  flushes: number;
}

export interface Found {
  found: { id: string; refreshHash: string }[];
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

async function run(): Promise<void> {
  const { flushes = () => 0 } = await openDatabase(env());
  if (!(await findByTypedPhone(orm(), PHONE)))
    await addUsers([{ name: 'Asha Mehta', phoneNumber: PHONE, password: 'seven looms & 9 weavers', roles: ['admin'] }]);
  const user = await findByTypedPhone(orm(), PHONE);
  if (!user) throw new Error('Nobody is there to sign in.');
  const identity = (await TOOLKIT_CALLS['accounts:signUp']?.({})) as { idToken: string };

  const { id, refreshHash } = sessions;
  process.send?.({ found: await orm().select({ id, refreshHash }).from(sessions) } satisfies Found);

  const before = flushes();
  let commits = 0;
  const acknowledge = (refreshToken: string) => {
    const [session = ''] = refreshToken.split('.');
    const step = { id: session, refreshHash: hashOf(refreshToken), commits, flushes: flushes() - before };
    process.send?.(step satisfies Acknowledged);
  };
  for (;;) {
    const ticket = await transaction((tx) => sessionsService.issueTicket(tx, user.id));
    const typed = { phoneNumber: PHONE, token: identity.idToken };
    const browser = { ticket, device: 'Chrome on Android', devices: [] };
    const { tokens: opened } = await authService.openSession(typed, browser);
    commits += 2;
    acknowledge(opened.refreshToken);
    const renewed = await authService.refresh(`JWT ${opened.refreshToken}`);
    commits += 1;
    acknowledge(renewed.refreshToken);
    // The embedded engine's promises starve everything else: let the message out.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

void run();
