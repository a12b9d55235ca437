import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { build } from 'esbuild';
import { MERGE_KINDS } from '@/lib/domain/merges/merge-kinds';
import { BUNDLES } from '@/lib/server/thread-program';
import { onPostgres } from '../bench/bench-postgres';
import { type Place, withDatabase } from '../bench/bench-server';
import type { Figure, Section } from '../bench/figures';
import { withFolder } from '../bench/processes';
import { thenUndo } from '../bench/undo';
import { fillForMerges } from './merge-pairs';
import type { FoundState, MergeNews, Wish } from './merge-program';
import type { KilledKind } from './merge-works';

/** Maximum number of kills per operation, spread over its statements. */
const KILLS = Number(process.env.BENCH_KILLS || 1000);

interface Ran {
  found: FoundState;
  /** Null if it was killed. */
  statements: number | null;
}

const SOURCE = '__tests__/harness/merges/merge-program.ts';
/** Path of the bundled program, which starts several times as fast as its sources. */
const PROGRAM = path.join(BUNDLES, 'harness/merge-program.cjs');

const bundle = () =>
  build({
    entryPoints: [SOURCE],
    outfile: PROGRAM,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    packages: 'external',
    logLevel: 'warning',
  });

/** Starts the program that merges or undoes and kills itself at the given statement. */
async function run(wish: Wish): Promise<Ran> {
  const child = fork(PROGRAM, [JSON.stringify(wish)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const told: MergeNews[] = [];
  child.on('message', (news: MergeNews) => told.push(news));
  // Messages sent before the exit may be read after it.
  const ended = Promise.all([once(child, 'exit'), once(child, 'disconnect')]);
  await thenUndo(
    () => void child.kill('SIGKILL'),
    () => ended,
  );
  const found = told.flatMap((news) => ('found' in news ? [news.found] : []))[0];
  if (!found) throw new Error('The program ended before it had looked.');
  return { found, statements: told.flatMap((news) => ('statements' in news ? [news.statements] : []))[0] ?? null };
}

/** Kills merging and undoing of one kind at statement after statement. */
async function killEach(engine: string, place: Place, kind: KilledKind): Promise<Figure[]> {
  const merged = await run({ place, kind, work: 'merge', turn: 0 });
  const undone = await run({ place, kind, work: 'undo', turn: 0 });
  const whole = new Map([
    [false, merged.found.digest],
    [true, undone.found.digest],
  ]);
  const counts = { merge: merged.statements ?? 0, undo: undone.statements ?? 0 };
  const found: FoundState[] = [];
  let kills = 0;
  for (const work of ['merge', 'undo'] as const) {
    console.error(`  ${engine}, ${kind}: ${work}, ${counts[work]} statements`);
    const step = Math.max(1, Math.ceil(counts[work] / KILLS));
    for (let turn = 1; turn <= counts[work]; turn += step) {
      const ran = await run({ place, kind, work, turn });
      found.push(ran.found);
      kills += Number(ran.statements === null);
    }
  }
  found.push((await run({ place, kind, work: 'undo', turn: 0 })).found);
  const halves = found.filter((state) => whole.get(state.isMerged) !== state.digest);
  const named = (what: string) => `${engine}, ${kind}: ${what}`;
  return [
    { name: named('statements of a merge, of its undoing'), value: `${counts.merge}, ${counts.undo}` },
    { name: named('kills, each at another statement'), value: kills, goal: { atLeast: 1 } },
    { name: named('kills after which the two were one'), value: found.filter(({ isMerged }) => isMerged).length },
    { name: named('half merged or half undone, to the letter'), value: halves.length, goal: { is: 0 } },
  ];
}

async function killAll(engine: string, place: Place): Promise<Figure[]> {
  await withDatabase(place, fillForMerges);
  const figures: Figure[] = [];
  for (const kind of [...MERGE_KINDS, 'value'] as const) figures.push(...(await killEach(engine, place, kind)));
  return figures;
}

/** Kills a merge or an undo of two records at each of its statements, and looks for partial results. */
export async function measureMergeKills(): Promise<Section> {
  await bundle();
  return {
    title: 'Merging two records and undoing it, killed at each statement',
    figures: [
      ...(await withFolder((folder) => killAll('embedded', { folder }))),
      ...(await onPostgres((databaseUrl) => withFolder((folder) => killAll('PostgreSQL', { folder, databaseUrl })))),
    ],
  };
}
