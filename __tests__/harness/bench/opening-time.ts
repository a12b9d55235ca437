import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { filesApi } from '@/lib/contracts/files';
import { importsApi } from '@/lib/contracts/imports';
import { systemApi } from '@/lib/contracts/system';
import { database } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { ApiCaller } from './api-caller';
import { addCatalogs } from './bench-catalogs';
import { addSellers } from './bench-sellers';
import { ADMIN, type Place, signIn, withFiles, withProcess } from './bench-server';
import type { Figure, Section } from './figures';
import { importTable } from './import-table';
import { withFolder } from './processes';
import { quantile } from './statistics';

const ROWS = Number(process.env.BENCH_RECORDS || 1_000_000);
/** A seller, a catalog and six of its tags. */
const ROWS_OF_EACH = 8;
const KILLS = Number(process.env.BENCH_KILLS || 20);
/** Minimum and maximum milliseconds of writing before a kill. */
const WRITING = { least: 1000, most: 12_000 };
const MOST_SECONDS = 10;

const fill = (place: Place): Promise<void> =>
  withFiles(place, async () => {
    await addSellers(ROWS / ROWS_OF_EACH, 0);
    await loadTaxonomy();
    await addCatalogs(database(), ROWS / ROWS_OF_EACH);
  });

const { csv } = importTable(50_000);

/** Imports tables one after the other and kills the server in the middle of their rows. */
async function writeAndKill(api: ApiCaller, server: ChildProcess): Promise<void> {
  for (let tables = 0; tables < 3; tables += 1) {
    const { id: fileId } = await api.upload(filesApi.upload, csv, 'sellers.csv');
    await api.call(importsApi.create, { body: { area: 'sellers', fileId } });
  }
  await pause(WRITING.least + Math.random() * (WRITING.most - WRITING.least));
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
}

/** Seconds from program start to first response: the first without a kill, the others after a kill each. */
async function openings(place: Place): Promise<number[]> {
  const times: number[] = [];
  for (let kill = 0; kill <= KILLS; kill += 1) {
    const started = performance.now();
    await withProcess(place, async (origin, server) => {
      const health = await fetch(origin + systemApi.health.path);
      if (!health.ok) throw new Error(`It answered ${health.status}.`);
      const seconds = (performance.now() - started) / 1000;
      times.push(seconds);
      console.error(`  opened in ${seconds.toFixed(1)} s`);
      if (kill < KILLS) await writeAndKill(new ApiCaller(origin, (await signIn(origin, ADMIN)).apiInfo), server);
    });
  }
  return times;
}

const figuresOf = ([first = NaN, ...times]: number[]): Figure[] => [
  { name: 'openings', value: times.length, goal: { is: KILLS } },
  { name: 'opened in, after no kill', value: first, unit: 's' },
  { name: 'opened in, p50', value: quantile(times, 0.5), unit: 's' },
  { name: 'opened in, p99', value: quantile(times, 0.99), unit: 's', goal: { atMost: MOST_SECONDS } },
];

/** Time until a server with the embedded engine responds again after it was killed during writes. */
export const measureOpening = (): Promise<Section> =>
  withFolder(async (folder) => {
    await fill({ folder });
    return {
      title: `Opening after kill -9, with ${ROWS.toLocaleString('en-IN')} rows`,
      note: 'From the start of the program to its first answer; the server is killed while it keeps rows of tables.',
      figures: figuresOf(await openings({ folder })),
    };
  });
