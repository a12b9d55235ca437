import { setTimeout as pause } from 'node:timers/promises';
import { importsApi } from '@/lib/contracts/imports';
import { ApiCaller } from './api-caller';
import { onPostgres } from './bench-postgres';
import { addSellers } from './bench-sellers';
import { ADMIN, addAdmin, type Place, signIn, withDatabase, withProcess } from './bench-server';
import { type Brought, broughtFigures } from './equal-answers';
import type { Figure, Section } from './figures';
import { countExplained, growth, isDone, jobOf, sendAndCheck, untilJob, watched } from './import-run';
import { importTable } from './import-table';
import { withFolder } from './processes';
import { timed } from './statistics';

const ROWS = Number(process.env.BENCH_ROWS || 10_000);
const IDLE = 5000;

/** Existing sellers: they bring their markets along. */
const KNOWN = 1;

const table = importTable(ROWS);

const prepare = (place: Place) =>
  withDatabase(place, async () => {
    await addAdmin();
    await addSellers(KNOWN, 1);
  });

/** The final database contents. */
const countBrought = (place: Place): Promise<Brought> =>
  withDatabase(place, async ({ pool }) => {
    const { rows } = await pool.query(
      `select count(*)::int as sellers, count(distinct business_name)::int as names,
         (select count(*)::int from audit_entries where action = 'sellers.added') as added from sellers`,
    );
    const { sellers, names, added } = rows[0] as Brought;
    return { sellers: sellers - KNOWN, names: names - KNOWN, added: added - KNOWN };
  });

const signedIn = async (origin: string) => new ApiCaller(origin, (await signIn(origin, ADMIN)).apiInfo);

/** The whole import, with another user at work beside it. */
async function measureWhole(engine: string, place: Place): Promise<Figure[]> {
  await prepare(place);
  const figures = await withProcess(place, async (origin, server): Promise<Figure[]> => {
    const api = await signedIn(origin);
    const idle = await watched(server, api, () => pause(IDLE));
    const check = await watched(server, api, () => timed(() => sendAndCheck(api, table)));
    const params = { id: check.result.result.id };
    const run = await watched(server, api, () =>
      timed(async () => untilJob(api, jobOf(await api.call(importsApi.run, { params })), isDone)),
    );
    const { counts, state } = await api.call(importsApi.get, { params });
    const explained = await countExplained(api, check.result.result, table);
    return [
      { name: `${engine}, in the end`, value: state, goal: { is: 'done' } },
      { name: `${engine}, rows brought in`, value: counts.applied, goal: { is: table.good } },
      { name: `${engine}, rows found wrong`, value: counts.wrong, goal: { is: table.mistakes.size } },
      { name: `${engine}, wrong rows explained, row and column`, value: explained, goal: { is: table.mistakes.size } },
      { name: `${engine}, read and checked in`, value: check.result.ms / 1000, unit: 's' },
      { name: `${engine}, brought in in`, value: run.result.ms / 1000, unit: 's' },
      { name: `${engine}, stages seen while it runs`, value: run.result.result, goal: { atLeast: 10 } },
      { name: `${engine}, memory at rest`, value: Math.max(...idle.memory), unit: 'MB' },
      { name: `${engine}, memory at most while read and checked`, value: Math.max(...check.memory), unit: 'MB' },
      { name: `${engine}, memory at most while brought in`, value: Math.max(...run.memory), unit: 'MB' },
      {
        name: `${engine}, memory in the last third of bringing in, in the middle third = 1`,
        value: growth(run.memory),
        unit: '×',
        goal: { atMost: 1.1 },
      },
      { name: `${engine}, slowest other answer at rest`, value: idle.slowest, unit: 'ms' },
      { name: `${engine}, slowest other answer while read and checked`, value: check.slowest, unit: 'ms' },
      { name: `${engine}, slowest other answer while brought in`, value: run.slowest, unit: 'ms' },
      { name: `${engine}, the same, at rest = 1`, value: run.slowest / idle.slowest, unit: '×' },
    ];
  });
  return [...figures, ...broughtFigures(engine, await countBrought(place), table.good)];
}

/** The same, with the server killed after a third of the rows and restarted. */
async function measureKilled(engine: string, place: Place): Promise<Figure[]> {
  await prepare(place);
  const { id, jobId } = await withProcess(place, async (origin, server) => {
    const api = await signedIn(origin);
    const params = { id: (await sendAndCheck(api, table)).id };
    const started = { ...params, jobId: jobOf(await api.call(importsApi.run, { params })) };
    await untilJob(api, started.jobId, ({ done }) => done > table.good / 3);
    server.kill('SIGKILL');
    return started;
  });
  const before = await countBrought(place);
  const { counts } = await withProcess(place, async (origin) => {
    const api = await signedIn(origin);
    await untilJob(api, jobId, isDone);
    return api.call(importsApi.get, { params: { id } });
  });
  const name = `${engine}, killed in the middle`;
  return [
    { name: `${name}, of the good rows in by then`, value: (100 * before.names) / table.good, unit: '%' },
    { name: `${name}, rows brought in`, value: counts.applied, goal: { is: table.good } },
    ...broughtFigures(name, await countBrought(place), table.good),
  ];
}

/** A large table with mistakes, another user's work beside it, and a server that dies during the import. */
export async function measureImport(): Promise<Section> {
  const figures: Figure[] = [];
  for (const measure of [measureWhole, measureKilled]) {
    figures.push(...(await withFolder((folder) => measure('embedded', { folder }))));
    const onServer = (databaseUrl: string) => withFolder((folder) => measure('PostgreSQL', { folder, databaseUrl }));
    figures.push(...(await onPostgres(onServer)));
  }
  return {
    title: `Import of ${ROWS.toLocaleString('en-IN')} rows, ${table.mistakes.size} of them wrong`,
    note: 'Another person asks who they are all the while; memory is what the system has given to the server.',
    figures,
  };
}
