import type { Page } from '@/lib/contracts/base/list';
import { CALLERS, onBothEngines, type Pair, throughput } from './bare-pair';
import { addSellers } from './bench-sellers';
import { addAdmin, type Place, withDatabase } from './bench-server';
import { isSamePage } from './equal-answers';
import type { Figure, Section } from './figures';
import { ask, timesOfOneCaller } from './http-load';
import { type ListCase, type ListCases, listCases } from './list-cases';
import { median, quantile } from './statistics';

const SELLERS = Number(process.env.BENCH_SELLERS || 200_000);
const AUDIT_EACH = 5;

const fill = (place: Place): Promise<ListCases> =>
  withDatabase(place, async (database) => {
    await addAdmin();
    await addSellers(SELLERS, AUDIT_EACH);
    return listCases(database, SELLERS);
  });

const allOf = ({ first, deep, history, searches }: ListCases) => [first, deep, history, ...Object.values(searches)];

/** @throws unless both servers answer the same rows, value by value, and the same count. */
async function assertSameAnswers({ real, bare }: Pair, one: ListCase): Promise<void> {
  const { data: page } = JSON.parse(await ask(real(one))) as { data: Page<unknown> };
  const answers = JSON.parse(await ask(bare(one))) as unknown[][];
  const isCount = ({ text }: { text: string }) => text.startsWith('select (select count(');
  const rows = answers[one.statements.findIndex((statement) => !isCount(statement))] ?? [];
  const [count] = (answers[one.statements.findIndex(isCount)]?.[0] ?? []) as number[];
  if (!isSamePage(page, rows, count ?? 0)) throw new Error(`${one.path} is answered differently by the two servers.`);
}

type Times = Record<'real' | 'bare', number[]>;

const timesOf = (pair: Pair, one: ListCase): Promise<Times> =>
  timesOfOneCaller({ real: pair.real(one), bare: pair.bare(one) });

/** A percentile of the response times, and its ratio to the bare server's. */
const timeFigures = (name: string, { real, bare }: Times, share: number, most?: number): Figure[] => [
  { name: `${name}, p${share * 100}`, value: quantile(real, share), unit: 'ms' },
  {
    name: `${name}, p${share * 100}, bare server = 1`,
    value: quantile(real, share) / quantile(bare, share),
    unit: '×',
    ...(most !== undefined && { goal: { atMost: most } }),
  },
];

async function figuresOf(engine: string, pair: Pair, cases: ListCases): Promise<Figure[]> {
  for (const one of allOf(cases)) await assertSameAnswers(pair, one);
  const name = (what: string) => `${engine}, ${what}`;
  const first = await timesOf(pair, cases.first);
  const rates = await throughput(pair, cases.first);
  const depth = await timesOfOneCaller({ first: pair.real(cases.first), deep: pair.real(cases.deep) });
  const searches: Figure[] = [];
  for (const [what, one] of Object.entries(cases.searches))
    searches.push(...timeFigures(name(`search for ${what}`), await timesOf(pair, one), 0.5, 2));
  return [
    ...timeFigures(name('first page'), first, 0.5, 3),
    ...timeFigures(name('first page'), first, 0.99),
    { name: name(`first page, ${CALLERS} callers`), value: rates.real, unit: 'answers/s' },
    {
      name: name(`first page, ${CALLERS} callers, of the bare server’s`),
      value: (100 * rates.real) / rates.bare,
      unit: '%',
      goal: { atLeast: 40 },
    },
    { name: name('sellers met from the first page to the last'), value: cases.met, goal: { is: SELLERS } },
    {
      name: name('last page but one, p50, first page = 1'),
      value: median(depth.deep) / median(depth.first),
      unit: '×',
      goal: { atMost: 1.5 },
    },
    ...searches,
    ...timeFigures(name('history of one seller'), await timesOf(pair, cases.history), 0.5),
  ];
}

/** Overhead of a list on top of its SQL, and response times of deep pages and searches. */
export const measureLists = async (): Promise<Section> => ({
  title: `Lists among ${SELLERS.toLocaleString('en-IN')} sellers and ${(SELLERS * AUDIT_EACH).toLocaleString('en-IN')} entries of history`,
  note:
    'The bare server sends the list’s own statements (its rows and their count) through the bare driver and writes the ' +
    'rows as JSON. The real one also reads the session and its owner, checks rights, input and answer.',
  figures: await onBothEngines(fill, allOf, figuresOf),
});
