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

/** How much a site holds before anybody comes. */
export interface Filling {
  staff: number;
  sellers: number;
  catalogs: number;
}

const PASSWORD = crypto.randomUUID();

/** As many people as wanted, each of them somebody else, with the roles that the demo's people have. */
export const staffOf = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const { name, roles } = DEMO_USERS[index % DEMO_USERS.length] ?? { name: '', roles: [] };
    // A number no telephone has.
    const phoneNumber = `+911005${String(index).padStart(6, '0')}`;
    return { name: `${name} ${index + 1}`, phoneNumber, password: PASSWORD, roles };
  });

async function atWork(role: Role): Promise<readonly [string, ...string[]]> {
  const [first, ...others] = (await staffOfRoles(orm(), [role])).map(({ id }) => id);
  if (!first) throw new Error(`Nobody of ${DEMO_USERS.length} or more people is ${role}.`);
  return [first, ...others];
}

/** Fills an empty database with staff, their sellers and catalogs, of which nobody works on any yet. */
export const fillSite = (place: Place, { staff, sellers, catalogs }: Filling): Promise<void> =>
  withDatabase(place, async (database) => {
    // At least one person of each role, for sellers are given to some of them.
    await addUsers(staffOf(Math.max(staff, DEMO_USERS.length)));
    const people: SeedStaff = { salesmen: await atWork('salesman'), managers: await atWork('manage_seller') };
    await seedSellers({ count: sellers, auditEach: 1, staff: people });
    await loadTaxonomy();
    await addCatalogs(database, catalogs);
    // They came in long ago; the queue is for what comes in while the load runs.
    await database.pool.query(`update uploads set status = 'done'`);
  });
