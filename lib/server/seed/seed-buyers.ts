import { sql } from 'drizzle-orm';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { taxRates } from '../areas/catalogs/sale-service';
import { orm, transaction } from '../db/database';
import { insertMany } from '../db/insert-many';
import { buyerConsents, buyerNotes, buyers } from '../db/schema/buyers';
import { buyerEntries, entryAllocations } from '../db/schema/buyer-entries';
import { consignmentLines, consignments, orderLines, orderReturns, orders, subOrders } from '../db/schema/orders';
import { numberSeries } from '../db/schema/number-series';
import { sellers } from '../db/schema/sellers';
import { productTypes } from '../db/schema/taxonomy';
import { buyerAt } from './buyer-at';
import { seedCatalogsForSale } from './seed-catalogs-for-sale';
import { orderRows } from './seed-orders';

const [BUYERS, ORDERS, DRAFTS, FIRST_NUMBER] = [400, 900, 20, 1001];

interface Staff {
  managers: readonly string[];
  uploaders: readonly string[];
  takers: readonly string[];
  /** Whether ordered catalogs have photos, which take a while to draw. */
  hasPhotos: boolean;
  /** Orders cover the sixty days before this. */
  now: number;
}

const hasBuyers = async () => (await orm().select({ id: buyers.id }).from(buyers).limit(1)).length > 0;

/** Stores buyers with sixty days of orders, and the ordered catalogs; skips a database that has some. */
export async function seedBuyers({ managers, uploaders, takers, hasPhotos, now }: Staff): Promise<void> {
  const [uploader] = uploaders;
  if (!uploader || takers.length === 0 || (await hasBuyers())) return;
  const types = (await orm().select({ id: productTypes.id }).from(productTypes)).map(({ id }) => id);
  const catalogs = await seedCatalogsForSale(uploader, { hasPhotos, now });
  if (catalogs.length === 0) return;
  const names = await orm().select({ id: sellers.id, name: sellers.businessName }).from(sellers);
  const people = Array.from({ length: BUYERS }, (_, index) => buyerAt(index, managers, types, now));
  const place = {
    buyers: people.map(({ buyer }) => buyer),
    catalogs,
    sellerNames: new Map(names.map(({ id, name }) => [id, name])),
    takers,
    followers: managers,
    now,
    taxOf: await taxRates(orm(), indianDayOf(new Date(now))),
  };
  const made = Array.from({ length: ORDERS + DRAFTS }, (_, index) =>
    orderRows(index, index < ORDERS ? FIRST_NUMBER + index : null, place),
  );
  const all = <Name extends keyof (typeof made)[number]>(name: Name) =>
    made.flatMap((rows) => rows[name] as unknown[]) as (typeof made)[number][Name];
  await transaction(async (tx) => {
    await insertMany(tx, buyers, place.buyers);
    await insertMany(
      tx,
      buyerConsents,
      people.flatMap(({ consents }) => consents),
    );
    await insertMany(
      tx,
      buyerNotes,
      people.flatMap(({ notes }) => notes),
    );
    await insertMany(tx, orders, all('orders'));
    await insertMany(tx, subOrders, all('subOrders'));
    await insertMany(tx, orderLines, all('lines'));
    await insertMany(tx, consignments, all('lorries'));
    await insertMany(tx, consignmentLines, all('lorryLines'));
    await insertMany(tx, orderReturns, all('returns'));
    await insertMany(tx, buyerEntries, all('entries'));
    await insertMany(tx, entryAllocations, all('shares'));
    await tx.insert(numberSeries).values({ name: 'orders', last: FIRST_NUMBER + ORDERS - 1 });
  });
  await orm().execute(sql`analyze`);
}
