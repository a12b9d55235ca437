import * as z from 'zod/mini';
import type { CatalogBulkChange } from '@/lib/contracts/catalogs/catalog-bulk-changes';
import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import { catalogFormSchema, catalogSchema } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { idSchema } from '@/lib/contracts/base/answers';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { CATALOG_FLAGS } from '@/lib/domain/catalogs/catalog-flags';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { rupeesText } from '@/lib/domain/text/money';
import { stepOnMany } from '@/lib/domain/machine';
import type { Actor } from '../../auth/actor';
import { type Before, type BulkArea, bulkArea } from '../../platform/bulk/bulk-area';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { badInput } from '../../errors';
import { getTaxonomy } from '../taxonomy/service';
import { beforeOf, fieldsAfter, findValue, isFieldChange, isTagChange, judgeChange, tagsOfIds } from './bulk-judge';
import { switchCatalog } from './control-service';
import { markDeleted } from './delete-service';
import type { CatalogFilters } from './filter-repository';
import { idsOf } from './list-repository';
import { findListed, getCatalog } from './service';
import { CATALOG_STEPS } from './step-service';
import { reviseCatalog } from './write-service';
import { numberText } from '@/lib/domain/text/count-text';
import { CATALOG_MACHINE } from '@/lib/domain/catalogs/catalog-machine';

type Change = CatalogBulkChange;

const EDIT: Record<Change['action'], Endpoint> = {
  'add-tag': catalogsApi.update,
  'remove-tag': catalogsApi.update,
  'change-rate': catalogsApi.update,
  'set-rate': catalogsApi.update,
  switch: catalogControlApi.change,
  'change-status': catalogsApi.step,
  delete: catalogsApi.remove,
  restore: catalogsApi.restore,
};

/** A record's previous values, as an undo reads them. */
const rated = z.pick(catalogFormSchema, { rate: true });
const tagged = z.object({
  tagIds: z.array(idSchema),
  partTags: z._default(z.array(z.object({ valueId: idSchema, imageIds: z.array(idSchema) })), []),
});
const switches = z.partial(z.pick(catalogSchema, { isVisible: true, isAvailable: true, qcPassed: true }));
const deleted = z.pick(catalogSchema, { isDeleted: true });
const person = z.nullable(idSchema);
const standing = z.extend(
  z.pick(catalogSchema, { status: true, statusReason: true, statusChangedAt: true, qcPassed: true }),
  { taggedById: person, lastEditedById: person, reviewedById: person },
);

function percentText(percent: number): string {
  const size = numberText(Math.abs(percent));
  return `${percent < 0 ? 'Lower' : 'Raise'} the rate by ${size} % of`;
}

function titleOf(change: Change, catalogs: string): string {
  switch (change.action) {
    case 'add-tag':
      return `Add a tag to ${catalogs}`;
    case 'remove-tag':
      return `Remove a tag from ${catalogs}`;
    case 'change-rate':
      return `${percentText(change.percent)} ${catalogs}`;
    case 'set-rate':
      return `Set the rate of ${catalogs} to ${rupeesText(change.rate)}`;
    case 'switch':
      return `Set “${CATALOG_FLAGS[change.flag]}” of ${catalogs} to ${change.on ? 'yes' : 'no'}`;
    case 'change-status':
      return stepOnMany(CATALOG_MACHINE, change.to, catalogs);
    case 'delete':
      return `Delete ${catalogs}`;
    case 'restore':
      return `Restore ${catalogs}`;
  }
}

async function check(tx: Queryable, change: Change, actor: Actor): Promise<void> {
  if (change.action === 'change-status') CATALOG_STEPS.checkStep(change, actor);
  if (!isTagChange(change)) return;
  const value = findValue(await getTaxonomy(tx), change.valueId);
  if (!value || (change.action === 'add-tag' && !value.active))
    throw badInput([{ path: ['change', 'valueId'], message: 'There is no such tag any more. Choose another.' }]);
}

async function find(tx: Queryable, ids: readonly string[], change: Change, actor: Actor) {
  const taxonomy = await getTaxonomy(tx);
  return (await findListed(tx, ids)).map((catalog) => ({
    id: catalog.id,
    name: catalogName(catalog),
    version: catalog.version,
    before: beforeOf(catalog, change),
    judge: () => judgeChange(catalog, change, taxonomy, actor),
  }));
}

/** The tags a catalog had before, each with its photos. */
async function tagsBefore(tx: Queryable, before: Before) {
  const { tagIds, partTags } = tagged.parse(before);
  const imagesOf = new Map(partTags.map(({ valueId, imageIds }) => [valueId, { imageIds }]));
  return tagsOfIds(tagIds, await getTaxonomy(tx)).map((tag) => ({ ...tag, ...imagesOf.get(tag.valueId) }));
}

const area: BulkArea<Change, CatalogFilters & ListRequest> = {
  screen: 'catalog-browse',
  noun: CATALOG_MACHINE.noun,
  list: catalogsApi.list,
  editOf: ({ action }) => EDIT[action],
  titleOf,
  idsOf: (query) => idsOf(orm(), query),
  check,
  find,
  apply: async (tx, { id, version }, change, actor) => {
    if (isFieldChange(change)) {
      const after = fieldsAfter(await getCatalog(id, tx), change, await getTaxonomy(tx));
      return (await reviseCatalog(tx, id, { ...after, version }, actor)).version;
    }
    switch (change.action) {
      case 'delete':
      case 'restore':
        return (await markDeleted(tx, { id, version }, change.action === 'delete', actor)).version;
      case 'switch':
        return (await switchCatalog(tx, id, { [change.flag]: change.on, version }, actor)).version;
      case 'change-status':
        return (await CATALOG_STEPS.takeStep(tx, id, { to: change.to, reason: change.reason, version }, actor)).version;
    }
  },
  restore: async (tx, { before, id, version }, change, actor) => {
    if (isFieldChange(change)) {
      const was = isTagChange(change) ? { tags: await tagsBefore(tx, before) } : rated.parse(before);
      return (await reviseCatalog(tx, id, { ...was, version }, actor)).version;
    }
    switch (change.action) {
      case 'delete':
      case 'restore':
        return (await markDeleted(tx, { id, version }, deleted.parse(before).isDeleted, actor)).version;
      case 'switch':
        return (await switchCatalog(tx, id, { ...switches.parse(before), version }, actor)).version;
      case 'change-status': {
        const was = standing.parse(before);
        const statusChangedAt = new Date(was.statusChangedAt);
        return (await CATALOG_STEPS.restoreStep(tx, { id, version }, { ...was, statusChangedAt }, actor)).version;
      }
    }
  },
};

/** Bulk changes of catalogs; each catalog follows the rules of a single change. */
export const CATALOG_BULK = bulkArea(area);
