import type { Tag } from '@/lib/contracts/catalogs/catalog-record';
import { imagesOfBoth } from '@/lib/domain/catalogs/catalog-tags';
import { recordAudits } from '../../db/record-audit';
import type { Queryable } from '../../db/database';
import { catalogTags } from '../../db/schema/catalogs';
import type { ValueUse, Way } from '../../platform/value-use';
import { holdCatalogs, renewTexts } from '../search-texts/service';
import { partTagsOf } from './change-catalog';
import { addTagImages, tagsById } from './tag-repository';
import * as repository from './value-use-repository';
import type { MergedImages } from './value-use-repository';

/** Catalogs read and written per batch. */
const CHUNK = 500;

const chunksOf = (ids: readonly string[]) =>
  Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, index) => ids.slice(index * CHUNK, (index + 1) * CHUNK));

const audited = (tags: Tag[] = []) => ({
  tagIds: tags.map(({ valueId }) => valueId).sort(),
  partTags: partTagsOf(tags),
});

type Tags = Map<string, Tag[]>;

const tagOf = (tags: Tag[] | undefined, { id }: Way['from']) => tags?.find(({ valueId }) => valueId === id);

/** Audit note of the photos two tags applied to before they merged; only if one of them applied to some photos. */
function imagesNote(tags: Tag[] | undefined, { from, to }: Way) {
  const [one, other] = [tagOf(tags, from), tagOf(tags, to)];
  if (!one || !other || !(one.imageIds || other.imageIds)) return {};
  return { images: { from: one.imageIds ?? null, to: other.imageIds ?? null } satisfies MergedImages };
}

/** A merged tag applies to the photos of both tags. */
async function joinImages(tx: Queryable, ids: string[], before: Tags, way: Way): Promise<void> {
  const joined = ids.flatMap((catalogId) => {
    const { images } = imagesNote(before.get(catalogId), way);
    if (!images) return [];
    const imageIds = imagesOfBoth(images.from ?? undefined, images.to ?? undefined);
    return [{ catalogId, valueId: way.to.id, imageIds }];
  });
  const due = joined.map(({ catalogId }) => catalogId);
  await repository.forgetImages(tx, due, way.to.id);
  await addTagImages(tx, joined);
}

const isSame = (one: string[] | undefined, other: string[] | undefined) =>
  (one && [...one].sort().join()) === (other && [...other].sort().join());

/** Photos of each of two merged tags after a split; null when no photo of the first is left. */
function apart(known: MergedImages, now: string[] | undefined, pictureIds: ReadonlySet<string>) {
  const there = (ids: string[] | null) => ids?.filter((id) => pictureIds.has(id));
  const [from, to] = [there(known.from), there(known.to)];
  if (from?.length === 0) return null;
  const isAsMerged = isSame(now, imagesOfBoth(from, to)) && to?.length !== 0;
  return { from, to: isAsMerged ? to : now };
}

/** After a split each tag applies to its own photos again. */
async function splitImages(tx: Queryable, before: Tags, known: Map<string, MergedImages>, { from, to }: Way) {
  const pictures = await repository.pictureIdsOf(tx, [...known.keys()]);
  const split = [...known].flatMap(([catalogId, images]) => {
    const found = apart(images, tagOf(before.get(catalogId), to)?.imageIds, pictures);
    return found ? [{ catalogId, ...found }] : [];
  });
  const due = split.map(({ catalogId }) => catalogId);
  await repository.untag(
    tx,
    [...known.keys()].filter((id) => !due.includes(id)),
    from.id,
  );
  await repository.forgetImages(tx, due, to.id);
  await addTagImages(
    tx,
    split.flatMap(({ catalogId, ...each }) => [
      { catalogId, valueId: from.id, imageIds: each.from },
      { catalogId, valueId: to.id, imageIds: each.to },
    ]),
  );
}

/** Value usage in catalogs, including deleted ones, which may be restored. */
export const CATALOG_USES: ValueUse = {
  kind: 'catalogs',
  count: (tx, { id }) => repository.countTagged(tx, id),
  columns: { record: catalogTags.catalogId, value: catalogTags.valueId },
  hold: holdCatalogs,
  watch: async (tx, ids, way) => {
    const before: Tags = new Map();
    for (const some of chunksOf(ids)) for (const [id, tags] of await tagsById(tx, some)) before.set(id, tags);
    return async (mergeId) => {
      for (const some of chunksOf(ids)) {
        if (way.isUndone) await splitImages(tx, before, await repository.imagesBefore(tx, some, mergeId), way);
        else await joinImages(tx, some, before, way);
        const after = await tagsById(tx, some);
        await repository.raiseVersions(tx, some);
        await renewTexts(tx, some);
        await recordAudits(
          tx,
          some.map((subjectId) => ({
            actorId: way.actor.userId,
            action: 'catalogs.changed',
            subjectId,
            before: audited(before.get(subjectId)),
            after: audited(after.get(subjectId)),
            details: { mergeId, ...(way.isUndone ? {} : imagesNote(before.get(subjectId), way)) },
          })),
        );
      }
    };
  },
};
