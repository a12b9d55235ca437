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

/** @throws 400 with what to do when the file is no video that can be used. */
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

/** A film with an address that shows it to whoever has it. */
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

/** Takes a film in that lies here whole, once for each id. @throws 400 with what to do when it is none. */
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

/** A film that whoever asks brought in. @throws 404 for another's, or one whose time is over. */
export async function findOwnFilm(tx: Queryable, id: string, actor: Actor): Promise<repository.FilmRow> {
  await findOwnFile(tx, id, actor);
  const film = await repository.findFilm(tx, id);
  if (!film) throw notFound();
  return film;
}

/** Makes an own film a part of a video, where it stays. @throws 400 at `fileId` when it belongs to another. */
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

/** Has what buyers do not watch of a video that went live removed, after as many days as the settings say. */
export async function letOriginalsGo(tx: Queryable, videoId: string): Promise<void> {
  const days = env().VIDEO_ORIGINAL_DAYS;
  if (days === 0) return;
  for (const id of await repository.originalsOf(tx, videoId)) await expireFile(tx, id, later(days * DAY));
}

export const latestFilms = repository.latestOf;
export const allFilms = repository.allOf;
export const storageUsed = repository.storageUsed;
export const videoOfBytes = repository.videoOfBytes;

/** The bytes of a film for whoever was given its address. @throws 404 when the address is wrong or too old. */
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
