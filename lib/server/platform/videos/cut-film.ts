import fsp from 'node:fs/promises';
import { cutBytes, cutName, type CutPlan, type CutRange } from '@/lib/domain/videos/cutting/cut-plan';
import type { Actor } from '../../auth/actor';
import { MINUTE } from '../../clock';
import { newId } from '../../db/schema/columns';
import { malformed, notFound } from '../../errors';
import { fileStore, filesFolder } from '../files/open-file-store';
import { withSpooled } from '../files/spool';
import { readApart, ReaderEnded } from '../threads/read-apart';
import type { FilmRow } from './film-repository';
import { takeFilmIn } from './film-service';
import { handleSource } from './handle-source';

const PROGRAM = 'lib/server/platform/videos/plan-cut-thread.ts';
const LIMITS = { megabytes: 512, milliseconds: 2 * MINUTE };

interface Cutting {
  signal: AbortSignal;
  /** Called repeatedly with the written share of the cut, from 0 to 1. */
  onShare: (share: number) => void;
}

/** @throws 400 with what to do when the video cannot be cut here. */
async function planApart(file: string, ranges: readonly CutRange[], signal: AbortSignal): Promise<CutPlan> {
  try {
    for await (const plan of readApart<CutPlan>(PROGRAM, { file, ranges }, LIMITS, signal)) return plan;
  } catch (error) {
    if (error instanceof ReaderEnded) throw malformed('This video takes too long to read. Cut it elsewhere.');
    throw error;
  }
  throw malformed('This video cannot be cut here. Cut it elsewhere and upload the cut.');
}

async function* written(file: string, plan: CutPlan, { signal, onShare }: Cutting): AsyncGenerator<Buffer> {
  const handle = await fsp.open(file);
  let done = 0;
  try {
    for await (const part of cutBytes(await handleSource(handle), plan)) {
      signal.throwIfAborted();
      done += part.length;
      onShare(done / plan.bytes);
      yield Buffer.from(part.buffer, part.byteOffset, part.byteLength);
    }
  } finally {
    await handle.close();
  }
}

/** Runs work with a video as a local file: the stored one, or a copy fetched from a remote store. */
async function withFilmFile<Result>(sha256: string, work: (file: string) => Promise<Result>): Promise<Result> {
  const store = fileStore();
  if (!(await store.has(sha256))) throw notFound();
  const here = store.pathHere(sha256);
  return here ? work(here) : withSpooled(filesFolder(), await store.read(sha256), ({ file }) => work(file));
}

/** Cuts ranges of a video into a new one for the actor, without re-encoding. @throws 400 with what to do. */
export const cutFilm = (film: FilmRow, ranges: readonly CutRange[], cutting: Cutting, actor: Actor): Promise<FilmRow> =>
  withFilmFile(film.sha256, async (file) => {
    const plan = await planApart(file, ranges, cutting.signal);
    return withSpooled(filesFolder(), written(file, plan, cutting), (spooled) =>
      takeFilmIn(newId(), spooled.file, cutName(film.name), actor),
    );
  });
