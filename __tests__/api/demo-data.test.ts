import { quantityProblem } from '@/lib/domain/orders/quantities';
import { addUsers } from '@/lib/server/areas/users/service';
import type { Database } from '@/lib/server/db/database';
import { DEMO_USERS } from '@/lib/server/seed/demo-users';
import { DemoDataRefused, refuseDemoData } from '@/lib/server/seed/seed-demo';
import { dueFlaws } from '../harness/orders/due-flaws';
import { startTestDatabase } from '../support/database';
import { seedSmallDemo } from '../support/small-demo';

let database: Database;

const rows = async (text: string) => (await database.pool.query(text)).rows as Record<string, number>[];
const countUsers = async () => (await rows('select count(*)::int as n from users'))[0]?.n;

describe('a real database', () => {
  beforeAll(async () => {
    database = await startTestDatabase();
  });
  afterAll(() => database.close());

  it('is left alone by demo data', async () => {
    await addUsers([
      { name: 'Ravi Shah', phoneNumber: '+919825012345', password: 'blue shuttle loom', roles: ['admin'] },
    ]);
    await seedSmallDemo();
    expect(await countUsers()).toBe(1);
    await refuseDemoData();
  });
});

// Loaded once, because it takes longer than all tests here.
describe('demo data', () => {
  beforeAll(async () => {
    database = await startTestDatabase();
    await seedSmallDemo();
  }, 300_000);
  afterAll(() => database.close());

  it('goes into a database nobody uses, once', async () => {
    expect(await countUsers()).toBe(DEMO_USERS.length);
    await seedSmallDemo();
    expect(await countUsers()).toBe(DEMO_USERS.length);
  });

  it('keeps a real server from starting on it', async () => {
    await expect(refuseDemoData()).rejects.toThrow(DemoDataRefused);
  });

  it('has 900 orders by 400 buyers, 20 of them twice, in every state', async () => {
    const [counts] = await rows(`select (select count(*)::int from buyers) as buyers,
      (select count(*)::int from orders where number is not null) as orders`);
    expect(counts).toEqual({ buyers: 420, orders: 900 });
    const found = await rows('select distinct headline from sub_orders');
    expect(found.map(({ headline }) => headline).sort()).toEqual(
      ['placed', 'confirmed', 'part_dispatched', 'dispatched', 'delivered', 'closed', 'refused', 'cancelled'].sort(),
    );
  });

  it('has orders that owe what their parts and the ledger say', async () => {
    expect(await dueFlaws(database)).toEqual([]);
  });

  it('has lorries that left on no day still to come', async () => {
    const [found] = await rows(`select count(*)::int as lorries, (count(*) filter
      (where greatest(dispatched_at, delivered_at) > now()))::int as early from consignments`);
    expect([(found?.lorries ?? 0) > 500, found?.early]).toEqual([true, 0]);
  });

  it('has nothing that was made in days to come', async () => {
    const tables = await rows(`select quote_ident(table_name) as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'created_at'`);
    const early = [];
    for (const { name } of tables)
      if ((await rows(`select 1 from ${name} where created_at > now() limit 1`)).length > 0) early.push(name);
    expect([tables.length > 30, early]).toEqual([true, []]);
  });

  it('has possible pieces, and what was loaded is what was dispatched', async () => {
    const lines = await rows(`select ordered, accepted, refused, cancelled, dispatched, delivered, returned,
      coalesce((select sum(pieces)::int from consignment_lines c where c.line_id = l.id), 0) as loaded from order_lines l`);
    const wrong = lines.filter((line) => quantityProblem(line as never) !== null || line.loaded !== line.dispatched);
    expect([lines.length > 900, wrong]).toEqual([true, []]);
  });
});
