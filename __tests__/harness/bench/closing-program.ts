import '@/lib/commands/quiet-log';
import { closeCycle, reopenCycle } from '@/lib/server/across/cycles/closing-service';
import { findByTypedPhone } from '@/lib/server/areas/users/service';
import type { Actor } from '@/lib/server/auth/actor';
import { orm } from '@/lib/server/db/database';
import { cycles } from '@/lib/server/db/schema/cycles';
import { ADMIN, type Place, withDatabase } from './bench-server';
import { type ClosingState, readClosing } from './closing-state';

/** Messages to the process that kills this program. */
export type ClosingNews = { found: ClosingState } | { begins: 'undoing' | 'closing' } | { closed: number };

const tell = (news: ClosingNews) => process.send?.(news);

const RULE = { assigned: 'pool', unassigned: 'drop', oldFrom: 10, old: 'carry' } as const;

/** Reports the state it finds, undoes an existing closing and closes again, until it is killed. */
const closeAgain = (place: Place) =>
  withDatabase(place, async (database) => {
    const user = await findByTypedPhone(orm(), ADMIN.phoneNumber);
    const [cycle] = await orm().select({ id: cycles.id }).from(cycles);
    if (!user || !cycle) throw new Error('The database is empty.');
    const { id: userId, name, roles } = user;
    const actor = { userId, name, roles, sessionId: userId, mustChangePassword: false } as Actor;
    const found = await readClosing(database);
    tell({ found });
    if (found.status === 'closed') {
      tell({ begins: 'undoing' });
      await reopenCycle(cycle.id, found, actor);
    }
    const { version } = await readClosing(database);
    tell({ begins: 'closing' });
    const began = performance.now();
    await closeCycle(cycle.id, { rule: RULE, exceptions: [], version }, actor);
    tell({ closed: performance.now() - began });
    await new Promise(() => setInterval(() => undefined, 60_000));
  });

void closeAgain(JSON.parse(process.argv[2] ?? '{}') as Place);
