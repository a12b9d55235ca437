import { quantityProblem } from '@/lib/domain/orders/quantities';
import type { Database } from '@/lib/server/db/database';
import { dueFlaws } from '../harness/orders/due-flaws';
import { startTestDatabase } from '../support/database';
import { seedSmallDemo } from '../support/small-demo';

describe('demo orders', () => {
  let database: Database;
  beforeAll(async () => {
    database = await startTestDatabase();
    await seedSmallDemo();
  });
  afterAll(() => database.close());

  const rows = async (text: string) => (await database.pool.query(text)).rows as Record<string, number>[];

  it('are 900 by 400 buyers, 20 of them twice, in every state', async () => {
    const [counts] = await rows(`select (select count(*)::int from buyers) as buyers,
      (select count(*)::int from orders where number is not null) as orders`);
    expect(counts).toEqual({ buyers: 420, orders: 900 });
    const found = await rows('select distinct headline from sub_orders');
    expect(found.map(({ headline }) => headline).sort()).toEqual(
      ['placed', 'confirmed', 'part_dispatched', 'dispatched', 'delivered', 'closed', 'refused', 'cancelled'].sort(),
    );
  });

  it('owe what their parts and the ledger say', async () => {
    expect(await dueFlaws(database)).toEqual([]);
  });

  it('went on no day that is still to come', async () => {
    const [found] = await rows(`select count(*)::int as lorries, (count(*) filter
      (where greatest(dispatched_at, delivered_at) > now()))::int as early from consignments`);
    expect([(found?.lorries ?? 0) > 500, found?.early]).toEqual([true, 0]);
  });

  it('stand beside nothing that is made in days to come', async () => {
    const tables = await rows(`select quote_ident(table_name) as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'created_at'`);
    const early = [];
    for (const { name } of tables)
      if ((await rows(`select 1 from ${name} where created_at > now() limit 1`)).length > 0) early.push(name);
    expect([tables.length > 30, early]).toEqual([true, []]);
  });

  it('have possible pieces, and what was loaded is what was dispatched', async () => {
    const lines = await rows(`select ordered, accepted, refused, cancelled, dispatched, delivered, returned,
      coalesce((select sum(pieces)::int from consignment_lines c where c.line_id = l.id), 0) as loaded from order_lines l`);
    const wrong = lines.filter((line) => quantityProblem(line as never) !== null || line.loaded !== line.dispatched);
    expect([lines.length > 900, wrong]).toEqual([true, []]);
  });
});
