import type { Option } from '@/lib/contracts/base/options';
import type { ProductType, ProductTypeForm } from '@/lib/contracts/taxonomy/taxonomy-record';
import { isRenamed } from '@/lib/domain/catalogs/catalog-search';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { tellingTaken } from '../../db/constraint-violation';
import { badInput, changedMeanwhile, notFound } from '../../errors';
import { findByNewName } from '../search-texts/service';
import { holdValues, listAttributes } from './attribute-repository';
import * as repository from './product-type-repository';

type NewProductType = Partial<ProductTypeForm> & Pick<ProductTypeForm, 'nameEn' | 'nameHi' | 'segment' | 'hsnCode'>;

const taken = {
  product_types_name: () => badInput([{ path: ['nameEn'], message: 'Another product type has this name.' }]),
};

/** Options for a picker of product types. */
export const productTypeOptions = (wanted: { q?: string; id?: string[] }): Promise<Option[]> =>
  repository.listOptions(orm(), wanted);

/** The fields of a product type that the audit history records. */
export const auditedProductType = ({ id, version, ...type }: ProductType) => type;

async function getProductType(tx: Queryable, id: string): Promise<ProductType> {
  const [type] = await repository.listProductTypes(tx, [id]);
  if (!type) throw notFound();
  return type;
}

/** @throws 400 for an attribute that does not exist, and for a value that is not the attribute's or was merged. */
async function assertKnown(tx: Queryable, applied: ProductTypeForm['attributes']): Promise<void> {
  if (applied.length === 0) return;
  const wanted = applied.flatMap(({ valueIds }) => valueIds);
  const held = wanted.length > 0 ? await holdValues(tx, wanted) : [];
  const known = await listAttributes(
    tx,
    applied.map(({ attributeId }) => attributeId),
  );
  const issues = applied.flatMap(({ attributeId, valueIds }, place) => {
    const path = ['attributes', place];
    if (!known.some(({ id }) => id === attributeId)) return [{ path, message: 'There is no such attribute.' }];
    const own = held.filter((value) => value.attributeId === attributeId).map(({ id }) => id);
    const strange = valueIds.some((id) => !own.includes(id));
    return strange
      ? [{ path, message: 'A value of this list no longer exists. Reload the page and choose again.' }]
      : [];
  });
  if (issues.length > 0) throw badInput(issues);
}

async function writeParts(tx: Queryable, id: string, { attributes, gstRates }: Partial<ProductTypeForm>) {
  if (attributes) await repository.replaceApplied(tx, id, attributes);
  if (gstRates) await repository.replaceRates(tx, id, gstRates);
}

/** @throws 400 when another product type has the name. */
export const addProductType = (typed: NewProductType, actor: Actor): Promise<ProductType> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      const { attributes, gstRates, ...fields } = typed;
      const id = newId();
      await assertKnown(tx, attributes ?? []);
      await repository.insertProductType(tx, { ...fields, id, createdAt: clock.now() });
      await writeParts(tx, id, typed);
      const type = await getProductType(tx, id);
      const after = auditedProductType(type);
      await recordAudit(tx, { actorId: actor.userId, action: 'product-types.added', subjectId: id, after });
      return type;
    }),
  );

/** @throws 409 when it was changed concurrently; 400 when another product type has the name. */
export const updateProductType = (
  id: string,
  { version, ...changes }: Partial<ProductTypeForm> & { version: number },
  actor: Actor,
): Promise<ProductType> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      // Locks values before product types, as a merge does, to avoid a deadlock.
      await assertKnown(tx, changes.attributes ?? []);
      if ((await repository.lockProductTypes(tx, [id])).length === 0) throw notFound();
      const before = await getProductType(tx, id);
      if (before.version !== version) throw changedMeanwhile(before);
      const { attributes, gstRates, ...fields } = changes;
      await writeParts(tx, id, changes);
      await repository.updateProductTypes(tx, [id], fields);
      const after = await getProductType(tx, id);
      const states = { before: auditedProductType(before), after: auditedProductType(after) };
      if (Object.keys(fieldChanges(states.before, states.after)).length === 0) return after;
      await recordAudit(tx, {
        actorId: actor.userId,
        action: 'product-types.changed',
        subjectId: id,
        ...states,
      });
      if (isRenamed(before, after)) await findByNewName(tx, { of: 'product-type', id, name: after.nameEn }, actor);
      return after;
    }),
  );

/**
 * Adds a value to the values a product type offers for an attribute it has, within the caller's transaction; one that
 * lists no values offers them all.
 */
export async function offerValue(
  tx: Queryable,
  productTypeId: string,
  value: { id: string; attributeId: string },
  actor: Actor,
): Promise<void> {
  await repository.lockProductTypes(tx, [productTypeId]);
  const [before] = await repository.listProductTypes(tx, [productTypeId]);
  const rule = before?.attributes.find(({ attributeId }) => attributeId === value.attributeId);
  if (!before || !rule || rule.valueIds.length === 0 || rule.valueIds.includes(value.id)) return;
  await repository.addTo(tx, [productTypeId], value);
  await repository.updateProductTypes(tx, [productTypeId], {});
  await recordAudit(tx, {
    actorId: actor.userId,
    action: 'product-types.changed',
    subjectId: productTypeId,
    before: auditedProductType(before),
    after: auditedProductType(await getProductType(tx, productTypeId)),
  });
}
