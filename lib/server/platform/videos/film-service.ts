import { fillPath } from '@/lib/contracts/base/endpoint';
import type { Film } from '@/lib/contracts/videos/video-record';
import { videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { mediaTypeOf, playProblem, type VideoFacts } from '@/lib/domain/videos/video-facts';
import type { Actor } from '../../auth/actor';
import { DAY, later, SECOND } from '../../clock';
import { orm, type Queryable, transaction } from '../../db/database';
import { env } from '../../env';
import { badInput, malformed, notFound } from '../../errors';
import type { FileAnswer } from '../../http/send-file';
import { addFiles, adoptFile, expireFile, findOwnFile, madeFileExpiry } from '../files/file-service';
import { fileStore, filesFolder } from '../files/open-file-store';
import { HOURS_KEPT, type Signed, signedAddresses } from '../files/signed-address';
import { withLinked } from '../files/spool';
import { readApart, ReaderEnded } from '../threads/read-apart';
import * as repository from './film-repository';

export type { FilmRow } from './film-repository';

const addresses = signedAddresses('video-address');

const PROGRAM = 'lib/server/platform/videos/read-video-thread.ts';
const LIMITS = { megabytes: 192, milliseconds: 60 * SECOND };

/** @throws 400 with what to do when the file is not a usable video. */
export async function readFilm(file: string): Promise<VideoFacts> {
  try {
    for await (const facts of readApart<VideoFacts>(PROGRAM, { file }, LIMITS)) return facts;
  } catch (error) {
    if (error instanceof ReaderEnded)
      throw malformed('This video takes too long to read. Export it anew on the phone.');
    throw error;
  }
  throw malformed('This is no video that can be read.');
}

/** A video file with a signed URL that shows it to its holder. */
export const filmAnswer = (row: repository.FilmRow): Film => ({
  fileId: row.fileId,
  name: row.name,
  bytes: row.bytes,
  container: row.container,
  codec: row.codec,
  audioCodec: row.audioCodec,
  durationMs: row.durationMs,
  width: row.width,
  height: row.height,
  url: addresses.of(fillPath(videoUploadsApi.content.path, { id: row.fileId }), row.fileId),
  playProblem: playProblem(row),
});

/** Adds a complete local file, once per id. @throws 400 with what to do when it is not a video. */
export async function takeFilmIn(id: string, file: string, name: string, actor: Actor): Promise<repository.FilmRow> {
  const known = await repository.findFilm(orm(), id);
  if (known) return known;
  const facts = await readFilm(file);
  const type = mediaTypeOf(facts.container);
  await withLinked(filesFolder(), file, async (spooled) => {
    await fileStore().place(spooled);
    await transaction(async (tx) => {
      await addFiles(tx, [spooled], { id, name, type, expiresAt: madeFileExpiry() }, actor);
      await repository.insert(tx, { ...facts, fileId: id });
    });
  });
  return findOwnFilm(orm(), id, actor);
}

/** A video file uploaded by the actor. @throws 404 for another person's, or an expired one. */
export async function findOwnFilm(tx: Queryable, id: string, actor: Actor): Promise<repository.FilmRow> {
  await findOwnFile(tx, id, actor);
  const film = await repository.findFilm(tx, id);
  if (!film) throw notFound();
  return film;
}

/**
 * Attaches the actor's own file to a video, which makes it permanent. @throws 400 at `fileId` when it belongs to
 * another.
 */
export async function attachFilm(
  tx: Queryable,
  fileId: string,
  place: { videoId: string; role: 'raw' | 'cut' },
  actor: Actor,
): Promise<void> {
  await findOwnFilm(tx, fileId, actor).catch(() => {
    throw badInput([{ path: ['fileId'], message: 'This film is not here any more. Send it again.' }]);
  });
  if (!(await repository.attach(tx, fileId, place)))
    throw badInput([{ path: ['fileId'], message: 'This film belongs to a video already.' }]);
  await adoptFile(tx, fileId);
}

/** Schedules the removal of a live video's files that buyers do not watch, after the number of days in the settings. */
export async function letOriginalsGo(tx: Queryable, videoId: string): Promise<void> {
  const days = env().VIDEO_ORIGINAL_DAYS;
  if (days === 0) return;
  for (const id of await repository.originalsOf(tx, videoId)) await expireFile(tx, id, later(days * DAY));
}

export const latestFilms = repository.latestOf;
export const allFilms = repository.allOf;
export const storageUsed = repository.storageUsed;
export const videoOfBytes = repository.videoOfBytes;

/** The bytes of a video file for a signed URL. @throws 404 when the URL is wrong or expired. */
export async function showFilm(id: string, signed: Signed): Promise<FileAnswer> {
  const found = addresses.isGood(signed, id) ? await repository.findFilm(orm(), id) : undefined;
  if (!found || !(await fileStore().has(found.sha256))) throw notFound();
  return {
    name: found.name,
    type: mediaTypeOf(found.container),
    bytes: found.bytes,
    tag: found.sha256,
    keptHours: HOURS_KEPT,
    read: (range) => fileStore().read(found.sha256, range),
  };
}
