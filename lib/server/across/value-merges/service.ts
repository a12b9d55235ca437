import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { Page } from '@/lib/contracts/base/list';
import { UNDO_DAYS } from '@/lib/domain/records/undo-days';
import type { taxonomyApi } from '@/lib/contracts/taxonomy/taxonomy';
import type { ValueMerge, ValueUse } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { newId } from '../../db/schema/columns';
import { tellingTaken } from '../../db/unique-violation';
import { badInput, notFound, refused } from '../../errors';
import { changeValue, findValue, lockValues, toValue, type ValueRow } from '../../areas/taxonomy/attribute-service';
import * as repository from './repository';
import { USES_BY_KIND } from '../../registry/areas';
import { countUses } from './value-uses';

interface Pair {
  survivorId: string;
  duplicateId: string;
}

const toMerge = ({ at, undoneAt, ...merge }: repository.MergeRow): ValueMerge => ({
  ...merge,
  at: at.toISOString(),
  undoneAt: undoneAt?.toISOString() ?? null,
  undoUntil: later(UNDO_DAYS * DAY, at).toISOString(),
});

async function readMerge(tx: Queryable, id: string): Promise<ValueMerge> {
  const row = await repository.findById(tx, id);
  if (!row) throw notFound();
  return toMerge(row);
}

/** Of two values, the one that stays and the other. @throws when they cannot be merged. */
function assertMergeable({ survivorId, duplicateId }: Pair, values: (ValueRow | undefined)[]) {
  const bad = (path: keyof Pair, message: string) => badInput([{ path: [path], message }]);
  if (survivorId === duplicateId) throw bad('duplicateId', 'Choose two values: one cannot be merged into itself.');
  const survivor = values.find((value) => value?.id === survivorId);
  const duplicate = values.find((value) => value?.id === duplicateId);
  if (!survivor || !duplicate) throw notFound();
  if (survivor.attributeId !== duplicate.attributeId) throw bad('survivorId', 'Choose two values of one attribute.');
  const merged = [survivor, duplicate].find(({ mergedIntoId }) => mergedIntoId);
  if (merged) throw refused(`${merged.nameEn} was merged already.`);
  if (!survivor.active) throw refused(`${survivor.nameEn} is retired. Bring it back first, or merge the other way.`);
  return { survivor, duplicate };
}

/** What retiring or merging a value would touch. @throws 404 when there is no such value. */
export async function valueUses(id: string): Promise<ValueUse[]> {
  const value = await findValue(orm(), id);
  if (!value) throw notFound();
  return countUses(orm(), value);
}

/** What a merge would do. */
export async function previewMerge(pair: Pair): Promise<EndpointAnswer<typeof taxonomyApi.previewMerge>> {
  const values = [await findValue(orm(), pair.survivorId), await findValue(orm(), pair.duplicateId)];
  const { survivor, duplicate } = assertMergeable(pair, values);
  return { survivor: toValue(survivor), duplicate: toValue(duplicate), uses: await countUses(orm(), duplicate) };
}

export async function listMerges(request: ListRequest): Promise<Page<ValueMerge>> {
  const page = await repository.list(orm(), request);
  return { ...page, rows: page.rows.map(toMerge) };
}

/** Puts the survivor in the duplicate's place everywhere, and takes the duplicate out of its attribute. */
export const mergeValues = (pair: Pair, actor: Actor): Promise<ValueMerge> =>
  transaction(async (tx) => {
    const locked = await lockValues(tx, [pair.survivorId, pair.duplicateId]);
    const { survivor, duplicate } = assertMergeable(pair, locked);
    const uses = await countUses(tx, duplicate);
    const records = uses.reduce((sum, { count }) => sum + count, 0);
    const merge = { id: newId(), fromId: duplicate.id, toId: survivor.id, actorId: actor.userId, at: clock.now() };
    await repository.insert(tx, { ...merge, records });
    const way = { mergeId: merge.id, from: duplicate, to: survivor, actor };
    for (const { kind, move } of Object.values(USES_BY_KIND)) {
      const moved = await move(tx, way);
      await repository.insertUses(
        tx,
        moved.map((use) => ({ ...use, kind, mergeId: merge.id })),
      );
    }
    const audit = { actorId: actor.userId, action: 'attribute-values.merged', details: { mergeId: merge.id } } as const;
    await changeValue(tx, duplicate, { mergedIntoId: survivor.id }, audit);
    return readMerge(tx, merge.id);
  });

const nameTaken = () => refused('The attribute has a new value of this name. Change that one first.');

/**
 * Takes a merge back. @throws 409 when it cannot be: too late, done already, the survivor was merged on, or the name
 * is another value's by now.
 */
export const undoMerge = (id: string, actor: Actor): Promise<EndpointAnswer<typeof taxonomyApi.undoMerge>> =>
  tellingTaken({ attribute_values_name: nameTaken }, () =>
    transaction(async (tx) => {
      const merge = await repository.lockById(tx, id);
      if (!merge) throw notFound();
      if (merge.undoneAt) throw refused('This was undone already.');
      if (later(UNDO_DAYS * DAY, merge.at) < clock.now())
        throw refused(`This was more than ${UNDO_DAYS} days ago and can no longer be undone.`);
      const locked = await lockValues(tx, [merge.fromId, merge.toId]);
      const from = locked.find((value) => value.id === merge.fromId);
      const to = locked.find((value) => value.id === merge.toId);
      if (!from || !to) throw notFound();
      if (to.mergedIntoId) throw refused(`Undo the later merge of ${to.nameEn} first.`);

      const audit = { actorId: actor.userId, action: 'attribute-values.unmerged', details: { mergeId: id } } as const;
      await changeValue(tx, from, { mergedIntoId: null }, audit);
      const moved = await repository.usesOf(tx, id);
      let restored = 0;
      for (const { kind, moveBack } of Object.values(USES_BY_KIND))
        restored += await moveBack(
          tx,
          { mergeId: id, from, to, actor },
          moved.filter((use) => use.kind === kind),
        );
      await repository.markUndone(tx, id, clock.now(), actor.userId);
      return { merge: await readMerge(tx, id), restored, leftAlone: moved.length - restored };
    }),
  );
