import { Random } from '../../server/db/seed/random';
import type { WatchedServer } from '../watched-server/watched-server';
import { AcceptedOperations } from './accepted-operations';
import { BackgroundWork } from './background-work';
import { everybody } from './callers';
import { unsortedIds } from './everybodys-records';
import { Findings } from './findings';
import { findForeign, judgeOwners } from './foreign-records';
import { type Caller, isGood, type Judged, judgeReply } from './judge-reply';
import { KnownIds } from './known-ids';
import { badShot, goodShot } from './make-shot';
import { type OpenApi, type Operation, readOperations } from './operations';
import { timeAgain } from './patience';
import { PlantedViolations } from './planted-violations';
import { findReached } from './reached-operation';
import { samplePhotos } from './sample-photos';
import { sendCall, type Shot } from './send-call';
import { WatchedTables } from './watched-tables';

export interface FuzzOptions {
  calls: number;
  seed: number;
  isPlanted: boolean;
  /** Where the server keeps its files. */
  folder: string;
}

export interface FuzzResult {
  calls: number;
  seconds: number;
  operations: number;
  callers: number;
  accepted: number;
  statuses: Record<string, number>;
  /** The longest that an answer took, in milliseconds, and of which operation it was. */
  slowest: { took: number; id: string };
  /** Answers that were late while the machine was too busy to say why. */
  unjudged: number;
  findings: Findings;
  failedJobs: string[];
  /** Operations that no call was accepted of. */
  neverAccepted: string[];
  /** Those of them that count as findings, in a run that was long enough. */
  overdue: string[];
  planted: number;
  missed: string[];
}

/** Calls between two rounds of background work. */
const WORK_EVERY = 500;
/** Calls in these areas may change who the callers are. */
const ABOUT_PEOPLE = ['auth', 'me', 'users', 'passwordResets'];

/** Where a call of this number goes: first everything as everybody, then anything as anybody. */
function chooseCall(call: number, random: Random, operations: Operation[], callers: Caller[]) {
  const cells = operations.length * callers.length;
  const cell = call < cells ? call : random.below(cells);
  const operation = operations[cell % operations.length] as Operation;
  const open = callers.filter(({ roles }) => operation.isOpenTo(roles));
  const pool = call >= cells && random.chance(0.6) ? open : callers;
  const index = call < cells ? Math.floor(cell / operations.length) : random.below(pool.length);
  return { operation, caller: pool[index] as Caller, isSystematic: call < cells };
}

function dress(shot: Shot, { token }: Caller, random: Random): void {
  if (token && random.chance(0.99)) shot.headers.authorization ??= `JWT ${token}`;
  shot.headers['x-forwarded-for'] ??= `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`;
  if (shot.body) shot.headers['content-length'] = String(shot.body.length);
}

/** Takes up what a good answer tells of. */
function learn(ids: KnownIds, { operation, reached, reply }: Judged): void {
  if (!isGood(reply)) return;
  ids.learnPlace(reply.headers.location ?? '');
  if (!reply.text.startsWith('{')) return;
  const { area, path } = reached ?? operation;
  const answer: unknown = JSON.parse(reply.text);
  ids.learn(area, answer);
  ids.learn(path.split('/').at(-1) ?? area, answer);
}

/** Whether the callers may be others than they were. */
const movesPeople = ({ operation, reached, caller, shot, reply }: Judged): boolean =>
  (reply?.status === 401 && caller.roles !== null) ||
  (isGood(reply) && ABOUT_PEOPLE.includes((reached ?? operation).area) && shot.method !== 'GET');

/**
 * Throws bad calls at a server and judges each answer. The same seed makes the same calls.
 * @throws where nobody said whose the records are that a call takes an id of.
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
  const findings = new Findings();
  const accepted = new AcceptedOperations(operations);
  const work = new BackgroundWork(server);
  const tables = new WatchedTables(server);
  await tables.look();
  const planter = isPlanted ? new PlantedViolations(server, new Random(seed)) : null;
  const place = { server, folder };
  const statuses: Record<string, number> = {};
  const slowest = { took: 0, id: '' };
  let unjudged = 0;
  const started = performance.now();

  for (let call = 0; call < calls; call += 1) {
    const random = new Random(seed * 10_000_019 + call);
    const { operation, caller, isSystematic } = chooseCall(call, random, operations, callers);
    const maker = { random, ids, operation, photos };
    const shot = isSystematic || random.chance(0.3) ? goodShot(maker).shot : badShot(maker);
    dress(shot, caller, random);
    const reached = findReached(operations, shot);
    const foreign = await findForeign({ reached, caller, shot }, place);
    const sentAt = performance.now();
    const real = await sendCall(server.origin, shot);
    const sent = real && { operation, reached, caller, shot, reply: real, foreign };
    const reply = sent && planter ? await planter.pass(call, sent) : real;
    const first = performance.now() - sentAt;
    const judged: Judged = { operation, reached, caller, shot, reply, took: first, changed: await tables.look() };
    const took = await timeAgain(server.origin, judged, planter && (() => planter.delay(call)));
    if (took !== first) await tables.look();
    if (took === null) unjudged += 1;
    judged.took = took ?? 0;
    const problems = judgeReply(judged, data.components.schemas.Failure);
    problems.push(...(await judgeOwners(judged, foreign, place)));
    if (problems.length > 0) findings.add(call, judged, problems);

    statuses[reply?.status ?? 0] = (statuses[reply?.status ?? 0] ?? 0) + 1;
    if (judged.took > slowest.took) Object.assign(slowest, { took: judged.took, id: (reached ?? operation).id });
    if (isGood(reply)) accepted.note(reached);
    learn(ids, judged);
    if (movesPeople(judged)) {
      await server.ask({ ask: 'mend' });
      await tables.look();
    }
    if (call % WORK_EVERY === WORK_EVERY - 1 || call === calls - 1) {
      console.error(`${call + 1} calls, ${findings.size} findings`);
      await work.round();
      await tables.look();
    }
  }
  return {
    calls,
    seconds: (performance.now() - started) / 1000,
    operations: operations.length,
    callers: callers.length,
    accepted: accepted.calls,
    statuses,
    slowest,
    unjudged,
    findings,
    failedJobs: work.failed,
    neverAccepted: accepted.missing(),
    overdue: accepted.overdue(calls),
    planted: planter?.planted.length ?? 0,
    missed: planter?.missed(findings.problemsOf, work.failed) ?? [],
  };
}
