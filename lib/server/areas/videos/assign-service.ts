import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { ASSIGN_LIMIT } from '@/lib/contracts/uploads/uploads';
import type { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videosApi } from '@/lib/contracts/videos/videos';
import type { Actor } from '../../auth/actor';
import { orm } from '../../db/database';
import { refused } from '../../errors';
import { listQueryOf } from '../../http/list-query';
import { assign, takeBack } from '../uploads/assign-service';
import { listLoads } from '../uploads/service';
import * as repository from './repository';

type Wish = EndpointInput<typeof videoQueueApi.assign, 'output'>['body'];

/** Everyone who can be assigned videos, with their open work. */
export const videoLoads = () => listLoads('video');

/** @throws 409 when more are selected than one call can change. */
async function chosenIds(chosen: Wish['selection'], { userId }: Actor): Promise<string[]> {
  if ('ids' in chosen) return [...new Set(chosen.ids)];
  const leftOut = new Set(chosen.except);
  const request = await listQueryOf(videosApi.list, chosen.query, ASSIGN_LIMIT + leftOut.size);
  const ids = (await repository.idsOf(orm(), request, userId)).filter((id) => !leftOut.has(id));
  if (ids.length <= ASSIGN_LIMIT) return ids;
  throw refused(`At most ${ASSIGN_LIMIT} videos can be changed in one go. Filter the list further.`);
}

/**
 * Assigns videos waiting for their cut to an editor, or returns them to the pool. @throws 400 when that is not
 * possible.
 */
export async function assignVideos({ selection, editorId }: Wish, actor: Actor) {
  const ids = await repository.uploadIdsOf(orm(), await chosenIds(selection, actor));
  if (editorId === null) {
    const { taken, left } = await takeBack('video', { ids }, actor);
    return { changed: taken, left };
  }
  const { assigned, left } = await assign('video', { selection: { ids }, editorIds: [editorId] }, actor);
  return { changed: assigned, left };
}
