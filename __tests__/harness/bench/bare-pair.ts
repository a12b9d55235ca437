import fs from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/server/env';
import type { BareSettings } from './bare-server';
import { onPostgres } from './bench-postgres';
import { ADMIN, type Place, signIn, withCommand } from './bench-server';
import type { Figure } from './figures';
import { answersPerSecond, type Target } from './http-load';
import type { ListCase } from './list-cases';
import { withFolder, withProgram } from './processes';
import { median } from './statistics';

/** Concurrent callers for the throughput measurements. */
export const CALLERS = 16;
const ROUNDS = 3;
const SECONDS = 4;

/**
 * The two servers being compared: the real server, and a server that sends the same statements and does nothing else.
 */
export interface Pair {
  real: (one: Pick<ListCase, 'path'>) => Target;
  bare: (one: ListCase) => Target;
}

const withBareServer = <Result>(place: Place, cases: readonly ListCase[], work: (origin: string) => Promise<Result>) =>
  withFolder((folder) => {
    const statements = Object.fromEntries(cases.map((one) => [one.path, one.statements]));
    const settings: BareSettings = { place, connections: env().DATABASE_POOL, statements };
    const file = path.join(folder, 'settings.json');
    fs.writeFileSync(file, JSON.stringify(settings));
    return withProgram(
      {
        file: process.execPath,
        args: ['--import', 'tsx', '__tests__/harness/bench/bare-server.ts', file],
        ready: /The bare server is ready at (\S+)/,
      },
      work,
    );
  });

/** Responses per second of both servers, measured alternately so that neither gets the quieter machine. */
export async function throughput(pair: Pair, one: ListCase): Promise<{ real: number; bare: number }> {
  const rates = { real: [] as number[], bare: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1)
    for (const server of ['real', 'bare'] as const)
      rates[server].push(await answersPerSecond(pair[server](one), CALLERS, SECONDS));
  return { real: median(rates.real), bare: median(rates.bare) };
}

/**
 * Fills a database on each engine and measures a pair of servers on it. The embedded engine allows one process per
 * folder, so the bare server uses a copy.
 */
export async function onBothEngines<Cases>(
  fill: (place: Place) => Promise<Cases>,
  listed: (cases: Cases) => ListCase[],
  measure: (engine: string, pair: Pair, cases: Cases) => Promise<Figure[]>,
): Promise<Figure[]> {
  const measureOn = (engine: string, cases: Cases, places: { real: Place; bare: Place }) =>
    withCommand('start', places.real, (origin) =>
      withBareServer(places.bare, listed(cases), async (bareOrigin) => {
        const { apiInfo } = await signIn(origin, ADMIN);
        const headers = { Authorization: `JWT ${apiInfo.accessToken}` };
        const pair: Pair = {
          real: (one) => ({ url: origin + one.path, headers }),
          bare: (one) => ({ url: bareOrigin + one.path, headers: {} }),
        };
        return measure(engine, pair, cases);
      }),
    );
  const embedded = await withFolder((folder) =>
    withFolder(async (copy) => {
      const cases = await fill({ folder });
      await fs.promises.cp(folder, copy, { recursive: true });
      return measureOn('embedded', cases, { real: { folder }, bare: { folder: copy } });
    }),
  );
  const postgres = await onPostgres((databaseUrl) =>
    withFolder(async (folder) => {
      const place = { folder, databaseUrl };
      return measureOn('PostgreSQL', await fill(place), { real: place, bare: place });
    }),
  );
  return [...embedded, ...postgres];
}
