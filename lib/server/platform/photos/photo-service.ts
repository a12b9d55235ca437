import os from 'node:os';
import type { Photo } from '@/lib/contracts/photo-record';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable, transaction } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { fileStore, filesFolder } from '../files/open-file-store';
import { type Spooled, withSpooled } from '../files/spool';
import { badInput, notFound } from '../../errors';
import type { SentFile } from '../../http/form-file';
import type { FileAnswer } from '../../http/send-file';
import { type PhotoSize, type ReadPhoto, readPhoto } from './read-photo';
import { addFiles, storeAll } from '../files/file-service';
import { HOURS_KEPT } from '../files/signed-address';
import { isGoodAddress, photoAnswer } from './photo-address';
import * as repository from './photo-repository';

export { photoAnswer } from './photo-address';
export type PhotoRow = repository.PhotoRow;

/**
 * Photos read concurrently: while one waits for the disk, another is processed. No more than the thread pool has
 * threads.
 */
export const PHOTOS_AT_ONCE = Math.min(4, 2 * os.availableParallelism());

const TYPE = 'image/jpeg';

/**
 * Adds a photo from a local file: the same bytes give one photo, however often they are added. Not for use inside a
 * transaction. @throws 400 with what to do when it is not a usable photo.
 */
export async function takePhotoIn(spooled: Spooled, name: string, actor: Pick<Actor, 'userId'>): Promise<PhotoRow> {
  const { sha256 } = spooled;
  const known = await repository.findByHash(orm(), sha256);
  if (known) return known;
  return keepPhoto(await readPhoto(spooled), name, actor);
}

/** Stores a photo with its sizes; if a concurrent call stored the same one first, that one is used. */
export async function keepPhoto(
  { sizes, grid, ...print }: ReadPhoto,
  name: string,
  actor: Pick<Actor, 'userId'>,
): Promise<PhotoRow> {
  const stored = await storeAll([sizes.thumb, sizes.screen, sizes.large]);
  return transaction(async (tx) => {
    await repository.lockBytes(tx, print.sha256);
    const meanwhile = await repository.findByHash(tx, print.sha256);
    if (meanwhile) return meanwhile;
    const [thumbFileId = '', screenFileId = '', largeFileId = ''] = (
      await addFiles(tx, stored, { name, type: TYPE }, actor)
    ).map(({ id }) => id);
    const kept = { thumbFileId, screenFileId, largeFileId };
    const row = { ...print, ...kept, grid: [...grid], id: newId(), createdAt: clock.now(), comparedAt: null };
    await repository.insert(tx, row);
    return row;
  });
}

/** Adds a photo from a stream, such as an entry of a zip. */
export const takePhotoFrom = (
  source: AsyncIterable<Buffer | string>,
  name: string,
  actor: Pick<Actor, 'userId'>,
): Promise<PhotoRow> => withSpooled(filesFolder(), source, (spooled) => takePhotoIn(spooled, name, actor));

export const receivePhoto = async ({ name, content }: SentFile, actor: Actor): Promise<Photo> =>
  photoAnswer(await takePhotoFrom(content, name, actor));

/** @throws 400, at the field that named them, when one of the photos does not exist. */
export async function assertPhotos(tx: Queryable, ids: readonly string[], ...path: (string | number)[]): Promise<void> {
  const wanted = new Set(ids);
  if ((await repository.findByIds(tx, [...wanted])).length < wanted.size)
    throw badInput([{ path, message: 'One of the photos is not there any more. Add it again.' }]);
}

export const findPhotos = repository.findByIds;
export const findPhotoBytes = repository.findSizes;

/** The bytes of a photo for a signed URL. @throws 404 when the URL is wrong or expired. */
export async function showPhoto(
  { id, size }: { id: string; size: PhotoSize },
  signed: { until: string; sign: string },
): Promise<FileAnswer> {
  const found = isGoodAddress(id, size, signed) ? await repository.findSize(orm(), id, size) : undefined;
  if (!found || !(await fileStore().has(found.sha256))) throw notFound();
  return {
    name: `${id}.jpg`,
    type: TYPE,
    bytes: found.bytes,
    tag: found.sha256,
    keptHours: HOURS_KEPT,
    read: (range) => fileStore().read(found.sha256, range),
  };
}
