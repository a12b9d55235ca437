import { setTimeout as pause } from 'node:timers/promises';
import { HOME_PATH } from '@/config/menu';
import { meApi } from '@/lib/contracts/me';
import { systemApi } from '@/lib/contracts/system';
import { DEMO_USERS } from '@/lib/server/seed/demo-users';
import { onPostgres } from './bench-postgres';
import { type Place, signIn, withCommand, withProcess } from './bench-server';
import type { Figure, Section } from './figures';
import { memoryOf, withFolder } from './processes';
import { median, quantile, shuffled, timed } from './statistics';

const CALLS = 300;
const WARM_UP = 30;

async function figuresOfCalls(origin: string): Promise<Figure[]> {
  const [person] = DEMO_USERS;
  if (!person) throw new Error('There is nobody to sign in.');
  const { apiInfo } = await signIn(origin, person);
  const headers = { Authorization: `JWT ${apiInfo.accessToken}` };
  const paths = [systemApi.health.path, meApi.get.path, HOME_PATH];
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    for (const path of shuffled(paths)) {
      const { ms } = await timed(async () => (await fetch(origin + path, { headers })).text());
      if (call >= WARM_UP) times.get(path)?.push(ms);
    }
  }
  const [health = [], ...others] = [...times.values()];
  return [0.5, 0.95].flatMap((share) =>
    others.map((values, index) => ({
      name: `GET ${paths[index + 1]}, p${share * 100}, ${systemApi.health.path} = 1`,
      value: quantile(values, share) / quantile(health, share),
      unit: '×',
    })),
  );
}

/** Limits of a start: seconds until the first response, and megabytes at rest after it. */
interface StartGoal {
  seconds: number;
  memory: number;
}

const STARTS = 5;
/** Milliseconds until a server counts as at rest. */
const REST = 5000;

/** The median of some runs of `npm start` with existing tables. */
async function startFigures(engine: string, place: Place, goal: StartGoal): Promise<Figure[]> {
  const found: { seconds: number; memory: number }[] = [];
  for (let start = 0; start <= STARTS; start += 1) {
    const asked = performance.now();
    await withProcess(place, async (origin, server) => {
      await (await fetch(origin + systemApi.health.path)).text();
      const seconds = (performance.now() - asked) / 1000;
      await pause(REST);
      // The first start creates the tables.
      if (start > 0) found.push({ seconds, memory: await memoryOf(server) });
    });
  }
  const usual = (of: 'seconds' | 'memory') => median(found.map((one) => one[of]));
  return [
    { name: `${engine}: start to first answer`, value: usual('seconds'), unit: 's', goal: { atMost: goal.seconds } },
    { name: `${engine}: memory at rest`, value: usual('memory'), unit: 'MB', goal: { atMost: goal.memory } },
  ];
}

const startsOfBoth = async (): Promise<Figure[]> => [
  ...(await withFolder((folder) => startFigures('embedded', { folder }, { seconds: 4, memory: 450 }))),
  ...(await onPostgres((databaseUrl) =>
    withFolder((folder) => startFigures('PostgreSQL', { folder, databaseUrl }, { seconds: 2, memory: 250 })),
  )),
];

/** Start time and memory of a server, start time of the demo, and response times after it. */
export const measureStart = (): Promise<Section> =>
  withFolder(async (folder) => {
    const starts = await startsOfBoth();
    await withCommand('demo', { folder }, async () => undefined);
    const asked = performance.now();
    const figures = await withCommand('demo', { folder }, async (origin) => {
      await (await fetch(origin + systemApi.health.path)).text();
      const seconds = (performance.now() - asked) / 1000;
      return [
        { name: 'second start of the demo', value: seconds, unit: 's', goal: { atMost: 10 } },
        ...(await figuresOfCalls(origin)),
      ];
    });
    return { title: 'Start and answers', figures: [...starts, ...figures] };
  });
