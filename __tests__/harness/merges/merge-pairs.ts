import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { askForMerge } from '@/lib/server/across/merge-requests/ask-service';
import { addNote as addBuyerNote } from '@/lib/server/areas/buyers/note-service';
import { createMarket } from '@/lib/server/areas/markets/service';
import { renewTexts } from '@/lib/server/areas/search-texts/service';
import { addNote } from '@/lib/server/areas/sellers/service';
import { addValue } from '@/lib/server/areas/taxonomy/attribute-service';
import type { Actor } from '@/lib/server/auth/actor';
import { database as open, type Database, transaction } from '@/lib/server/db/database';
import { addBuyer, catalogsOfSellers, fillForOrders, placed } from '../orders/order-people';

/** The only request about a pair of this kind. */
export async function requestOfKind(kind: MergeKind): Promise<string> {
  const { rows } = await open().pool.query<{ id: string }>('select id from merge_requests where kind = $1', [kind]);
  if (!rows[0]) throw new Error(`Nobody asked about a ${kind}.`);
  return rows[0].id;
}

const VALUE_NAMES = ['Chanderi Kesariya', 'Chanderi Kesaria'] as const;

/** The two duplicate values, and their merge if it was not undone. */
export async function valuesToMerge() {
  const { rows: values } = await open().pool.query<{ id: string }>(
    'select id from attribute_values where name_en = any($1) order by name_en desc',
    [VALUE_NAMES],
  );
  const [survivorId = '', duplicateId = ''] = values.map(({ id }) => id);
  const { rows } = await open().pool.query<{ id: string }>(
    'select id from merges where loser_id = $1 and undone_at is null',
    [duplicateId],
  );
  return { pair: { survivorId, duplicateId }, mergeId: rows[0]?.id ?? null };
}

/** Two values of one attribute: half of the catalogs have one of them, a quarter both. */
async function fillValues({ pool }: Database, actor: Actor): Promise<void> {
  const { rows } = await pool.query<{ attribute_id: string; product_type_id: string }>(
    'select attribute_id, product_type_id from product_type_values limit 1',
  );
  const { attribute_id: attributeId = '', product_type_id: typeId = '' } = rows[0] ?? {};
  for (const [nth, name] of VALUE_NAMES.entries()) {
    const { id } = await addValue(attributeId, { nameEn: name, nameHi: name }, actor);
    const has = [attributeId, id];
    await pool.query('insert into product_type_values (product_type_id, attribute_id, value_id) values ($3, $1, $2)', [
      ...has,
      typeId,
    ]);
    await pool.query(
      `insert into catalog_tags (catalog_id, attribute_id, value_id)
         select id, $1, $2 from (select id, row_number() over (order by id) as place from catalogs) as numbered
         where place % 4 < 2 + $3`,
      [...has, nth],
    );
  }
}

/**
 * Two sellers with catalogs, orders and notes, two buyers with orders and notes, their markets, two catalogs, a request
 * about each pair, and two values.
 */
export async function fillForMerges(database: Database): Promise<void> {
  const [actor] = (await fillForOrders(database, 1)) as [Actor];
  const buyerIds = [await addBuyer(1, actor), await addBuyer(2, actor)] as const;
  await database.pool.query(`update buyers set address = 'Shop 12, Main Bazaar' where id = $1`, [buyerIds[1]]);
  const catalogs = await catalogsOfSellers(database, 2, actor);
  for (const catalog of catalogs)
    for (const buyerId of buyerIds) await placed({ buyerId, catalogs: [catalog], pieces: 4 }, actor);
  const [one, other] = catalogs.map(({ seller }) => seller.id) as [string, string];
  // Two GSTINs would block the merge.
  const withoutGstin = `gstin = null, search_text = replace(search_text, lower(gstin) || ' ', '')`;
  await database.pool.query(`update sellers set ${withoutGstin} where id = $1 and gstin is not null`, [other]);
  for (const id of [one, other]) await addNote(id, 'Pays late', actor);
  for (const id of buyerIds) await addBuyerNote(id, 'Wants COD', actor);
  // Gives catalogs inserted by SQL the search text that the first merge would write.
  const { rows } = await database.pool.query<{ id: string }>('select id from catalogs');
  await fillValues(database, actor);
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
