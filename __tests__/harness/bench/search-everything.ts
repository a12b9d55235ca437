import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import { searchApi } from '@/lib/contracts/search';
import { systemApi } from '@/lib/contracts/system';
import type { FoundKind } from '@/lib/domain/search/found-kinds';
import { learnNames } from '@/lib/server/platform/search/learn-service';
import { searchEverything } from '@/lib/server/across/search/service';
import { getSeller } from '@/lib/server/areas/sellers/service';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { seedId } from '@/lib/server/seed/seed-ids';
import { onBothEngines, type Pair } from './bare-pair';
import { addCatalogs } from './bench-catalogs';
import { addOrders } from './bench-orders';
import { addSellers } from './bench-sellers';
import { addAdmin, type Place, withDatabase } from './bench-server';
import type { Figure, Section } from './figures';
import { ask, timesOfOneCaller } from './http-load';
import type { ListCase } from './list-cases';
import { sentStatements } from './sent-statements';
import { median } from './statistics';

const ROWS = Number(process.env.BENCH_ROWS || 200_000);
/** Sellers of the catalogs; the first have most of them. */
const BUSY_SELLERS = Math.min(ROWS, 10_000);
const COUNTS = { buyers: 20_000, orders: 50_000 };
/** There are many searches, and each one's times are steady. */
const CALLS = { warmUp: 10, counted: 60 };

const ACTOR = { userId: '', sessionId: '', name: '', roles: ['admin'], mustChangePassword: false } as const;

interface Case extends ListCase {
  /** A kind the search must find; null if it finds nothing. */
  finds: FoundKind | null;
}

type Cases = Record<string, Case>;

/** Search texts, and a kind that each finds. */
async function typed(): Promise<Record<string, [string, FoundKind | null]>> {
  const middle = Math.floor(ROWS / 2);
  const { phoneNumbers, businessName } = await getSeller(seedId('sellers', middle), ACTOR);
  const [phone = ''] = phoneNumbers;
  let at = middle;
  let gstin: string | null = null;
  for (; gstin === null; at += 1) ({ gstin } = await getSeller(seedId('sellers', at), ACTOR));
  // Every eighth catalog is of georgette.
  const catalog = Math.max(8, 8 * Math.floor(ROWS / 16));
  return {
    'a phone number': [phone.replace('+91', '0'), 'sellers'],
    'the last five digits of one': [phone.slice(-5), 'sellers'],
    'a GSTIN': [gstin, 'sellers'],
    'a seller’s name': [businessName, 'sellers'],
    'a misspelt name': ['kalanjli', 'sellers'],
    'two misspelt words': ['gulmohor saress', 'sellers'],
    'a Hindi name': ['विजयलक्ष्मी', 'sellers'],
    'a name by its sound': ['vijaylaksmi', 'sellers'],
    'a catalog’s title': [`Georgette saree ${catalog}`, 'catalogs'],
    'a design number': [`D${catalog}`, 'catalogs'],
    'an order number': [`${COUNTS.orders - 7}-1`, 'orders'],
    'a buyer': ['navrang kota', 'buyers'],
    'a market': ['Millennium Textile', 'markets'],
    'a staff name': ['Farhan', 'users'],
    'two letters': ['la', 'sellers'],
    'three letters': ['lax', 'sellers'],
    'a common word': ['sarees', 'sellers'],
    'what is not there': ['zzyzxqw', null],
  };
}

const fill = (place: Place): Promise<Cases> =>
  withDatabase(place, async (database) => {
    await addAdmin();
    await loadTaxonomy();
    await addSellers(ROWS, 0);
    await addCatalogs(database, ROWS, BUSY_SELLERS);
    await addOrders(database, COUNTS);
    await learnNames();
    await database.pool.query('vacuum analyze search_words, new_names');
    const searches: Cases = {};
    for (const [what, [q, finds]] of Object.entries(await typed()))
      searches[what] = {
        path: `${searchApi.everything.path}?${new URLSearchParams({ q })}`,
        statements: await sentStatements(database, () => searchEverything(q, ACTOR)),
        finds,
      };
    return searches;
  });

/** @throws where a search does not find what it must. */
async function assertFinds(pair: Pair, what: string, one: Case): Promise<void> {
  const { data } = JSON.parse(await ask(pair.real(one))) as { data: EndpointAnswer<typeof searchApi.everything> };
  const isRight = one.finds === null ? data.length === 0 : data.some(({ kind }) => kind === one.finds);
  if (!isRight) throw new Error(`${what} found ${data.map(({ kind }) => kind).join(', ') || 'nothing'}.`);
}

async function figuresOf(engine: string, pair: Pair, searches: Cases): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [what, one] of Object.entries(searches)) {
    await assertFinds(pair, what, one);
    const targets = { real: pair.real(one), bare: pair.bare(one), health: pair.real(systemApi.health) };
    const { real, bare, health } = await timesOfOneCaller(targets, CALLS);
    const name = `${engine}, ${what}`;
    figures.push(
      { name: `${name}, p50`, value: median(real), unit: 'ms', goal: { atMost: 60 } },
      { name: `${name}, p50, bare server = 1`, value: median(real) / median(bare), unit: '×' },
      { name: `${name}, p50, health call = 1`, value: median(real) / median(health), unit: '×' },
    );
  }
  return figures;
}

/** Time per keystroke in the palette until every kind has responded. */
export const measureSearch = async (): Promise<Section> => ({
  title: `Search everything among ${ROWS.toLocaleString('en-IN')} sellers and as many catalogs`,
  note: 'One call finds records of every kind. The bare server sends its statements and does nothing else.',
  figures: await onBothEngines(fill, (searches) => Object.values(searches), figuresOf),
});
