import { exec } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DEMO_USERS } from '../../server/db/seed/demo-users';
import { SECOND } from '../../server/clock';
import { Random } from '../../server/db/seed/random';
import { signIn } from '../bench/bench-server';
import { samplePhotos } from '../fuzz/sample-photos';
import { standBy, type WatchedServer } from '../watched-server/watched-server';
import type { Line } from './call-api';
import { type Ask, checkInvariants, checkLedger } from './check-ledger';
import { INVARIANTS } from './invariants';
import { Ledger } from './ledger';
import { WRITERS } from './writers';

export interface TortureOptions {
  folder: string;
  databaseUrl?: string;
  rounds: number;
  seed: number;
  isPlanted: boolean;
  /** Restarts PostgreSQL at once, in the middle of work. */
  restartPostgres?: string;
  say: (text: string) => void;
}

export interface TortureResult {
  rounds: number;
  writes: number;
  seconds: number;
  findings: string[];
  planted: number;
  missed: string[];
}

const askOf =
  ({ ask }: WatchedServer): Ask =>
  (text, values = []) =>
    ask({ ask: 'sql', text, values });

/** Whose hands write; sessions are acknowledged like everything else, so they outlive every kill. */
async function signEverybodyIn(origin: string): Promise<Record<string, string>> {
  const wanted = DEMO_USERS.filter(
    ({ name, roles }) => ['admin', 'editor_catalog'].includes(roles.join()) || name === 'Harsh Trivedi',
  );
  const tokens: Record<string, string> = {};
  for (const person of wanted) {
    const { apiInfo } = await signIn(origin, person);
    tokens[person.roles.length === 1 ? person.roles.join() : person.name] = apiInfo.accessToken;
  }
  return tokens;
}

/** However slow the machine is, nobody waits longer for writes. */
const LONGEST_ROUND = 10 * SECOND;

interface Disturbance {
  servers: WatchedServer[];
  /** Each kind of write was made once; the first round waits for that. */
  isReady: () => boolean;
  random: Random;
  restartPostgres: string | undefined;
  writes: () => number;
  end: () => void;
}

/** Lets the writers get somewhere, then kills, cuts or restarts what they talk to, whatever is under way then. */
async function disturb({ servers, random, restartPostgres, isReady, writes, end }: Disturbance): Promise<void> {
  const patience = Date.now() + 12 * LONGEST_ROUND;
  while (!isReady() && Date.now() < patience) await pause(20);
  const enough = writes() + 1 + random.below(40);
  const latest = Date.now() + LONGEST_ROUND;
  while (writes() < enough && Date.now() < latest) await pause(5);
  await pause(random.below(40));
  if (restartPostgres && random.chance(0.25)) {
    await promisify(exec)(restartPostgres);
    await pause(200 + random.below(300));
  }
  for (const server of servers) {
    await server.end('SIGKILL');
    if (servers.length > 1) await pause(random.below(150));
  }
  end();
}

/** Time passes while nobody looks: some holds are over, so that others take the work. */
const skewHolds = (ask: Ask) =>
  ask(`update uploads set lease_until = now() - interval '1 minute'
    where status = 'in_progress' and hashtext(id::text) % 2 = 0`);

