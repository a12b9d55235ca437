import { recordAudits } from '../../db/record-audit';
import type { Queryable } from '../../db/database';
import { videoTags } from '../../db/schema/videos';
import type { ValueUse } from '../../platform/value-use';
import { tagsOf } from './part-repository';
import * as repository from './value-use-repository';

/** The tags of each video, as its audit history records them. */
async function audited(tx: Queryable, ids: readonly string[]) {
  const tags = ids.length > 0 ? await tagsOf(tx, ids) : [];
  return (id: string) => ({
    tagIds: tags.flatMap(({ videoId, valueId }) => (videoId === id ? [valueId] : [])).sort(),
  });
}

/** Value usage in videos, which keep their values when two values merge. */
export const VIDEO_USES: ValueUse = {
  kind: 'videos',
  count: (tx, { id }) => repository.countTagged(tx, id),
  columns: { record: videoTags.videoId, value: videoTags.valueId },
  hold: repository.hold,
  watch: async (tx, ids, { actor }) => {
    const before = await audited(tx, ids);
    return async (mergeId) => {
      const after = await audited(tx, ids);
      await repository.raiseVersions(tx, ids);
      await recordAudits(
        tx,
        ids.map((subjectId) => ({
          actorId: actor.userId,
          action: 'videos.changed',
          subjectId,
          before: before(subjectId),
          after: after(subjectId),
          details: { mergeId },
        })),
      );
    };
  },
};
