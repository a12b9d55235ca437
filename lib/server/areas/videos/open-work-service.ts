import { videoName } from '@/lib/domain/videos/video-text';
import { rolesThatOpen } from '@/lib/domain/access/access';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { recordAudits } from '../../db/record-audit';
import type { OpenWork } from '../../platform/open-work';
import { tellOfTagging } from './given-videos';
import * as repository from './repository';

async function give(tx: Queryable, fromId: string, toId: string | null, { userId }: Actor): Promise<number> {
  const ids = await repository.giveToTag(tx, fromId, toId);
  await recordAudits(
    tx,
    ids.map((subjectId) => ({
      actorId: userId,
      action: 'videos.changed',
      subjectId,
      before: { editorId: fromId },
      after: { editorId: toId },
    })),
  );
  return ids.length;
}

/** Videos a user cut that were not yet submitted for review. */
export const TAGGING_WORK: OpenWork = {
  takers: rolesThatOpen('video-tag'),
  count: repository.countToTag,
  examples: async (tx, userId, limit) =>
    (await repository.someToTag(tx, userId, limit)).map((video) => ({
      id: video.id,
      label: videoName({ ...video, fileName: null }),
    })),
  handOver: async (tx, { fromId, toId, actor }) => {
    const count = await give(tx, fromId, toId, actor);
    await tellOfTagging(tx, { toId, count }, actor);
  },
  letGo: async (tx, { fromId, actor }) => void (await give(tx, fromId, null, actor)),
};
