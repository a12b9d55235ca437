import { execFile } from 'node:child_process';
import fsp from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cutBytes } from '@/lib/domain/videos/cutting/cut-plan';
import { planCut } from '@/lib/domain/videos/cutting/plan-cut';
import { readFilm } from '@/lib/server/platform/videos/film-service';
import { handleSource } from '@/lib/server/platform/videos/handle-source';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { timed } from './statistics';

const run = promisify(execFile);
const FFMPEG = 'ffmpeg';
const HOW_TO_GET_IT = 'Install ffmpeg.';

const [LOOPS, ROUNDS] = [12, 3];
const RANGE = { startMs: 21_300, endMs: 81_300 };
/** Nothing is encoded, so the cost is about that of copying the bytes. */
const MOST_TIMES = 4;

const quiet = ['-v', 'error', '-y'];

/** Two minutes of a grainy film of half a gigabyte, in a camera's file layout. */
async function makeFilm(folder: string): Promise<string> {
  const [part, whole] = [path.join(folder, 'part.mp4'), path.join(folder, 'whole.mp4')];
  const picture = 'testsrc2=size=1280x720:rate=30,noise=alls=70:allf=t';
  const made = ['-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', 'sine', '-t', '10'];
  const coded = ['-c:v', 'libx264', '-preset', 'ultrafast', '-crf', '33', '-g', '30', '-pix_fmt', 'yuv420p'];
  await run(FFMPEG, [...quiet, ...made, ...coded, '-c:a', 'aac', part]);
  await run(FFMPEG, [...quiet, '-stream_loop', String(LOOPS - 1), '-i', part, '-c', 'copy', whole]);
  return whole;
}

async function cutHere(film: string, to: string): Promise<void> {
  const handle = await fsp.open(film);
  const into = await fsp.open(to, 'w');
  try {
    const source = await handleSource(handle);
    for await (const bytes of cutBytes(source, await planCut(source, [RANGE]))) await into.write(bytes);
  } finally {
    await Promise.all([handle.close(), into.close()]);
  }
}

const cutThere = (film: string, to: string) => {
  const [from, length] = [RANGE.startMs / 1000, (RANGE.endMs - RANGE.startMs) / 1000];
  return run(FFMPEG, [...quiet, '-ss', String(from), '-i', film, '-t', String(length), '-c', 'copy', to]);
};

async function measure(folder: string): Promise<Figure[]> {
  const film = await makeFilm(folder);
  const { size } = await fsp.stat(film);
  const [ours, theirs] = ['ours.mp4', 'theirs.mp4'].map((name) => path.join(folder, name)) as [string, string];
  const rounds: { read: number; here: number; there: number }[] = [];
  for (let nth = 0; nth < ROUNDS; nth += 1) {
    const read = await timed(() => readFilm(film));
    const there = await timed(() => cutThere(film, theirs));
    const here = await timed(() => cutHere(film, ours));
    rounds.push({ read: read.ms, here: here.ms, there: there.ms });
  }
  const fastest = (what: 'read' | 'here' | 'there') => Math.min(...rounds.map((round) => round[what]));
  const facts = await readFilm(ours);
  return [
    { name: 'the film', value: size / 1024 / 1024, unit: 'MB' },
    { name: 'read, with its thread', value: fastest('read'), unit: 'ms' },
    { name: 'a minute cut out, ffmpeg -c copy', value: fastest('there'), unit: 'ms' },
    { name: 'a minute cut out, here', value: fastest('here'), unit: 'ms' },
    {
      name: 'time, ffmpeg = 1',
      value: fastest('here') / fastest('there'),
      unit: '×',
      goal: { atMost: MOST_TIMES },
    },
    { name: 'length of the cut', value: facts.durationMs / 1000, unit: 's', goal: { between: [59.9, 60.1] } },
  ];
}

/** Reading a large film and cutting a minute from it, compared with the best known cutter. */
export async function measureVideoCut(): Promise<Section> {
  const title = 'Reading and cutting a film of half a gigabyte';
  const hasCutter = await run(FFMPEG, ['-version']).then(
    () => true,
    () => false,
  );
  if (!hasCutter) return { title, figures: [{ name: 'beside ffmpeg', value: 'not measured', lacks: HOW_TO_GET_IT }] };
  return { title, figures: await withFolder(measure) };
}
