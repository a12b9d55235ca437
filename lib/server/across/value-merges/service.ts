import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import type { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import type { ValueMerge, ValueUse as CountedUse } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Actor } from '../../auth/actor';
import { DAY, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { attributeValues } from '../../db/schema/taxonomy';
import { tellingTaken } from '../../db/constraint-violation';
import { badInput, notFound, refused } from '../../errors';
import { findValue, lockValues, recordValue, toValue, type ValueRow } from '../../areas/taxonomy/attribute-service';
import { mergeKit } from '../../platform/merges/merge-kit';
import type { ValueUse } from '../../platform/value-use';
import { USES_BY_KIND } from '../../registry/areas';
import * as repository from './repository';
import { VALUE_KEYS } from './value-keys';

interface Pair {
  survivorId: string;
  duplicateId: string;
}

type Follow = Awaited<ReturnType<ValueUse['watch']>>;

const toMerge = ({ undoneAt, ...merge }: repository.MergeRow): ValueMerge => ({
  ...merge,
  undoneAt: undoneAt?.toISOString() ?? null,
  undoUntil: later(UNDO_DAYS * DAY, new Date(merge.at)).toISOString(),
});

async function countUses(tx: Queryable, value: ValueRow): Promise<CountedUse[]> {
  const counts: CountedUse[] = [];
  for (const { kind, count } of Object.values(USES_BY_KIND)) counts.push({ kind, count: await count(tx, value) });
  return counts;
}

async function readMerge(tx: Queryable, id: string): Promise<ValueMerge> {
  const row = await repository.findById(tx, id);
  if (!row) throw notFound();
  return toMerge(row);
}

/** The survivor and the other of two values. @throws when they cannot be merged. */
function assertMergeable({ survivorId, duplicateId }: Pair, values: (ValueRow | undefined)[]) {
  const bad = (path: keyof Pair, message: string) => badInput([{ path: [path], message }]);
  if (survivorId === duplicateId) throw bad('duplicateId', 'Choose two values: one cannot be merged into itself.');
  const survivor = values.find((value) => value?.id === survivorId);
  const duplicate = values.find((value) => value?.id === duplicateId);
  if (!survivor || !duplicate) throw notFound();
  if (survivor.attributeId !== duplicate.attributeId) throw bad('survivorId', 'Choose two values of one attribute.');
  const merged = [survivor, duplicate].find(({ mergedIntoId }) => mergedIntoId);
  if (merged) throw refused(`${merged.nameEn} was merged already.`);
  if (!survivor.active) throw refused(`${survivor.nameEn} is retired. Restore it first, or merge the other way.`);
  return { survivor, duplicate };
}

/** Records affected by retiring or merging a value. @throws 404 when there is no such value. */
export async function valueUses(id: string): Promise<CountedUse[]> {
  const value = await findValue(orm(), id);
  if (!value) throw notFound();
  return countUses(orm(), value);
}

/** Effect of a merge. */
export async function previewMerge(pair: Pair): Promise<EndpointAnswer<typeof taxonomyApi.previewMerge>> {
  const values = [await findValue(orm(), pair.survivorId), await findValue(orm(), pair.duplicateId)];
  const { survivor, duplicate } = assertMergeable(pair, values);
  return { survivor: toValue(survivor), duplicate: toValue(duplicate), uses: await countUses(orm(), duplicate) };
}

export async function listMerges(request: ListRequest): Promise<Page<ValueMerge>> {
  const page = await repository.list(orm(), request);
  return { ...page, rows: page.rows.map(toMerge) };
}

const kit = mergeKit({ kind: 'value', table: attributeValues, keys: VALUE_KEYS, anyOrder: true });

/** Replaces the duplicate by the survivor everywhere and removes the duplicate from its attribute. */
export const mergeValues = (pair: Pair, actor: Actor): Promise<ValueMerge> =>
  transaction(async (tx) => {
    const locked = await lockValues(tx, [pair.survivorId, pair.duplicateId]);
    const { survivor, duplicate } = assertMergeable(pair, locked);
    const uses = await countUses(tx, duplicate);
    const follows: Follow[] = [];
    for (const use of Object.values(USES_BY_KIND)) {
      await use.hold(tx, await repository.recordsWith(tx, use.columns, duplicate.id));
      const ids = await repository.recordsWith(tx, use.columns, duplicate.id);
      follows.push(await use.watch(tx, ids, { from: duplicate, to: survivor, isUndone: false, actor }));
    }
    const mergeId = await kit.merge(tx, { survivorId: survivor.id, loserId: duplicate.id }, [], actor);
    const records = uses.reduce((sum, { count }) => sum + count, 0);
    await repository.setRecords(tx, mergeId, records);
    for (const follow of follows) await follow(mergeId);
    const audit = { actorId: actor.userId, action: 'attribute-values.merged', details: { mergeId } } as const;
    await recordValue(tx, duplicate, { mergedIntoId: survivor.id }, audit);
    return readMerge(tx, mergeId);
  });

const nameTaken = () => refused('The attribute has a new value of this name. Change that one first.');

/**
 * Undoes a merge. @throws 409 when it cannot be: too late, already done, the survivor was merged again, or the name is
 * taken by another value.
 */
export const undoMerge = (id: string, actor: Actor): Promise<EndpointAnswer<typeof taxonomyApi.undoMerge>> =>
  tellingTaken({ attribute_values_name: nameTaken }, () =>
    transaction(async (tx) => {
      const { loserId, survivorId } = await kit.find(tx, id);
      const locked = await lockValues(tx, [loserId, survivorId]);
      const from = locked.find((value) => value.id === loserId);
      const to = locked.find((value) => value.id === survivorId);
      if (!from || !to) throw notFound();
      if (to.mergedIntoId) throw refused(`Undo the later merge of ${to.nameEn} first.`);

      const follows: Follow[] = [];
      let [moved, restored] = [0, 0];
      for (const use of Object.values(USES_BY_KIND)) {
        const changed = await kit.changedIds(tx, id, use.columns.record);
        await use.hold(tx, changed);
        const ids = await repository.recordsWith(tx, use.columns, to.id, changed);
        follows.push(await use.watch(tx, ids, { from, to, isUndone: true, actor }));
        [moved, restored] = [moved + changed.length, restored + ids.length];
      }
      await kit.undo(tx, id, { stay: [], back: [], give: [] }, actor);
      for (const follow of follows) await follow(id);
      const audit = { actorId: actor.userId, action: 'attribute-values.unmerged', details: { mergeId: id } } as const;
      await recordValue(tx, from, { mergedIntoId: null }, audit);
      return { merge: await readMerge(tx, id), restored, leftAlone: moved - restored };
    }),
  );
