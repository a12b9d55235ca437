import type { Tag } from '@/lib/contracts/catalogs/catalog-record';
import { imagesOfBoth } from '@/lib/domain/catalogs/catalog-tags';
import { recordAudits } from '../../db/record-audit';
import type { Queryable } from '../../db/database';
import type { MovedUse, ValueUse, Way } from '../../platform/value-use';
import { holdCatalogs, renewTexts } from '../search-texts/service';
import { partTagsOf } from './change-catalog';
import { addTagImages, tagsById } from './tag-repository';
import * as repository from './value-use-repository';
import type { MergedImages } from './value-use-repository';

/** Catalogs written at a time. */
const CHUNK = 500;

const audited = (tags: Tag[] = []) => ({
  tagIds: tags.map(({ valueId }) => valueId).sort(),
  partTags: partTagsOf(tags),
});

const tagOf = (tags: Tag[] | undefined, { id }: Way['from']) => tags?.find(({ valueId }) => valueId === id);

interface Change {
  /** Writes the tags of some catalogs, given as they are. */
  write: (ids: string[], before: Map<string, Tag[]>) => Promise<void>;
  /** What else is to be known of a catalog some day, to take this back. */
  note?: (before: Tag[] | undefined) => Record<string, unknown>;
}

/** Changes tags of catalogs that are held, makes them be found by what they are now, and writes the differences down. */
async function changeAll(
  tx: Queryable,
  ids: string[],
  { actor, mergeId }: Way,
  { write, note = () => ({}) }: Change,
): Promise<void> {
  for (let start = 0; start < ids.length; start += CHUNK) {
    const some = ids.slice(start, start + CHUNK);
    const before = await tagsById(tx, some);
    await write(some, before);
    const after = await tagsById(tx, some);
    await repository.raiseVersions(tx, some);
    await renewTexts(tx, some);
    await recordAudits(
      tx,
      some.map((subjectId) => ({
        actorId: actor.userId,
        action: 'catalogs.changed',
        subjectId,
        before: audited(before.get(subjectId)),
        after: audited(after.get(subjectId)),
        details: { mergeId, ...note(before.get(subjectId)) },
      })),
    );
  }
}

/** What two tags were about before they became one, where one of them was about some pictures only. */
function imagesNote(tags: Tag[] | undefined, { from, to }: Way) {
  const [one, other] = [tagOf(tags, from), tagOf(tags, to)];
  if (!one || !other || !(one.imageIds || other.imageIds)) return {};
  return { images: { from: one.imageIds ?? null, to: other.imageIds ?? null } satisfies MergedImages };
}

async function move(tx: Queryable, way: Way): Promise<MovedUse[]> {
  const { from, to } = way;
  await holdCatalogs(tx, await repository.taggedWith(tx, from.id));
  const ids = await repository.taggedWith(tx, from.id);
  const both = await repository.taggedAmong(tx, ids, to.id);
  await changeAll(tx, ids, way, {
    write: async (some, before) => {
      const images = some.map((catalogId) => {
        const [one, other] = [from, to].map((value) => tagOf(before.get(catalogId), value));
        const imageIds = other ? imagesOfBoth(one?.imageIds, other.imageIds) : one?.imageIds;
        return { catalogId, valueId: to.id, imageIds };
      });
      await repository.tag(tx, some, to);
      await repository.forgetImages(tx, some, to.id);
      await repository.untag(tx, some, from.id);
      await addTagImages(tx, images);
    },
    note: (tags) => imagesNote(tags, way),
  });
  return ids.map((recordId) => ({ recordId, hadBoth: both.has(recordId) }));
}

const isSame = (one: string[] | undefined, other: string[] | undefined) =>
  (one && [...one].sort().join()) === (other && [...other].sort().join());

/** What each of two merged tags is about once they are apart again; null where no picture of the first is left. */
function apart(known: MergedImages, now: string[] | undefined, pictureIds: ReadonlySet<string>) {
  const there = (ids: string[] | null) => ids?.filter((id) => pictureIds.has(id));
  const [from, to] = [there(known.from), there(known.to)];
  if (from?.length === 0) return null;
  const isAsMerged = isSame(now, imagesOfBoth(from, to)) && to?.length !== 0;
  return { from, to: isAsMerged ? to : now };
}

async function moveBack(tx: Queryable, way: Way, moved: MovedUse[]): Promise<number> {
  const { from, to, mergeId } = way;
  const ids = moved.map(({ recordId }) => recordId);
  await holdCatalogs(tx, ids);
  const still = await repository.taggedAmong(tx, ids, to.id);
  const hadOne = new Set(moved.flatMap(({ recordId, hadBoth }) => (hadBoth ? [] : recordId)));
  const left = ids.filter((id) => still.has(id));
  await changeAll(tx, left, way, {
    write: async (some, before) => {
      const known = await repository.imagesBefore(tx, some, mergeId);
      const pictures = await repository.pictureIdsOf(tx, [...known.keys()]);
      const split = some.flatMap((catalogId) => {
        const now = tagOf(before.get(catalogId), to)?.imageIds;
        if (hadOne.has(catalogId)) return [{ catalogId, from: now, to: undefined }];
        const images = known.get(catalogId);
        const found = images ? apart(images, now, pictures) : { from: undefined, to: now };
        return found ? [{ catalogId, ...found }] : [];
      });
      const due = split.map(({ catalogId }) => catalogId);
      await repository.tag(tx, due, from);
      await repository.forgetImages(tx, due, to.id);
      await repository.untag(
        tx,
        some.filter((id) => hadOne.has(id)),
        to.id,
      );
      await addTagImages(
        tx,
        split.flatMap(({ catalogId, ...each }) => [
          { catalogId, valueId: from.id, imageIds: each.from },
          { catalogId, valueId: to.id, imageIds: each.to },
        ]),
      );
    },
  });
  return left.length;
}

/** Catalogs have values; deleted ones too, which may be restored. */
export const CATALOG_USES: ValueUse = {
  kind: 'catalogs',
  count: (tx, { id }) => repository.countTagged(tx, id),
  move,
  moveBack,
};
