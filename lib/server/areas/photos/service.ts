import { Readable } from 'node:stream';
import type { Photo } from '@/lib/contracts/photos';
import type { Actor } from '../../auth/authenticate';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { fileStore, filesFolder } from '../../files/open-file-store';
import { withSpooled } from '../../files/spool';
import { badInput, notFound } from '../../http/errors';
import type { SentFile } from '../../http/form-file';
import type { FileAnswer } from '../../http/send-file';
import { type PhotoSize, type ReadPhoto, readPhoto } from '../../photos/read-photo';
import { keepFile } from '../files/service';
import { isGoodAddress, photoAnswer } from './photo-address';
import * as repository from './repository';

export { photoAnswer } from './photo-address';
export type PhotoRow = repository.PhotoRow;

const TYPE = 'image/jpeg';
const HOURS_KEPT = 6;

async function keepSizes(sizes: Record<PhotoSize, Buffer>, name: string, actor: Pick<Actor, 'userId'>) {
  const keep = async (size: PhotoSize) =>
    (await keepFile(Readable.from([sizes[size]]), { name, type: TYPE }, actor)).id;
  return { thumbFileId: await keep('thumb'), screenFileId: await keep('screen'), largeFileId: await keep('large') };
}

/**
 * Takes a photo in that lies in a file of this machine: the same bytes are one photo, however often they come. Not
 * for use inside a transaction. @throws 400 with what to do when it is no photo that can be used.
 */
export async function takePhotoIn(
  { file, sha256 }: { file: string; sha256: string },
  name: string,
  actor: Pick<Actor, 'userId'>,
): Promise<PhotoRow> {
  const known = await repository.findByHash(orm(), sha256);
  if (known) return known;
  return keepPhoto(await readPhoto(file), name, actor);
}

/** Stores a photo with its sizes; when somebody else was faster with the same one, theirs is it. */
export async function keepPhoto(
  { sizes, grid, ...print }: ReadPhoto,
  name: string,
  actor: Pick<Actor, 'userId'>,
): Promise<PhotoRow> {
  const kept = await keepSizes(sizes, name, actor);
  const row = { ...print, ...kept, grid: [...grid], id: newId(), createdAt: clock.now() };
  await repository.insert(orm(), row);
  return (await repository.findByHash(orm(), print.sha256)) ?? row;
}

/** Takes a photo in from a stream, such as an entry of a zip. */
export const takePhotoFrom = (
  source: AsyncIterable<Buffer | string>,
  name: string,
  actor: Pick<Actor, 'userId'>,
): Promise<PhotoRow> => withSpooled(filesFolder(), source, (spooled) => takePhotoIn(spooled, name, actor));

export const receivePhoto = async ({ name, content }: SentFile, actor: Actor): Promise<Photo> =>
  photoAnswer(await takePhotoFrom(content, name, actor));

/** @throws 400, at the field that named them, when one of the photos is not there. */
export async function assertPhotos(tx: Queryable, ids: readonly string[], ...path: (string | number)[]): Promise<void> {
  const wanted = new Set(ids);
  if ((await repository.findByIds(tx, [...wanted])).length < wanted.size)
    throw badInput([{ path, message: 'One of the photos is not there any more. Add it again.' }]);
}

export const findPhotos = repository.findByIds;
export const findPhotoBytes = repository.findSize;

/** The bytes of a photo for whoever was given its address. @throws 404 when the address is wrong or too old. */
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
