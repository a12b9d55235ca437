import { VIDEO_LIMIT } from '@/lib/contracts/videos/video-record';
import { filmMetadata, type NewFilm, videoUploadsApi } from '@/lib/contracts/videos/video-uploads';
import { videoName } from '@/lib/domain/videos/video-text';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { plainFileName } from '../../platform/files/file-service';
import { resumableReceiver } from '../../platform/resumable/receiver';
import { filmAnswer, type FilmRow, findOwnFilm, takeFilmIn, videoOfBytes } from '../../platform/videos/film-service';
import * as repository from './repository';

/** An uploaded film, and the existing video with the same bytes. */
async function newFilm(film: FilmRow): Promise<NewFilm> {
  const knownId = await videoOfBytes(orm(), film.sha256);
  const known = knownId && knownId !== film.videoId ? await repository.findNamed(orm(), knownId) : undefined;
  return { ...filmAnswer(film), known: known ? { id: known.id, name: videoName(known) } : null };
}

const films = resumableReceiver({
  noun: 'video',
  maxBytes: VIDEO_LIMIT,
  send: videoUploadsApi.send,
  metadata: filmMetadata,
  takeIn: async (id, { name = '' }, { file }, actor) => newFilm(await takeFilmIn(id, file, plainFileName(name), actor)),
});

export const { begin: beginFilm, send: sendFilmPart, offset: filmOffset, cancel: cancelFilm } = films;

/** A film the user uploaded, for when the response to its last part was lost. */
export const getFilm = async (id: string, actor: Actor): Promise<NewFilm> =>
  newFilm(await findOwnFilm(orm(), id, actor));
