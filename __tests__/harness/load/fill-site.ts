import type { Role } from '@/config/roles';
import { staffOfRoles } from '@/lib/server/areas/staff/service';
import { addUsers } from '@/lib/server/areas/users/service';
import { orm } from '@/lib/server/db/database';
import { DEMO_USERS } from '@/lib/server/seed/demo-users';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { seedSellers } from '@/lib/server/seed/seed-sellers';
import type { SeedStaff } from '@/lib/server/seed/seller-at';
import { addCatalogs } from '../bench/bench-catalogs';
import { type Place, withDatabase } from '../bench/bench-server';

/** The data in a site before the load starts. */
export interface Filling {
  staff: number;
  sellers: number;
  catalogs: number;
}

const PASSWORD = crypto.randomUUID();

/** Any number of distinct people, with the roles of the demo's people. */
export const staffOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { name, roles } = DEMO_USERS[index % DEMO_USERS.length] ?? { name: '', roles: [] };
    // An unassignable phone number.
    const phoneNumber = `+911005${String(index).padStart(6, '0')}`;
    return { name: `${name} ${index + 1}`, phoneNumber, password: PASSWORD, roles };
  });

async function atWork(role: Role): Promise<readonly [string, ...string[]]> {
  const [first, ...others] = (await staffOfRoles(orm(), [role])).map(({ id }) => id);
  if (!first) throw new Error(`Nobody of ${DEMO_USERS.length} or more people is ${role}.`);
  return [first, ...others];
}

/** Fills an empty database with staff, their sellers and their catalogs, with no work in progress. */
export const fillSite = (place: Place, { staff, sellers, catalogs }: Filling): Promise<void> =>
  withDatabase(place, async (database) => {
    // At least one person per role, because some roles are assigned sellers.
    await addUsers(staffOf(Math.max(staff, DEMO_USERS.length)));
    const people: SeedStaff = { salesmen: await atWork('salesman'), managers: await atWork('manage_seller') };
    await seedSellers({ count: sellers, auditEach: 1, staff: people });
    await loadTaxonomy();
    await addCatalogs(database, catalogs);
    // They were uploaded long ago; the queue is for uploads during the load.
    await database.pool.query(`update uploads set status = 'done'`);
  });
