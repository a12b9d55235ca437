import { setTimeout as pause } from 'node:timers/promises';
import { Random } from '@/lib/server/seed/random';
import { samplePhotos } from '../fuzz/sample-photos';
import { standBy, type WatchedServer } from '../watched-server/watched-server';
import { askOf, loggedErrors, signEverybodyIn, skewHolds, startAll, untilIdle } from './between-rounds';
import { isKeptOut, type Line, type Refusal } from './call-api';
import { checkLedger } from './check-ledger';
import { disturb } from './disturb';
import { judgeMissing, judgeReopening, missingOf } from './judge-run';
import { judgeRefusal } from './judge-refusal';
import { type Kind, Ledger } from './ledger';
import { plantAll, type Planted } from './plant-all';
import { WRITERS } from './writers';

export interface TortureOptions {
  folder: string;
  databaseUrl?: string;
  rounds: number;
  seed: number;
  isPlanted: boolean;
  /** Command that restarts PostgreSQL immediately, in the middle of work. */
  restartPostgres?: string;
  say: (text: string) => void;
}

export interface TortureResult extends Planted {
  rounds: number;
  writes: number;
  /** Number of acknowledged writes of each kind. */
  acknowledged: ReadonlyMap<Kind, number>;
  /** Saves under ended leases, all of which were refused. */
  lateSaves: number;
  /** Milliseconds until servers responded again after each kill. */
  reopened: number[];
  seconds: number;
  findings: string[];
}

/** Kills the server repeatedly during writes, and looks for lost or repeated writes. */
export async function runTorture(options: TortureOptions): Promise<TortureResult> {
  const { folder, databaseUrl, rounds, seed, isPlanted, restartPostgres, say } = options;
  const place = { folder, databaseUrl, hasWorker: true };
  const ledger = new Ledger();
  const photos = await samplePhotos(40);
  const findings: string[] = [];
  const reopened: number[] = [];
  const told = new Set<string>();
  let tokens: Record<string, string> | null = null;
  let number = 0;
  let excuses = 0;
  const crew = (round: number) =>
    databaseUrl && round <= rounds && new Random(seed * 7919 + round).chance(0.4) ? 2 : 1;
  const standByFor = (round: number) => Array.from({ length: crew(round) }, () => standBy(place));
  let standing = standByFor(1);
  const started = performance.now();
  const note = (round: number | 'end', found: string[]) => {
    for (const finding of found.filter((one) => !told.has(one))) {
      told.add(finding);
      say(`  ${round}: ${finding}`);
      findings.push(`round ${round}: ${finding}`);
    }
  };
  const missing = () => missingOf(ledger.acknowledged, ledger.lateSaves);

  for (let round = 1; round <= rounds; round += 1) {
    const random = new Random(seed * 1_000_003 + round);
    const laps = [performance.now()];
    const { servers, times } = await startAll(standing);
    const [first] = servers as [WatchedServer];
    // The first start does not count as a reopening: it creates the database.
    if (round > 1) reopened.push(...times);
    laps.push(performance.now());
    tokens ??= await signEverybodyIn(first.origin);
    note(round, await checkLedger(askOf(first), ledger, folder));
    laps.push(performance.now());
    if (random.chance(0.4)) await skewHolds(askOf(first));
    let isOver = false;
    const before = ledger.writes;
    const hear = (refusal: Refusal) => {
      if (refusal.status >= 500) excuses += 1;
      if (isKeptOut(refusal.status) && refusal.requestId) ledger.refused.add(refusal.requestId);
      const problem = judgeRefusal(refusal);
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
        await pause(1);
      }
    });
    // The next are loaded while these work, so that a round takes no longer than opening the database.
    standing = standByFor(round + 1);
    const { what, findings: found } = await disturb({
      servers,
      isEmbedded: !databaseUrl,
      random,
      restartPostgres,
      missing: () => (round === 1 ? missing() : []),
      writes: () => ledger.writes,
      excuses: () => excuses,
      end: () => (isOver = true),
    });
    note(round, found);
    await Promise.all(writing);
    if (ledger.seen.length > 0) say(`  what the servers logged: ${loggedErrors(servers).join('; ')}`);
    laps.push(performance.now());
    const [opening, checking, working] = laps.slice(1).map((lap, at) => ((lap - (laps[at] ?? 0)) / 1000).toFixed(1));
    const took = `opened in ${opening} s, checked in ${checking} s, written to for ${working} s`;
    say(`Round ${round}: ${ledger.writes - before} writes, ${what}; ${took}.`);
  }

  const { servers, times } = await startAll(standing);
  const [last] = servers as [WatchedServer];
  reopened.push(...times);
  try {
    const ask = askOf(last);
    await untilIdle(ask);
    note('end', await checkLedger(ask, ledger, folder, true));
    note('end', [...judgeMissing(missing()), ...judgeReopening(reopened)]);
    const seconds = (performance.now() - started) / 1000;
    const plants = isPlanted ? await plantAll(ask, folder) : { planted: 0, missed: [] };
    const { writes, acknowledged, lateSaves } = ledger;
    return { rounds, writes, acknowledged, lateSaves, reopened, seconds, findings, ...plants };
  } finally {
    await last.end('SIGKILL');
  }
}
