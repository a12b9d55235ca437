import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { ordersApi } from '@/lib/contracts/orders/orders';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { proForma } from '@/lib/domain/orders/printed/pro-forma';
import { NO_PIECES } from '@/lib/domain/orders/quantities';
import { listBuyers } from '@/lib/server/areas/buyers/service';
import { listOrders, orderTotals } from '@/lib/server/areas/orders/service';
import { placeOrder } from '@/lib/server/areas/orders/place-service';
import type { Actor } from '@/lib/server/auth/actor';
import type { Database } from '@/lib/server/db/database';
import { queryOf } from '@/lib/server/http/parse-input';
import { drawDocumentPdf } from '@/lib/server/platform/pdf/draw-document-pdf';
import { addBuyer, catalogsOfSellers, draft, fillForOrders } from '../orders/order-people';
import { addOrders, LINES_EACH } from './bench-orders';
import { onPostgres } from './bench-postgres';
import { withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { sentStatements } from './sent-statements';
import { median, timed } from './statistics';

const ORDERS = Number(process.env.BENCH_ORDERS || 200_000);
const BUYERS = 20_000;
const RUNS = 15;
/** Uncounted runs: the measurements are of a warm process. */
const WARM_UP = 60;
const SELLERS_OF_ORDER = 12;
const LINES_OF_PRO_FORMA = 60;

const readQuery = async (endpoint: Endpoint, query: Record<string, string>) =>
  (await queryOf(endpoint, new URLSearchParams(query))) as never;

type Work = (actor: Actor) => Promise<unknown>;

const ordersBy = async (query: Record<string, string>): Promise<Work> => {
  const request = await readQuery(ordersApi.list, query);
  return (actor) => listOrders(request, actor);
};

/** The screens' requests, by name. */
const reads = async (): Promise<Record<string, Work>> => {
  const totals = await readQuery(ordersApi.totals, {});
  const buyers = await readQuery(buyersApi.list, {});
  const found = await readQuery(buyersApi.list, { q: 'navrang kota' });
  return {
    'order list': await ordersBy({}),
    'a column of the board': await ordersBy({ headline: 'dispatched', sort: 'movedAt', limit: '25' }),
    'orders with dues': await ordersBy({ hasDues: 'true' }),
    'search for a buyer': await ordersBy({ q: 'navrang kota' }),
    'totals of all orders': (actor) => orderTotals(totals, actor),
    'buyer list': () => listBuyers(buyers),
    'search among buyers': () => listBuyers(found),
  };
};

const p50 = async (work: () => Promise<unknown>): Promise<number> => {
  for (let run = 0; run < WARM_UP; run += 1) await work();
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) times.push((await timed(work)).ms);
  return median(times);
};

/** A read compared with the same statements through the bare driver. */
async function readFigures(name: string, work: Work, database: Database, actor: Actor): Promise<Figure[]> {
  const statements = await sentStatements(database, () => work(actor));
  const real = await p50(() => work(actor));
  const bare = await p50(async () => {
    for (const { text, values } of statements) await database.pool.query({ text, values, rowMode: 'array' });
  });
  return [
    { name: `${name}, p50`, value: real, unit: 'ms' },
    { name: `${name}, p50, bare driver = 1`, value: real / bare, unit: '×', goal: { atMost: 3 } },
  ];
}

async function placingTime(database: Database, actor: Actor): Promise<number> {
  const buyerId = await addBuyer(1, actor);
  const catalogs = await catalogsOfSellers(database, SELLERS_OF_ORDER, actor);
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { id, version } = await draft({ buyerId, catalogs, pieces: 4 }, actor);
    times.push((await timed(() => placeOrder(id, version, actor))).ms);
  }
  return median(times);
}

async function drawingTime(): Promise<number> {
  const party = { businessName: 'केसर टेक्सटाइल्स', address: 'Ring Road', city: 'Surat', state: 'Gujarat' };
  const printed = proForma(
    {
      ...{ orderNumber: 1042, position: 1, placedAt: '2026-11-20T06:00:00.000Z', deliveryAddress: '' },
      ...{ seller: { ...party, pincode: null, gstin: null }, buyer: { ...party, pincode: null, gstin: null } },
      ...{ fromState: '24', toState: '08', discountBasisPoints: 250 },
      lines: Array.from({ length: LINES_OF_PRO_FORMA }, (_, index) => ({
        ...{ ...NO_PIECES, id: String(index), title: `Kesariya vol ${index}`, hsn: '5407', setPieces: 4 },
        ...{ ordered: 12, rate: 41_500 + index, gstBasisPoints: 500 },
      })),
    },
    { number: 'P1/26-27/00012', at: '2026-11-21T06:00:00.000Z', payee: { upiId: 'orders@bank', name: 'Kesar' } },
  );
  const createdAt = new Date('2026-11-21T06:00:00.000Z');
  return p50(() => drawDocumentPdf({ document: printed, mark: 'P1/26-27/00012', createdAt }));
}

async function measureOn(engine: string, database: Database): Promise<Figure[]> {
  const [actor] = (await fillForOrders(database, 1)) as [Actor];
  await addOrders(database, { buyers: BUYERS, orders: ORDERS });
  const figures: Figure[] = [];
  for (const [name, work] of Object.entries(await reads()))
    figures.push(...(await readFigures(`${engine}, ${name}`, work, database, actor)));
  return [
    ...figures,
    {
      name: `${engine}, placing an order of ${SELLERS_OF_ORDER} sellers, p50`,
      value: await placingTime(database, actor),
      unit: 'ms',
    },
  ];
}

/** Time to list orders and buyers, to place an order and to draw its pro-forma. */
export const measureOrders = async (): Promise<Section> => ({
  title: `Orders: ${ORDERS.toLocaleString('en-IN')} of them with ${(ORDERS * LINES_EACH).toLocaleString('en-IN')} lines`,
  note: 'In the process of the bench, without HTTP; the bare driver sends the same statements and keeps the rows as lists.',
  figures: [
    ...(await withFolder((folder) => withDatabase({ folder }, (database) => measureOn('embedded', database)))),
    ...(await onPostgres((databaseUrl) =>
      withDatabase({ folder: '', databaseUrl }, (database) => measureOn('PostgreSQL', database)),
    )),
    { name: `drawing a pro-forma of ${LINES_OF_PRO_FORMA} lines, p50`, value: await drawingTime(), unit: 'ms' },
  ],
});
