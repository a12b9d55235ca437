import { Random } from '@/lib/server/seed/random';
import type { WatchedServer } from '../watched-server/watched-server';
import { everybody } from './callers';
import { unsortedIds } from './everybodys-records';
import type { Caller } from './judge-reply';
import { JudgedCalls } from './judged-calls';
import { KnownIds } from './known-ids';
import { badShot, goodShot } from './make-shot';
import { failureOf, type OpenApi, type Operation, readOperations } from './operations';
import { PlantedViolations } from './planted-violations';
import { samplePhotos } from './sample-photos';
import { LONGEST_STORY, STORIES } from './stories/stories';
import { tellStory } from './stories/tell-story';

export interface FuzzOptions {
  calls: number;
  seed: number;
  isPlanted: boolean;
  /** Where the server keeps its files. */
  folder: string;
}

export interface FuzzResult {
  judged: JudgedCalls;
  seconds: number;
  operations: number;
  callers: number;
  /** How often each story ran to its end, and where it was cut otherwise. */
  stories: Record<string, { whole: number; cut: string[] }>;
  planted: number;
  missed: string[];
}

/** Calls between two rounds of background jobs. */
const WORK_EVERY = 500;
/** Calls between two stories. */
const STORY_EVERY = 200;

/** Target of the call with this number: first every operation as every caller, then random combinations. */
function chooseCall(call: number, random: Random, operations: Operation[], callers: Caller[]) {
  const cells = operations.length * callers.length;
  const cell = call < cells ? call : random.below(cells);
  const operation = operations[cell % operations.length] as Operation;
  const open = callers.filter(({ roles }) => operation.isOpenTo(roles));
  const pool = call >= cells && random.chance(0.6) ? open : callers;
  const index = call < cells ? Math.floor(cell / operations.length) : random.below(pool.length);
  return { operation, caller: pool[index] as Caller, isSystematic: call < cells };
}

/**
 * Sends bad calls to a server and judges each response; between them it runs stories, whose calls build on each other,
 * to reach states that single calls cannot. The same seed makes the same calls.
 * @throws where neither list says who owns the record of an id.
 */
export async function runFuzz(server: WatchedServer, options: FuzzOptions): Promise<FuzzResult> {
  const { calls, seed, isPlanted, folder } = options;
  const ids = new KnownIds();
  const callers = await everybody(server.origin, ids);
  await server.ask({ ask: 'mend' });
  const [admin] = callers;
  const document = await fetch(`${server.origin}/api/openapi`, { headers: { Authorization: `JWT ${admin?.token}` } });
  const { data } = (await document.json()) as { data: OpenApi };
  const operations = readOperations(data);
  const unsorted = unsortedIds(operations);
  if (unsorted.length > 0) throw new Error(`Whose record is it? Nobody said of: ${unsorted.join(', ')}.`);
  const photos = await samplePhotos(24);
  const planter = isPlanted ? new PlantedViolations(server, new Random(seed)) : null;
  const failure = failureOf(data);
  const judged = new JudgedCalls({ server, folder, operations, failure, ids, planter });
  await judged.begin();
  const stories: FuzzResult['stories'] = {};
  const started = performance.now();
  let told = 0;
  let alone = 0;
  let nextWork = WORK_EVERY;

  const tellNext = async () => {
    const number = told++;
    const random = new Random(seed * 10_000_019 - number - 1);
    const [name, story] = STORIES[number % STORIES.length] as (typeof STORIES)[number];
    // First as intended, then with bad calls between the good ones.
    const spoils = Math.floor(number / STORIES.length) % 2 === 1;
    const end = await tellStory(story, { judged, operations, callers, ids, photos, random, spoils });
    const known = (stories[name] ??= { whole: 0, cut: [] });
    if (end === null) known.whole += 1;
    else if (!spoils) known.cut.push(end);
  };
  const callAlone = () => {
    const call = alone++;
    const random = new Random(seed * 10_000_019 + call);
    const { operation, caller, isSystematic } = chooseCall(call, random, operations, callers);
    const maker = { random, ids, operation, photos };
    const shot = isSystematic || random.chance(0.3) ? goodShot(maker).shot : badShot(maker);
    return judged.make({ operation, caller, shot }, random);
  };
  while (judged.made < calls) {
    const isTime = alone >= told * STORY_EVERY && judged.made + LONGEST_STORY < calls;
    await (isTime ? tellNext() : callAlone());
    if (judged.made < nextWork && judged.made < calls) continue;
    nextWork += WORK_EVERY;
    console.error(`${judged.made} calls, ${judged.findings.size} findings`);
    await judged.workOff();
  }
  return {
    judged,
    seconds: (performance.now() - started) / 1000,
    operations: operations.length,
    callers: callers.length,
    stories,
    planted: planter?.planted.length ?? 0,
    missed: planter?.missed(judged.findings.problemsOf, judged.failedJobs) ?? [],
  };
}
