import type { Tag } from '@/lib/contracts/catalog-record';
import { recordAudits } from '../../audit/record';
import type { Queryable } from '../../db/database';
import type { MovedUse, ValueUse, Way } from '../../value-use';
import { getTaxonomy } from '../taxonomy/service';
import { searchTextOf } from './change-catalog';
import { tagsOf } from './repository';
import * as repository from './value-use-repository';

/** Catalogs written at a time. */
const CHUNK = 500;

async function tagsById(tx: Queryable, ids: string[]): Promise<Map<string, Tag[]>> {
  const byId = new Map(ids.map((id): [string, Tag[]] => [id, []]));
  for (const { catalogId, ...tag } of await tagsOf(tx, ids)) byId.get(catalogId)?.push(tag);
  return byId;
}

const audited = (tags: Tag[] = []) => ({ tagIds: tags.map(({ valueId }) => valueId).sort() });

/** Changes tags of catalogs that are held, makes them be found by what they are now, and writes the differences down. */
async function changeAll(
  tx: Queryable,
  ids: string[],
  { actor, mergeId }: Way,
  change: (ids: string[]) => Promise<void>,
): Promise<void> {
  const taxonomy = await getTaxonomy(tx);
  for (let start = 0; start < ids.length; start += CHUNK) {
    const some = ids.slice(start, start + CHUNK);
    const before = await tagsById(tx, some);
    await change(some);
    const after = await tagsById(tx, some);
    const words = await repository.wordsOf(tx, some);
    const texts = words.map((catalog) => ({
      id: catalog.id,
      text: searchTextOf({ ...catalog, tags: after.get(catalog.id) ?? [] }, taxonomy),
    }));
    await repository.writeSearchTexts(tx, texts);
    await recordAudits(
      tx,
      some.map((subjectId) => ({
        actorId: actor.userId,
        action: 'catalogs.changed',
        subjectId,
        before: audited(before.get(subjectId)),
        after: audited(after.get(subjectId)),
        details: { mergeId },
      })),
    );
  }
}

async function move(tx: Queryable, way: Way): Promise<MovedUse[]> {
  const { from, to } = way;
  const ids = await repository.lockTagged(tx, from.id);
  const both = await repository.taggedAmong(tx, ids, to.id);
  await changeAll(tx, ids, way, async (some) => {
    await repository.untag(tx, some, from.id);
    await repository.tag(tx, some, to);
  });
  return ids.map((recordId) => ({ recordId, hadBoth: both.has(recordId) }));
}

async function moveBack(tx: Queryable, way: Way, moved: MovedUse[]): Promise<number> {
  const { from, to } = way;
  const ids = moved.map(({ recordId }) => recordId);
  await repository.lockAll(tx, ids);
  const still = await repository.taggedAmong(tx, ids, to.id);
  const hadOne = new Set(moved.flatMap(({ recordId, hadBoth }) => (hadBoth ? [] : recordId)));
  const left = ids.filter((id) => still.has(id));
  await changeAll(tx, left, way, async (some) => {
    await repository.tag(tx, some, from);
    await repository.untag(
      tx,
      some.filter((id) => hadOne.has(id)),
      to.id,
    );
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
