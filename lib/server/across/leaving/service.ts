import type { HandOver } from '@/lib/contracts/users/open-work';
import type { User } from '@/lib/contracts/users/users';
import { closeResetsOf } from '../../areas/password-resets/service';
import { changeUser, closeAccount } from '../../areas/users/staff-service';
import type { Actor } from '../../auth/actor';
import * as sessions from '../../auth/sessions/session-service';
import { refused } from '../../errors';
import { settleOpenWork } from './open-work-service';

/**
 * Closes an account, ends its sessions and hands over its open work.
 * @throws 400 when there is work and no new owner was chosen.
 */
export const disableUser = (id: string, handOver: HandOver, actor: Actor): Promise<User> =>
  changeUser(id, actor, 'users.disabled', async (tx, user) => {
    if (id === actor.userId) throw refused('You cannot close your own account. Ask another admin.');
    if (user.disabledAt) return user;
    await closeResetsOf(tx, id, 'dismissed', actor);
    await settleOpenWork(tx, id, handOver, actor);
    await sessions.endSessions(tx, { userId: id, reason: 'disabled', actorId: actor.userId });
    return closeAccount(tx, id);
  });
