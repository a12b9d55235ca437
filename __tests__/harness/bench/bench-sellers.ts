import { addUsers, findByTypedPhone } from '@/lib/server/areas/users/service';
import { orm } from '@/lib/server/db/database';
import { seedSellers } from '@/lib/server/seed/seed-sellers';

const SHOWN_EVERY = 50_000;

/** Staff that generated sellers are assigned to. */
const STAFF = [
  { name: 'Farhan Qureshi', phoneNumber: '+911009000002', roles: ['manage_seller'] },
  { name: 'Jignesh Vaghela', phoneNumber: '+911009000003', roles: ['salesman'] },
] as const;

/** Fills the open database with generated markets and sellers, the same every time. */
export async function addSellers(count: number, auditEach: number): Promise<void> {
  await addUsers(STAFF.map((person) => ({ ...person, password: crypto.randomUUID() })));
  const [manager, salesman] = await Promise.all(STAFF.map(({ phoneNumber }) => findByTypedPhone(orm(), phoneNumber)));
  if (!manager || !salesman) throw new Error('There is nobody to give sellers to.');
  const staff = { managers: [manager.id], salesmen: [salesman.id] } as const;
  const onProgress = (done: number) => {
    if (done % SHOWN_EVERY === 0) console.error(`  ${done.toLocaleString('en-IN')} sellers`);
  };
  await seedSellers({ count, auditEach, staff, onProgress });
}
