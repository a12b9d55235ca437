import { setTimeout as pause } from 'node:timers/promises';
import { DEMO_USERS } from '../../server/db/seed/demo-users';
import { Random } from '../../server/db/seed/random';
import { signIn } from '../bench/bench-server';
import { samplePhotos } from '../fuzz/sample-photos';
import { standBy, type WatchedServer } from '../watched-server/watched-server';
import type { Ask } from './ask';
import { judgeExcuse, type Line } from './call-api';
import { checkLedger } from './check-ledger';
import { disturb } from './disturb';
import { Ledger } from './ledger';
import { plantAll, type Planted } from './plant-all';
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

export interface TortureResult extends Planted {
  rounds: number;
  writes: number;
  seconds: number;
  findings: string[];
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

/** The first few kinds of errors that servers logged. */
function loggedErrors(servers: WatchedServer[]): string[] {
  const lines = servers.flatMap(({ printed }) => printed().match(/"(code|error)":"(\\.|[^"])*"/g) ?? []);
  return [...new Set(lines)].slice(0, 8);
}

/** Time passes while nobody looks: some holds are over, so that others take the work. */
const skewHolds = (ask: Ask) =>
  ask(`update uploads set lease_until = now() - interval '1 minute'
    where status = 'in_progress' and hashtext(id::text) % 2 = 0`);

/** Waits for background work to come to its end, which what was started in the last round needs. */
async function untilIdle(ask: Ask): Promise<void> {
  const open = `select count(*)::int as count from jobs where state in ('queued', 'running')`;
  for (let look = 0; look < 600; look += 1) {
    const [found] = await ask<{ count: number }>(open);
    if (found?.count === 0) return;
    await pause(200);
  }
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
  let excuses = 0;
  const turned = new Set<number>();
  const crew = (round: number) =>
    databaseUrl && round <= rounds && new Random(seed * 7919 + round).chance(0.4) ? 2 : 1;
  const standByFor = (round: number) => Array.from({ length: crew(round) }, () => standBy(place));
  let standing = standByFor(1);
  const started = performance.now();
  const note = (round: number | 'end', found: string[]) => {
    for (const finding of found) {
      say(`  ${round}: ${finding}`);
      findings.push(`round ${round}: ${finding}`);
    }
  };

  for (let round = 1; round <= rounds; round += 1) {
    const random = new Random(seed * 1_000_003 + round);
    const laps = [performance.now()];
    const servers = await Promise.all(standing.map(({ start }) => start()));
    const [first] = servers as [WatchedServer];
    laps.push(performance.now());
    tokens ??= await signEverybodyIn(first.origin);
    note(round, await checkLedger(askOf(first), ledger, folder));
    laps.push(performance.now());
    if (random.chance(0.4)) await skewHolds(askOf(first));
    let isOver = false;
    const before = ledger.writes;
    const hear = (status: number, message: string) => {
      excuses += 1;
      const problem = judgeExcuse(status, message);
      if (problem) ledger.seen.push(`${problem} (round ${round})`);
    };
    const lines = servers.map(({ origin }): Line => ({
      origin,
      tokens: tokens ?? {},
      random,
      cuts: round === 1 ? 0 : 0.04,
      isOver: () => isOver,
      hear,
    }));
    const writing = WRITERS.map(async (write, index) => {
      const line = lines[index % lines.length] as Line;
      while (!isOver) {
        await write({ line, ledger, photos, next: () => (number += 1) });
        if (!isOver) turned.add(index);
        await pause(1);
      }
    });
    // The next are loaded while these work, so that a round takes no longer than opening the database.
    standing = standByFor(round + 1);
    const isReady = () => turned.size === WRITERS.length && ledger.claims.size > 0 && ledger.imports.size > 0;
    const { what, findings: found } = await disturb({
      servers,
      isEmbedded: !databaseUrl,
      random,
      restartPostgres,
      isReady,
      writes: () => ledger.writes,
      excuses: () => excuses,
      end: () => (isOver = true),
    });
    note(round, found);
    await Promise.all(writing);
    if (ledger.seen.length > 0) say(`  what the servers logged: ${loggedErrors(servers).join('; ')}`);
    laps.push(performance.now());
    const [opening, checking, working] = laps.slice(1).map((lap, at) => ((lap - (laps[at] ?? 0)) / 1000).toFixed(1));
    const times = `opened in ${opening} s, checked in ${checking} s, written to for ${working} s`;
    say(`Round ${round}: ${ledger.writes - before} writes, ${what}; ${times}.`);
  }

  const [last] = (await Promise.all(standing.map(({ start }) => start()))) as [WatchedServer];
  try {
    const ask = askOf(last);
    await untilIdle(ask);
    note('end', await checkLedger(ask, ledger, folder, true));
    const seconds = (performance.now() - started) / 1000;
    const plants = isPlanted ? await plantAll(ask, folder) : { planted: 0, missed: [] };
    return { rounds, writes: ledger.writes, seconds, findings, ...plants };
  } finally {
    await last.end('SIGKILL');
  }
}
