import type { Video } from '@/lib/contracts/videos/video-record';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { findScreenById } from '@/lib/domain/access/access';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { tellOfWork } from '../../platform/notifications/work-service';

/** Tells whoever tagged a video, or else cut it, that it came back. */
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