/** Breaks each invariant and makes up each kind of acknowledged write; gives what the checker does not see. */
async function plantAll(ask: Ask, ledger: Ledger, folder: string): Promise<{ planted: number; missed: string[] }> {
  const missed: string[] = [];
  for (const { name, plant } of INVARIANTS) {
    const before = await checkInvariants(ask);
    await ask(plant);
    const found = (await checkInvariants(ask)).filter((finding) => !before.includes(finding));
    if (!found.some((finding) => finding.startsWith(name))) missed.push(name);
  }
  const id = crypto.randomUUID();
  const lies: [string, (ledger: Ledger) => void][] = [
    [`sellers ${id}`, (lie) => lie.done('sellers', id, { version: 1, value: 'Nobody' })],
    [`catalogs ${id}`, (lie) => lie.done('catalogs', id, { version: 1, value: '1' })],
    ['never said', (lie) => lie.notes.set('never said', 'acknowledged')],
    [`work item ${id}`, (lie) => lie.uploads.set(id, { catalogIds: [id], pictures: 1 })],
    [`hold ${id}:7`, (lie) => lie.claims.set(`${id}:7`, 'nobody')],
    ['given twice', (lie) => ['one', 'other'].forEach((by) => lie.claim(id, 8, by))],
    [`file ${id}`, (lie) => lie.files.set(id, 'no hash')],
    [`group ${id}`, (lie) => lie.groups.set(id, [[id]])],
    [`job ${id}`, (lie) => lie.jobs.set(id, 'export')],
    ['never brought in: +910', (lie) => lie.imports.set(id, ['+910'])],
  ];
  for (const [says, tell] of lies) {
    const lie = new Ledger();
    tell(lie);
    const found = await checkLedger(ask, lie, folder, true);
    if (!found.some((finding) => finding.includes(says))) missed.push(`made up: ${says}`);
  }
  return { planted: INVARIANTS.length + lies.length, missed };
}

/** Kills the server again and again while it is written to, and looks for what was lost or done twice. */
export async function runTorture(options: TortureOptions): Promise<TortureResult> {
  const { folder, databaseUrl, rounds, seed, isPlanted, restartPostgres, say } = options;
  const place = { folder, databaseUrl, hasWorker: true };
  const ledger = new Ledger();
  const photos = await samplePhotos(40);
  const findings: string[] = [];
  let tokens: Record<string, string> | null = null;
  let number = 0;
  const turned = new Set<number>();
  let standing = standBy(place);
  const started = performance.now();
  const note = (round: number | 'end', found: string[]) => {
    for (const finding of found) {
      say(`  ${round}: ${finding}`);
      findings.push(`round ${round}: ${finding}`);
    }
  };

  for (let round = 1; round <= rounds; round += 1) {
    const random = new Random(seed * 1_000_003 + round);
    const first = await standing.start();
    const servers = databaseUrl && random.chance(0.4) ? [first, await standBy(place).start()] : [first];
    // The next one is loaded while this one works, so that a round takes no longer than opening the database.
    standing = standBy(place);
    tokens ??= await signEverybodyIn(first.origin);
    note(round, await checkLedger(askOf(first), ledger, folder));
    if (random.chance(0.4)) await skewHolds(askOf(first));
    let isOver = false;
    const before = ledger.writes;
    const lines = servers.map(({ origin }): Line => ({
      origin,
      tokens: tokens ?? {},
      random,
      cuts: round === 1 ? 0 : 0.04,
      isOver: () => isOver,
    }));
    const writing = WRITERS.map(async (write, index) => {
      const line = lines[index % lines.length] as Line;
      while (!isOver) {
        await write({ line, ledger, photos, next: () => (number += 1) });
        if (!isOver) turned.add(index);
        await pause(1);
      }
    });
    const isReady = () => turned.size === WRITERS.length && ledger.claims.size > 0 && ledger.imports.size > 0;
    await disturb({
      servers,
      random,
      restartPostgres,
      isReady,
      writes: () => ledger.writes,
      end: () => (isOver = true),
    });
    await Promise.all(writing);
    const seconds = ((performance.now() - started) / 1000 / round).toFixed(1);
    say(`Round ${round}: ${ledger.writes - before} writes, ${servers.length} server(s), ${seconds} s a round so far.`);
  }

  const last = await standing.start();
  try {
    const ask = askOf(last);
    for (let look = 0; look < 600; look += 1) {
      const [open] = await ask<{ count: number }>(
        `select count(*)::int as count from jobs where state in ('queued', 'running')`,
      );
      if (open?.count === 0) break;
      await pause(200);
    }
    note('end', await checkLedger(ask, ledger, folder, true));
    const seconds = (performance.now() - started) / 1000;
    const plants = isPlanted ? await plantAll(ask, ledger, folder) : { planted: 0, missed: [] };
    return { rounds, writes: ledger.writes, seconds, findings, ...plants };
  } finally {
    await last.end('SIGKILL');
  }
}
