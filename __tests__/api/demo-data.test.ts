import { addUsers } from '@/lib/server/areas/users/service';
import type { Database } from '@/lib/server/db/database';
import { DEMO_USERS } from '@/lib/server/seed/demo-users';
import { DemoDataRefused, refuseDemoData } from '@/lib/server/seed/seed-demo';
import { startTestDatabase } from '../support/database';
import { seedSmallDemo } from '../support/small-demo';

describe('demo data', () => {
  let database: Database;
  beforeEach(async () => {
    database = await startTestDatabase();
  });
  afterEach(() => database.close());

  const count = async () => (await database.pool.query('select count(*)::int as n from users')).rows[0].n as number;

  it('goes into a database nobody uses, once', async () => {
    await seedSmallDemo();
    await seedSmallDemo();
    expect(await count()).toBe(DEMO_USERS.length);
  });

  it('leaves the people of a real database alone', async () => {
    await addUsers([
      { name: 'Ravi Shah', phoneNumber: '+919825012345', password: 'blue shuttle loom', roles: ['admin'] },
    ]);
    await seedSmallDemo();
    expect(await count()).toBe(1);
    await refuseDemoData();
  });

  it('keeps a real server from starting on it', async () => {
    await seedSmallDemo();
    await expect(refuseDemoData()).rejects.toThrow(DemoDataRefused);
  });
});
