import type { Attribute, AttributeForm, AttributeValue, ValueForm } from '@/lib/contracts/taxonomy/taxonomy-record';
import { isRenamed } from '@/lib/domain/catalogs/catalog-search';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { isStillNamed, tellingTaken } from '../../db/constraint-violation';
import { badInput, changedMeanwhile, notFound, refused } from '../../errors';
import { findByNewName } from '../search-texts/service';
import * as repository from './attribute-repository';

export { findValue, lockValues, toValue, type ValueRow } from './attribute-repository';

type Names = Pick<ValueForm, 'nameEn' | 'nameHi'>;

const taken = {
  attributes_name: () => badInput([{ path: ['nameEn'], message: 'Another attribute has this name.' }]),
  attribute_values_name: () => badInput([{ path: ['nameEn'], message: 'The attribute has this value already.' }]),
};

/**
 * The fields of an attribute that the audit history records: its own and the order of its values, each of which has its
 * own history.
 */
const auditedAttribute = ({ nameEn, nameHi, several, active, values }: Attribute) => ({
  nameEn,
  nameHi,
  several,
  active,
  order: values.map((value) => value.id),
});

const auditedValue = ({ nameEn, nameHi, active, mergedIntoId }: repository.ValueRow) => ({
  nameEn,
  nameHi,
  active,
  mergedIntoId,
});

async function getAttribute(tx: Queryable, id: string): Promise<Attribute> {
  const [attribute] = await repository.listAttributes(tx, [id]);
  if (!attribute) throw notFound();
  return attribute;
}

/** @throws 400 when another attribute has the name. */
export const addAttribute = (typed: Partial<AttributeForm> & Names, actor: Actor): Promise<Attribute> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      const id = newId();
      await repository.insertAttribute(tx, { ...typed, id, createdAt: clock.now() });
      const attribute = await getAttribute(tx, id);
      const after = auditedAttribute(attribute);
      await recordAudit(tx, { actorId: actor.userId, action: 'attributes.added', subjectId: id, after });
      return attribute;
    }),
  );

/** Changes an attribute, checking its version, and audits the difference. */
async function changeAttribute(
  { id, version, actor }: { id: string; version: number; actor: Actor },
  change: (tx: Queryable, before: Attribute) => Promise<void>,
): Promise<Attribute> {
  return tellingTaken(taken, () =>
    transaction(async (tx) => {
      if ((await repository.lockAttributes(tx, [id])).length === 0) throw notFound();
      const before = await getAttribute(tx, id);
      if (before.version !== version) throw changedMeanwhile(before);
      await change(tx, before);
      const after = await getAttribute(tx, id);
      const states = { before: auditedAttribute(before), after: auditedAttribute(after) };
      if (Object.keys(fieldChanges(states.before, states.after)).length > 0)
        await recordAudit(tx, {
          actorId: actor.userId,
          action: 'attributes.changed',
          subjectId: id,
          ...states,
        });
      return after;
    }),
  );
}

/** @throws 409 when it was changed concurrently; 400 when another attribute has the name. */
export const updateAttribute = (
  id: string,
  { version, ...changes }: Partial<AttributeForm> & { version: number },
  actor: Actor,
): Promise<Attribute> => changeAttribute({ id, version, actor }, (tx) => repository.updateAttribute(tx, id, changes));

/** @throws 409 when the attribute was changed, or its values differ from the list. */
export const orderValues = (
  id: string,
  { version, valueIds }: { version: number; valueIds: string[] },
  actor: Actor,
): Promise<Attribute> =>
  changeAttribute({ id, version, actor }, async (tx, before) => {
    const known = before.values.map((value) => value.id);
    const isWhole = known.length === valueIds.length && known.every((one) => valueIds.includes(one));
    if (!isWhole) throw changedMeanwhile(before);
    await repository.orderValues(tx, valueIds);
    await repository.updateAttribute(tx, id, {});
  });

/** @throws 404 when there is no such attribute; 400 when it already has the value. */
export const addValue = (attributeId: string, names: Names, actor: Actor): Promise<AttributeValue> =>
  addingValue(async (tx, add) => add(tx, attributeId, names, actor));

async function insertValue(tx: Queryable, attributeId: string, names: Names, actor: Actor): Promise<AttributeValue> {
  if ((await repository.lockAttributes(tx, [attributeId])).length === 0) throw notFound();
  const id = newId();
  await repository.insertValue(tx, { ...names, id, attributeId, createdAt: clock.now() });
  const [value] = await repository.lockValues(tx, [id]);
  if (!value) throw notFound();
  const after = auditedValue(value);
  await recordAudit(tx, { actorId: actor.userId, action: 'attribute-values.added', subjectId: id, after });
  return repository.toValue(value);
}

/** Runs a larger change that adds a value, in one transaction. @throws 400 when the attribute has the value. */
export const addingValue = <Result>(work: (tx: Queryable, add: typeof insertValue) => Promise<Result>) =>
  tellingTaken(taken, () => transaction((tx) => work(tx, insertValue)));

/** Removes a value that was added by mistake, within the caller's transaction; a value in use stays. */
export async function removeUnusedValue(tx: Queryable, id: string, actor: Actor): Promise<boolean> {
  const [value] = await repository.lockValues(tx, [id]);
  if (!value) return false;
  try {
    await tx.transaction((part) => repository.removeValue(part, id));
  } catch (error) {
    if (isStillNamed(error)) return false;
    throw error;
  }
  const before = auditedValue(value);
  await recordAudit(tx, { actorId: actor.userId, action: 'attribute-values.removed', subjectId: id, before });
  return true;
}

/** Audits how a value changed, if it did. Returns whether it did. */
export async function recordValue(
  tx: Queryable,
  before: repository.ValueRow,
  changes: Partial<repository.ValueRow>,
  audit: { actorId: string; action: `attribute-values.${string}`; details?: Record<string, unknown> },
): Promise<boolean> {
  const states = { before: auditedValue(before), after: { ...auditedValue(before), ...changes } };
  if (Object.keys(fieldChanges(states.before, states.after)).length === 0) return false;
  await recordAudit(tx, { ...audit, subjectId: before.id, ...states });
  return true;
}

/** @throws 409 when it was changed concurrently or merged; 400 when the attribute already has the value. */
export const updateValue = (
  id: string,
  { version, ...changes }: Partial<ValueForm> & { version: number },
  actor: Actor,
): Promise<AttributeValue> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      const [before] = await repository.lockValues(tx, [id]);
      if (!before) throw notFound();
      if (before.version !== version) throw changedMeanwhile(repository.toValue(before));
      if (before.mergedIntoId) throw refused('This value was merged into another. Change that one.');
      const audit = { actorId: actor.userId, action: 'attribute-values.changed' } as const;
      if (await recordValue(tx, before, changes, audit)) await repository.updateValue(tx, id, changes);
      const after = await repository.findValue(tx, id);
      if (!after) throw notFound();
      if (isRenamed(before, after)) await findByNewName(tx, { of: 'value', id, name: after.nameEn }, actor);
      return repository.toValue(after);
    }),
  );
