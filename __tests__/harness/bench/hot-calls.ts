import { fillPath } from '@/lib/contracts/base/endpoint';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { dashboardApi } from '@/lib/contracts/dashboard';
import type { SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { listCatalogs } from '@/lib/server/areas/catalogs/service';
import { getSeller } from '@/lib/server/areas/sellers/service';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { seedId } from '@/lib/server/seed/seed-ids';
import { CALLERS, onBothEngines, type Pair, throughput } from './bare-pair';
import { addCatalogs } from './bench-catalogs';
import { addSellers } from './bench-sellers';
import { addAdmin, type Place, withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { timesOfOneCaller } from './http-load';
import { type ListCase, listCases } from './list-cases';
import { sentStatements } from './sent-statements';
import { median, quantile, timed } from './statistics';

const ROWS = Number(process.env.BENCH_ROWS || 200_000);
/** Sellers of the catalogs; the first have most of them. */
const BUSY_SELLERS = Math.min(ROWS, 10_000);
const SAVES = 300;
const WARM_UP = 30;

/** An admin who sees all sellers, like the caller over HTTP. */
const ACTOR = { userId: '', sessionId: '', name: '', roles: ['admin'], mustChangePassword: false } as const;

interface Calls {
  seller: ListCase;
  filtered: ListCase;
  catalogs: ListCase;
}

const fill = (place: Place): Promise<Calls> =>
  withDatabase(place, async (database) => {
    await addAdmin();
    await loadTaxonomy();
    await addSellers(ROWS, 0);
    await addCatalogs(database, ROWS, BUSY_SELLERS);
    const id = seedId('sellers', Math.floor(ROWS / 2));
    const { searches } = await listCases(database, ROWS);
    const filtered = searches['a market and a status'];
    if (!filtered) throw new Error('Nothing is searched for by market and status.');
    return {
      seller: {
        path: fillPath(sellersApi.get.path, { id }),
        statements: await sentStatements(database, () => getSeller(id, ACTOR)),
      },
      filtered,
      catalogs: {
        path: catalogsApi.list.path,
        statements: await sentStatements(database, () => listCatalogs({ sort: '-createdAt', limit: 50 })),
      },
    };
  });

/** Milliseconds of saves of one seller, each with another contact. */
async function timesOfSaves(pair: Pair, { seller }: Calls): Promise<number[]> {
  const { url, headers } = pair.real(seller);
  const call = async (init?: RequestInit): Promise<SellerDetail> => {
    const answer = await fetch(url, { ...init, headers: { ...headers, 'Content-Type': 'application/json' } });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { data: SellerDetail }).data;
  };
  let { version } = await call();
  const times: number[] = [];
  for (let save = 0; save < WARM_UP + SAVES; save += 1) {
    const body = JSON.stringify({ contactName: `Contact ${save}`, version });
    const { ms, result } = await timed(() => call({ method: 'PATCH', body }));
    ({ version } = result);
    if (save >= WARM_UP) times.push(ms);
  }
  return times;
}

async function figuresOf(engine: string, pair: Pair, calls: Calls): Promise<Figure[]> {
  const name = (what: string) => `${engine}, ${what}`;
  const seller = await throughput(pair, calls.seller);
  const filtered = await throughput(pair, calls.filtered);
  const times = await timesOfOneCaller({
    seller: pair.real(calls.seller),
    filtered: pair.real(calls.filtered),
    catalogs: pair.real(calls.catalogs),
    bareCatalogs: pair.bare(calls.catalogs),
    dashboard: pair.real(dashboardApi.get),
  });
  const saves = await timesOfSaves(pair, calls);
  return [
    { name: name(`a seller, ${CALLERS} callers`), value: seller.real, unit: 'answers/s' },
    {
      name: name(`a seller, ${CALLERS} callers, of the bare server’s`),
      value: (100 * seller.real) / seller.bare,
      unit: '%',
      goal: { atLeast: 30 },
    },
    {
      name: name(`sellers of a market and a status, ${CALLERS} callers`),
      value: filtered.real,
      unit: 'answers/s',
      goal: { atLeast: 100 },
    },
    {
      name: name(`sellers of a market and a status, ${CALLERS} callers, of the bare server’s`),
      value: (100 * filtered.real) / filtered.bare,
      unit: '%',
    },
    {
      name: name('sellers of a market and a status, p99'),
      value: quantile(times.filtered, 0.99),
      unit: 'ms',
      goal: { atMost: 60 },
    },
    { name: name('catalogs, first page, p50'), value: median(times.catalogs), unit: 'ms', goal: { atMost: 15 } },
    {
      name: name('catalogs, first page, p50, bare server = 1'),
      value: median(times.catalogs) / median(times.bareCatalogs),
      unit: '×',
    },
    { name: name('dashboard, p50'), value: median(times.dashboard), unit: 'ms', goal: { atMost: 20 } },
    { name: name('a seller is saved, p50'), value: median(saves), unit: 'ms', goal: { atMost: 3.5 } },
    {
      name: name('a seller is saved, p50, reading it = 1'),
      value: median(saves) / median(times.seller),
      unit: '×',
    },
  ];
}

/** The calls that staff make most, with as many rows as a market has. */
export const measureHotCalls = async (): Promise<Section> => ({
  title: `Calls among ${ROWS.toLocaleString('en-IN')} sellers and as many catalogs`,
  note: `The catalogs belong to ${BUSY_SELLERS.toLocaleString('en-IN')} of the sellers, most of them to few.`,
  figures: await onBothEngines(fill, ({ seller, filtered, catalogs }) => [seller, filtered, catalogs], figuresOf),
});
