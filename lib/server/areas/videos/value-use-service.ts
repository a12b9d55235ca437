import type { Queryable } from '../../db/database';
import { recordAudits } from '../../db/record-audit';
import type { ValueUse, Way } from '../../platform/value-use';
import { tagsOf } from './part-repository';
import * as repository from './value-use-repository';

/** The tags of each video as its history has them. */
async function audited(tx: Queryable, ids: readonly string[]) {
  const tags = ids.length > 0 ? await tagsOf(tx, ids) : [];
  return (id: string) => ({
    tagIds: tags.flatMap(({ videoId, valueId }) => (videoId === id ? [valueId] : [])).sort(),
  });
}

/** Changes tags of videos that are held, and writes the differences down. */
async function changeAll(tx: Queryable, ids: string[], { actor, mergeId }: Way, write: () => Promise<void>) {
  const before = await audited(tx, ids);
  await write();
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
}

/** Videos have values, and keep them through a merge of two. */
export const VIDEO_USES: ValueUse = {
  kind: 'videos',
  count: (tx, { id }) => repository.countTagged(tx, id),
  move: async (tx, way) => {
    const ids = await repository.holdTagged(tx, way.from.id);
    const both = await repository.taggedAmong(tx, ids, way.to.id);
    await changeAll(tx, ids, way, async () => {
      await repository.tag(tx, ids, way.to);
      await repository.untag(tx, ids, way.from.id);
    });
    return ids.map((recordId) => ({ recordId, hadBoth: both.has(recordId) }));
  },
  moveBack: async (tx, way, moved) => {
    const held = new Set(await repository.holdTagged(tx, way.to.id));
    const left = moved.filter(({ recordId }) => held.has(recordId));
    const ids = left.map(({ recordId }) => recordId);
    await changeAll(tx, ids, way, async () => {
      await repository.tag(tx, ids, way.from);
      await repository.untag(
        tx,
        left.flatMap(({ recordId, hadBoth }) => (hadBoth ? [] : recordId)),
        way.to.id,
      );
    });
    return ids.length;
  },
};
