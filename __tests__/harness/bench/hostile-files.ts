import { setTimeout as pause } from 'node:timers/promises';
import { HOSTILE_FILES, type HostileFile } from '../foreign-files/hostile-files';
import { ApiCaller } from './api-caller';
import { ADMIN, askGauge, type Place, signIn, withGaugedProcess } from './bench-server';
import { type Beside, besideFigures, isAlive, LONGEST_WAIT, withBeside } from './beside';
import { type Brought, bringChat, bringTable } from './bring-file';
import type { Figure } from './figures';
import { memoryOf } from './processes';

/** Number of people who upload the same kind of file at the same moment. */
const TIMES = [1, 10];
/** Megabytes above the server's memory at rest. */
const MOST_MEMORY = 600;
/** Megabytes and milliseconds: memory that may stay allocated, and the time to get back to that. */
const [KEPT_MEMORY, SOON] = [250, 60_000];
const REST = 1000;

const nameOf = ({ kind }: HostileFile, content: Buffer): string => {
  if (kind === 'chat') return 'WhatsApp Chat with Surat Sarees.txt';
  return content.subarray(0, 2).toString() === 'PK' ? 'sellers.xlsx' : 'sellers.csv';
};

const bring = (api: ApiCaller, file: HostileFile, content: Buffer, times: number): Promise<Brought> =>
  file.kind === 'table'
    ? bringTable(api, content, nameOf(file, content))
    : bringChat(api, content, nameOf(file, content), times > 1);

const isAsExpected = ({ comes }: HostileFile, content: Buffer, { read, refusal }: Brought) =>
  'read' in comes ? read === comes.read(content) && refusal === null : comes.refusal.test(refusal ?? '');

/** The server's lowest memory within the time in which it must be back at rest. */
async function restingMemory(weigh: () => Promise<number>, enough: number): Promise<number> {
  let least = await weigh();
  for (const end = performance.now() + SOON; least > enough && performance.now() < end;) {
    await pause(REST);
    least = Math.min(least, await weigh());
  }
  return least;
}

function broughtFigures(name: string, file: HostileFile, contents: Buffer[], brought: Brought[]): Figure[] {
  const told = [...new Set(brought.map(({ refusal, read }) => refusal ?? `${read} read`))].join(' / ');
  const good = brought.filter((one, index) => isAsExpected(file, contents[index] ?? Buffer.alloc(0), one)).length;
  return [
    { name: `${name}: told as it should be`, value: good, goal: { is: brought.length } },
    { name: `${name}: told`, value: told },
  ];
}

const memoryFigures = (name: string, { memory }: Beside, [before, after]: [number, number]): Figure[] => [
  {
    name: `${name}: memory on top`,
    value: Math.max(...memory) - before,
    unit: 'MB',
    goal: { atMost: MOST_MEMORY },
  },
  { name: `${name}: memory kept`, value: after - before, unit: 'MB', goal: { atMost: KEPT_MEMORY } },
];

/** Response times of a server for other users while files are uploaded that once stopped it. */
export const measureHostileFiles = (
  engine: string,
  place: Place,
  files: readonly HostileFile[] = HOSTILE_FILES,
): Promise<Figure[]> =>
  withGaugedProcess(place, async (origin, server) => {
    const { apiInfo } = await signIn(origin, ADMIN);
    const api = new ApiCaller(origin, apiInfo);
    const weigh = () => memoryOf(server);
    return withBeside({ origin, accessToken: apiInfo.accessToken, server }, async (during) => {
      const figures: Figure[] = [];
      const { memory } = await during(() => pause(5 * REST));
      const before = Math.max(...memory);
      for (const file of files)
        for (const times of TIMES) {
          const contents = Array.from({ length: times }, (_, number) => file.make(times + number));
          const name = `${engine}, ${file.name}${times > 1 ? `, ${times} at once` : ''}`;
          await askGauge(server);
          const started = performance.now();
          const beside = await during(() => Promise.all(contents.map((content) => bring(api, file, content, times))));
          const seconds = (performance.now() - started) / 1000;
          const { most: late } = await askGauge(server);
          const after = await restingMemory(weigh, before + KEPT_MEMORY / 2);
          const made: Figure[] = [
            ...broughtFigures(name, file, contents, beside.done),
            ...besideFigures(name, beside),
            { name: `${name}: event loop, most`, value: late, unit: 'ms', goal: { atMost: LONGEST_WAIT } },
            ...memoryFigures(name, beside, [before, after]),
            { name: `${name}: took`, value: seconds, unit: 's' },
          ];
          for (const { name: shown, value } of made) console.error(`  ${shown}: ${value}`);
          figures.push(...made);
        }
      return [
        ...figures,
        { name: `${engine}: the process`, value: isAlive(server) ? 'lives' : 'is dead', goal: { is: 'lives' } },
      ];
    });
  });
