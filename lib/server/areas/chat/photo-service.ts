import type { Photo } from '@/lib/contracts/photo-record';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { notFound } from '../../errors';
import type { SentFile } from '../../http/form-file';
import { findPhotos, photoAnswer, receivePhoto } from '../../platform/photos/photo-service';
import { showsPhoto } from './message-repository';
import { getConversation } from './service';

/** Stores an uploaded photo to send. @throws 404 when the user cannot see the conversation. */
export async function addPhoto(id: string, file: () => Promise<SentFile>, actor: Actor): Promise<Photo> {
  await getConversation(id, actor);
  return receivePhoto(await file(), actor);
}

/** URL of a photo of a conversation. @throws 404 for a photo that is in none of its messages. */
export async function findPhoto({ id, photoId }: { id: string; photoId: string }, actor: Actor): Promise<Photo> {
  await getConversation(id, actor);
  const [photo] = (await showsPhoto(orm(), id, photoId)) ? await findPhotos(orm(), [photoId]) : [];
  if (!photo) throw notFound();
  return photoAnswer(photo);
}
