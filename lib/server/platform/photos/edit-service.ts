import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Photo } from '@/lib/contracts/photo-record';
import { editName, type PhotoEdit } from '@/lib/domain/photos/photo-edit';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { fileStore } from '../files/open-file-store';
import { notFound, refused } from '../../errors';
import { makeEdited } from './read-photo';
import { photoAnswer } from './photo-address';
import * as repository from './photo-repository';
import { keepPhoto } from './photo-service';

/** Replaces the hash of uploaded bytes for an edited photo: derived from its source and the edit. */
const hashOf = (source: string, edit: PhotoEdit): string =>
  createHash('sha256')
    .update(`${source} ${editName(edit)}`)
    .digest('hex');

/**
 * Makes a new photo from another, which stays unchanged; the same edit of the same photo gives one photo, however often
 * it is requested. @throws 404 when there is no such photo, 409 when its bytes are lost.
 */
export async function editPhoto(id: string, edit: PhotoEdit, actor: Actor): Promise<Photo> {
  const [source] = await repository.findByIds(orm(), [id]);
  if (!source) throw notFound();
  const sha256 = hashOf(source.sha256, edit);
  const known = await repository.findByHash(orm(), sha256);
  if (known) return photoAnswer(known);
  const large = await repository.findSize(orm(), id, 'large');
  if (!large || !(await fileStore().has(large.sha256)))
    throw refused('The file of this photo is lost. Replace it by a new one.');
  const bytes = await buffer(await fileStore().read(large.sha256));
  return photoAnswer(await keepPhoto({ ...(await makeEdited(bytes, edit)), sha256 }, `edited-${id}.jpg`, actor));
}
