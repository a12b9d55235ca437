import { jobsApi } from '@/lib/contracts/jobs';
import type { ApiCaller } from './api-caller';
import { onPostgres } from './bench-postgres';
import { type Place, withProcess } from './bench-server';
import type { Figure, Section } from './figures';
import { beginLongChat, fillForJobs, LONG_CHAT, signEveryoneIn } from './jobs-place';
import { measureKilledBeside } from './killed-beside';
import { withFolder } from './processes';
import { doWork, isAtWork, type SideWork, sideWorks, type WorkTime } from './side-jobs';
import { median } from './statistics';

const ROUNDS = 3;

/** Milliseconds until a job starts, and the allowed factor relative to running alone. */
const MOST = { wait: 2000, times: 3 };

function figuresOf(engine: string, { name }: SideWork, alone: WorkTime[], beside: WorkTime[]): Figure[] {
  const usual = (times: WorkTime[]) => median(times.map(({ took }) => took));
  const waited = Math.max(...beside.map((time) => time.waited));
  return [
    { name: `${engine}, ${name}: begins after`, value: waited, unit: 'ms', goal: { atMost: MOST.wait } },
    { name: `${engine}, ${name}: alone`, value: usual(alone), unit: 'ms' },
    {
      name: `${engine}, ${name}: beside the others, alone = 1`,
      value: usual(beside) / usual(alone),
      unit: '×',
      goal: { atMost: MOST.times },
    },
  ];
}

const measureTimes = (engine: string, place: Place, catalogIds: string[]): Promise<Figure[]> =>
  withProcess(place, async (origin) => {
    const { admin, people } = await signEveryoneIn(origin);
    const works = sideWorks(catalogIds);
    const alone = works.map((): WorkTime[] => []);
    const beside = works.map((): WorkTime[] => []);
    const caller = (index: number) => people[index] as ApiCaller;
    let number = 0;
    // The first of each kind loads the shared dependencies.
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [index, work] of works.entries()) {
        const time = await doWork(caller(index), work, (number += 1));
        if (round > 0) alone[index]?.push(time);
      }
    for (const [index, { name }] of works.entries())
      console.error(`  ${name}, alone: ${alone[index]?.map(({ took }) => took).join(', ')} ms`);
    const chat = await beginLongChat(admin, 0);
    let stillOn = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const first = (number += works.length);
      const times = await Promise.all(works.map((work, index) => doWork(caller(index), work, first + index)));
      for (const [index, time] of times.entries()) beside[index]?.push(time);
      console.error(`  beside, round ${round + 1}: ${times.map(({ took }) => took).join(', ')} ms`);
      if (await isAtWork(admin, chat)) stillOn += 1;
    }
    await admin.call(jobsApi.cancel, { params: { id: chat } });
    return [
      { name: `${engine}, rounds over which the long chat lasted`, value: stillOn, goal: { is: ROUNDS } },
      ...works.flatMap((work, index) => figuresOf(engine, work, alone[index] ?? [], beside[index] ?? [])),
    ];
  });

const measureOn = (engine: string, databaseUrl?: string): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const place = { folder, databaseUrl };
    const catalogIds = await fillForJobs(place);
    return [
      ...(await measureTimes(engine, place, catalogIds)),
      ...(await measureKilledBeside(engine, place, catalogIds)),
    ];
  });

/** Wait times of four people's jobs during a very long job, and losses when the server is killed with all of them. */
export const measureJobsBeside = async (): Promise<Section> => ({
  title: `A chat of ${LONG_CHAT / 1_000_000} MB, and four people who want something else`,
  note: `The usual of ${ROUNDS} rounds, by the times the jobs themselves tell.`,
  figures: [...(await measureOn('embedded')), ...(await onPostgres((url) => measureOn('PostgreSQL', url)))],
});
