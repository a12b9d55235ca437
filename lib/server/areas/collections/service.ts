import type { Page } from '@/lib/contracts/base/list';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import type {
  Collection,
  CollectionDetail,
  collectionFormSchema,
  Member,
} from '@/lib/contracts/collections/collection-record';
import { collectionProblems } from '@/lib/domain/collections/collection-problems';
import { daysFixedBecause, isFrozen } from '@/lib/domain/collections/collection-status';
import type * as z from 'zod/mini';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { collections as collectionsTable } from '../../db/schema/collections';
import { badInput, notFound, refused } from '../../errors';
import { recordKit } from '../../platform/records/record-kit';
import { findListed } from '../catalogs/service';
import * as repository from './repository';

type Form = z.output<typeof collectionFormSchema>;
type Changes = Partial<Form> &
  Partial<Pick<Collection, 'coverCatalogId' | 'liveFrom' | 'liveUntil'>> & { version: number };

export const toMember = (catalog: Catalog): Member => catalog;

/** Catalogs in the shape curators see, in the order of the ids. */
export async function membersByIds(tx: Queryable, ids: readonly string[]): Promise<Member[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await findListed(tx, ids)).map((catalog) => [catalog.id, toMember(catalog)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function findDetail(tx: Queryable, id: string): Promise<CollectionDetail | undefined> {
  const collection = await repository.findById(tx, id);
  if (!collection) return undefined;
  const members = await membersByIds(tx, await repository.memberIdsOf(tx, id));
  const checked = members.map((member) => ({ ...member, hasCover: member.cover !== null }));
  const { pinnedIds, excludedIds, rules } = collection;
  const excluded = await repository.namesOf(tx, excludedIds);
  return {
    ...collection,
    members,
    pinnedIds,
    excluded,
    rules,
    problems: collectionProblems({ ...collection, members: checked }),
  };
}

export const collectionKit = recordKit({
  area: 'collections',
  table: collectionsTable,
  findDetail,
  audited: ({ nameEn, nameHi, descriptionEn, descriptionHi, segment, coverCatalogId, status, ...row }) => ({
    nameEn,
    nameHi,
    descriptionEn,
    descriptionHi,
    segment,
    coverCatalogId,
    status,
    liveFrom: row.liveFrom,
    liveUntil: row.liveUntil,
    size: row.size,
    pinnedIds: row.pinnedIds,
    excludedIds: row.excludedIds,
  }),
});

export const { get: getCollection, history: collectionHistory } = collectionKit;

export const listCollections = (filters: repository.CollectionFilters & ListRequest): Promise<Page<Collection>> =>
  repository.list(orm(), filters);

/** Creates a collection. */
export const createCollection = (typed: Form, actor: Actor): Promise<CollectionDetail> =>
  collectionKit.add(typed, actor, (_tx, fields) => ({
    ...fields,
    createdById: actor.userId,
    statusChangedAt: clock.now(),
  }));

const assertDays = ({ liveFrom, liveUntil }: Pick<Collection, 'liveFrom' | 'liveUntil'>) => {
  if (liveFrom !== null && liveUntil !== null && liveUntil < liveFrom)
    throw badInput([{ path: ['liveUntil'], message: 'The last day is before the first.' }]);
};

/** @throws 409 when a frozen field would change, or it was changed concurrently. */
export const updateCollection = (id: string, typed: Changes, actor: Actor): Promise<CollectionDetail> =>
  collectionKit.change(id, typed, actor, async (tx, before, changes) => {
    const { liveFrom = before.liveFrom, liveUntil = before.liveUntil, ...words } = changes;
    if (Object.keys(words).length > 0 && isFrozen(before.status))
      throw refused('This collection is finalized. Make a new revision to change it.');
    const isMoved = liveFrom !== before.liveFrom || liveUntil !== before.liveUntil;
    const problem = isMoved ? daysFixedBecause(before.status) : null;
    if (problem) throw refused(problem);
    if (liveFrom === null && before.status === 'scheduled')
      throw badInput([{ path: ['liveFrom'], message: 'It is scheduled. Unschedule it first.' }]);
    assertDays({ liveFrom, liveUntil });
    const { coverCatalogId } = words;
    if (coverCatalogId && !(await repository.memberIdsOf(tx, id)).includes(coverCatalogId))
      throw badInput([{ path: ['coverCatalogId'], message: 'This catalog is not in the collection any more.' }]);
    return changes;
  });

/** The snapshot of a finalized collection. @throws 404 when it is not finalized. */
export async function getSnapshot(id: string, tx: Queryable = orm()) {
  const found = await repository.findSnapshot(tx, id);
  if (!found) throw notFound();
  return found;
}
