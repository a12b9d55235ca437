import { DEMO_USERS } from '../../server/db/seed/demo-users';
import { Random } from '../../server/db/seed/random';
import { signIn } from '../bench/bench-server';
import { Findings } from './findings';
import type { WatchedServer } from '../watched-server/watched-server';
import { type Caller, judgeReply, type Judged } from './judge-reply';
import { KnownIds } from './known-ids';
import { badShot, goodShot, type Maker } from './make-shot';
import { type OpenApi, type Operation, readOperations } from './operations';
import { isForeign } from './owned-records';
import { PlantedViolations } from './planted-violations';
import { samplePhotos } from './sample-photos';
import { sendCall, type Shot } from './send-call';
import { WatchedTables } from './watched-tables';

export interface FuzzOptions {
  calls: number;
  seed: number;
  isPlanted: boolean;
}

export interface FuzzResult {
  calls: number;
  seconds: number;
  operations: number;
  callers: number;
  accepted: number;
  statuses: Record<string, number>;
  findings: Findings;
  failedJobs: string[];
  planted: number;
  missed: string[];
}

/** Calls between two rounds of background work. */
const WORK_EVERY = 500;
/** Calls in these areas may change who the callers are. */
const ABOUT_PEOPLE = ['auth', 'me', 'users', 'passwordResets'];

async function everybody(origin: string): Promise<Caller[]> {
  const people: Caller[] = [];
  for (const { name, phoneNumber, password, roles } of DEMO_USERS) {
    const { apiInfo } = await signIn(origin, { phoneNumber, password });
    const me = await fetch(`${origin}/api/me`, { headers: { Authorization: `JWT ${apiInfo.accessToken}` } });
    const { data } = (await me.json()) as { data: { id: string } };
    people.push({ name: (roles.length === 1 && roles[0]) || name, roles, userId: data.id, token: apiInfo.accessToken });
  }
  const liar = `${people[0]?.token?.slice(0, -4)}AAAA`;
  return [...people, { name: 'nobody', roles: null }, { name: 'forged', roles: null, token: liar }];
}

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

/** Throws bad calls at a server and judges each answer. The same seed makes the same calls. */
export async function runFuzz(target: WatchedServer, { calls, seed, isPlanted }: FuzzOptions): Promise<FuzzResult> {
  const callers = await everybody(target.origin);
  await target.ask({ ask: 'mend' });
  const [admin] = callers;
  const document = await fetch(`${target.origin}/api/openapi`, { headers: { Authorization: `JWT ${admin?.token}` } });
  const { data } = (await document.json()) as { data: OpenApi };
  const operations = readOperations(data);
  const ids = new KnownIds();
  const photos = await samplePhotos(24);
  const findings = new Findings();
  const tables = new WatchedTables(target);
  await tables.look();
  const planter = isPlanted ? new PlantedViolations(target, new Random(seed)) : null;
  const statuses: Record<string, number> = {};
  const failedJobs: string[] = [];
  let accepted = 0;
  const started = performance.now();

  for (let call = 0; call < calls; call += 1) {
    const random = new Random(seed * 10_000_019 + call);
    const { operation, caller, isSystematic } = chooseCall(call, random, operations, callers);
    const maker: Maker = { random, ids, operation, photos };
    const shot = isSystematic || random.chance(0.3) ? goodShot(maker).shot : badShot(maker);
    dress(shot, caller, random);
    const real = await sendCall(target.origin, shot);
    const reply = real && planter ? await planter.pass(call, { operation, caller, shot, reply: real }) : real;
    const isGood = reply !== null && reply.status < 300;
    const changed = await tables.look();
    const judged: Judged = { operation, caller, shot, reply, changed };
    const problems = judgeReply(judged, data.components.schemas.Failure);
    if (isGood && (await isForeign(judged, target))) problems.push('a record of another person');
    if (problems.length > 0) findings.add(call, judged, problems);

    statuses[reply?.status ?? 0] = (statuses[reply?.status ?? 0] ?? 0) + 1;
    if (isGood) accepted += 1;
    if (isGood && reply.text.startsWith('{')) ids.learn(operation.area, JSON.parse(reply.text));
    const isThrownOut = reply?.status === 401 && caller.roles !== null;
    if (isThrownOut || (isGood && ABOUT_PEOPLE.includes(operation.area) && shot.method !== 'GET')) {
      await target.ask({ ask: 'mend' });
      await tables.look();
    }
    if (call % WORK_EVERY === WORK_EVERY - 1) {
      console.error(`${call + 1} calls, ${findings.size} findings`);
      const failed = await target.ask<{ kind: string; input: unknown; failure: string | null }[]>({ ask: 'work' });
      for (const job of failed)
        if (!job.failure || /our side/.test(job.failure)) failedJobs.push(`${job.kind} ${JSON.stringify(job.input)}`);
      await tables.look();
    }
  }
  return {
    calls,
    seconds: (performance.now() - started) / 1000,
    operations: operations.length,
    callers: callers.length,
    accepted,
    statuses,
    findings,
    failedJobs,
    planted: planter?.planted.length ?? 0,
    missed: planter?.missed(findings.problemsOf) ?? [],
  };
}
