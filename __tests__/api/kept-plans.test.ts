import { eq, sql } from 'drizzle-orm';
import { type Queryable, transaction } from '@/lib/server/db/database';
import { preparedByText } from '@/lib/server/db/prepared';
import { markets } from '@/lib/server/db/schema/markets';
import { lockRow, updateRow } from '@/lib/server/db/versioned-rows';
import { serveApi } from '../support/api';
import { makeMarket } from '../support/seller-factories';

serveApi();

/** Statements that this connection keeps planned, of those named by their text. */
async function keptOn(tx: Queryable, like: string): Promise<number> {
  const { rows } = await tx.execute<{ kept: number }>(
    sql`select count(*)::integer as kept from pg_prepared_statements where name like 'text%' and statement like ${like}`,
  );
  return rows[0]?.kept ?? 0;
}

const UPDATES = 'update "markets"%';

test('a record whose same columns change again is written by the same plan', async () => {
  const { id } = await makeMarket();
  await transaction(async (tx) => {
    await updateRow(tx, markets, id, { name: 'Ring Road' });
    const after = await updateRow(tx, markets, id, { name: 'Sahara Darwaja' });
    expect(after).toMatchObject({ name: 'Sahara Darwaja', version: 3 });
    expect(await keptOn(tx, UPDATES)).toBe(1);

    await updateRow(tx, markets, id, { city: 'Surat' });
    expect(await lockRow(tx, markets, id)).toMatchObject({ name: 'Sahara Darwaja', city: 'Surat', version: 4 });
    expect(await keptOn(tx, UPDATES)).toBe(2);
  });
});

test('a connection keeps only so many plans, and answers what is beyond all the same', async () => {
  const { id, name } = await makeMarket();
  await transaction(async (tx) => {
    for (let text = 0; text < 220; text += 1) {
      const query = tx
        .select({ name: markets.name, text: sql<number>`${sql.raw(String(text))}::integer` })
        .from(markets)
        .where(eq(markets.id, id));
      expect(await preparedByText(query).execute()).toEqual([{ name, text }]);
    }
    const kept = await keptOn(tx, '%');
    expect(kept).toBeGreaterThan(150);
    expect(kept).toBeLessThanOrEqual(200);
  });
});
