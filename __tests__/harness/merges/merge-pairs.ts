import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { askForMerge } from '@/lib/server/across/merge-requests/ask-service';
import { addNote as addBuyerNote } from '@/lib/server/areas/buyers/note-service';
import { createMarket } from '@/lib/server/areas/markets/service';
import { renewTexts } from '@/lib/server/areas/search-texts/service';
import { addNote } from '@/lib/server/areas/sellers/service';
import type { Actor } from '@/lib/server/auth/actor';
import { database as open, type Database, transaction } from '@/lib/server/db/database';
import { addBuyer, catalogsOfSellers, fillForOrders, placed } from '../orders/order-people';

/** The one request about a pair of the kind. */
export async function requestOfKind(kind: MergeKind): Promise<string> {
  const { rows } = await open().pool.query<{ id: string }>('select id from merge_requests where kind = $1', [kind]);
  if (!rows[0]) throw new Error(`Nobody asked about a ${kind}.`);
  return rows[0].id;
}

/** Two sellers with catalogs, orders and notes, two buyers with orders and notes, their markets, two catalogs, and a request about each pair. */
export async function fillForMerges(database: Database): Promise<void> {
  const [actor] = (await fillForOrders(database, 1)) as [Actor];
  const buyerIds = [await addBuyer(1, actor), await addBuyer(2, actor)] as const;
  await database.pool.query(`update buyers set address = 'Shop 12, Main Bazaar' where id = $1`, [buyerIds[1]]);
  const catalogs = await catalogsOfSellers(database, 2, actor);
  for (const catalog of catalogs)
    for (const buyerId of buyerIds) await placed({ buyerId, catalogs: [catalog], pieces: 4 }, actor);
  const [one, other] = catalogs.map(({ seller }) => seller.id) as [string, string];
  // Two GSTINs would stand in the way.
  const withoutGstin = `gstin = null, search_text = replace(search_text, lower(gstin) || ' ', '')`;
  await database.pool.query(`update sellers set ${withoutGstin} where id = $1 and gstin is not null`, [other]);
  for (const id of [one, other]) await addNote(id, 'Pays late', actor);
  for (const id of buyerIds) await addBuyerNote(id, 'Wants COD', actor);
  // Catalogs that came in by a statement are found by what the first merge would write.
  const { rows } = await database.pool.query<{ id: string }>('select id from catalogs');
  await transaction((tx) =>
    renewTexts(
      tx,
      rows.map(({ id }) => id),
    ),
  );
  const note = 'Same shop.';
  await askForMerge({ kind: 'seller', recordId: one, otherId: other, note }, actor);
  await askForMerge({ kind: 'buyer', recordId: buyerIds[0], otherId: buyerIds[1], note }, actor);
  const places = [];
  for (const [sellerId, name] of [
    [one, 'Radha Market'],
    [other, 'Raadha Market'],
  ] as const) {
    const { id } = await createMarket({ name, city: 'Surat', state: 'Gujarat' }, actor);
    await database.pool.query('update sellers set market_id = $1 where id = $2', [id, sellerId]);
    places.push(id);
  }
  const [place = '', its = ''] = places;
  await askForMerge({ kind: 'market', recordId: place, otherId: its, note }, actor);
  const [kept, gone] = catalogs.map(({ id }) => id) as [string, string];
  await database.pool.query('update catalogs set seller_id = $1 where id = any($2)', [one, [kept, gone]]);
  await transaction((tx) => renewTexts(tx, [kept, gone]));
  await askForMerge({ kind: 'catalog', recordId: kept, otherId: gone, note }, actor);
}
