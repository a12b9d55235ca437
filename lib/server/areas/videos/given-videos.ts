import type { Video } from '@/lib/contracts/videos/video-record';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { findScreenById } from '@/lib/domain/access/access';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { tellOfWork } from '../../platform/notifications/work-service';

/** Notifies a user that videos were assigned to them for tagging. */
export async function tellOfTagging(tx: Queryable, { toId, count }: { toId: string; count: number }, by: Actor) {
  if (count === 0) return;
  const path = findScreenById('video-tag')?.path ?? null;
  const videosOf = (all: number) => (all === 1 ? '1 video' : `${all} videos`);
  await tellOfWork(
    tx,
    {
      toId,
      kind: 'assigned',
      of: 'videos to tag',
      count,
      many: (all) => ({ text: `${videosOf(all)} to tag came to you.`, path }),
    },
    by,
  );
}

/** Notifies the tagger of a video, or else its editor, that it came back. */
export async function tellOfReturn(tx: Queryable, { id, seller, taggedBy, editor }: Video, by: Actor): Promise<void> {
  const toId = taggedBy?.id ?? editor?.id;
  if (!toId) return;
  const path = findScreenById('video-tag')?.path ?? null;
  await tellOfWork(
    tx,
    {
      toId,
      kind: 'returned',
      of: 'videos',
      one: {
        id,
        path: fillPath(findScreenById('video-tag-uploaded')?.path ?? '', { id }),
        text: `A video of ${seller.businessName} came back to you.`,
      },
      many: (all) => ({ text: `${all} videos came back to you.`, path }),
    },
    by,
  );
}
