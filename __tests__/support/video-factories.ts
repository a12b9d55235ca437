import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { newId } from '@/lib/server/db/schema/columns';
import { videos } from '@/lib/server/db/schema/videos';
import { makeUpload } from './catalog-factories';

/** A video that waits to be cut. */
export async function makeVideo() {
  const { id: uploadId, sellerId } = await makeUpload({ kind: 'video' });
  const now = clock.now();
  const row = { id: newId(), uploadId, sellerId, provider: 'file' as const, statusChangedAt: now, createdAt: now };
  await orm().insert(videos).values(row);
  return row;
}
