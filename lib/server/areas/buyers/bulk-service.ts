import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import type { BuyerBulkChange } from '@/lib/contracts/buyers/buyer-bulk-changes';
import { type Buyer, buyerSchema } from '@/lib/contracts/buyers/buyer-record';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { BUYER_MACHINE } from '@/lib/domain/buyers/buyer-machine';
import { stepOnMany } from '@/lib/domain/machine';
import type { Actor } from '../../auth/actor';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { type Before, type BulkArea, bulkArea, type VersionOf } from '../../platform/bulk/bulk-area';
import { findByIds, idsOf } from './list-repository';
import { assertManager, assertNotMerged, type BuyerFilters, reviseBuyer } from './service';
import { BUYER_STEPS } from './transition-service';

type Change = BuyerBulkChange;

const managerField = z.object({ managerId: z.nullable(idSchema) });
const statusFields = z.pick(buyerSchema, { status: true, statusReason: true, statusChangedAt: true });

const beforeOf = (buyer: Buyer, { action }: Change): Before =>
  action === 'change-status' ? statusFields.parse(buyer) : { managerId: buyer.manager?.id ?? null };

function judge(buyer: Buyer, change: Change, actor: Actor): 'changed' | 'same' {
  if (change.action === 'set-manager') {
    if (change.managerId === (buyer.manager?.id ?? null)) return 'same';
    assertNotMerged(buyer);
    return 'changed';
  }
  if (buyer.status === change.to) return 'same';
  assertNotMerged(buyer);
  BUYER_STEPS.assertLegal(buyer, change, actor);
  return 'changed';
}

const setManager = (tx: Queryable, { id, version }: VersionOf, managerId: string | null, actor: Actor) =>
  reviseBuyer(tx, id, { managerId, version }, actor);

const area: BulkArea<Change, BuyerFilters & ListRequest> = {
  screen: 'buyer-browse',
  noun: BUYER_MACHINE.noun,
  list: buyersApi.list,
  editOf: () => buyersApi.update,
  titleOf: (change, buyers) => {
    if (change.action === 'change-status') return stepOnMany(BUYER_MACHINE, change.to, buyers);
    return `${change.managerId ? 'Set' : 'Remove'} the manager of ${buyers}`;
  },
  idsOf: (query) => idsOf(orm(), query),
  check: async (tx, change, actor) => {
    if (change.action === 'change-status') return BUYER_STEPS.checkStep(change, actor);
    await assertManager(tx, change.managerId);
  },
  find: async (tx, ids, change, actor) =>
    (await findByIds(tx, ids)).map((buyer) => ({
      id: buyer.id,
      name: buyer.businessName,
      version: buyer.version,
      before: beforeOf(buyer, change),
      judge: () => judge(buyer, change, actor),
    })),
  apply: async (tx, record, change, actor) => {
    if (change.action === 'set-manager') return setManager(tx, record, change.managerId, actor);
    const wish = { to: change.to, reason: change.reason, version: record.version };
    return (await BUYER_STEPS.takeStep(tx, record.id, wish, actor)).version;
  },
  restore: async (tx, { before, ...record }, change, actor) => {
    if (change.action === 'set-manager') return setManager(tx, record, managerField.parse(before).managerId, actor);
    const was = statusFields.parse(before);
    const statusChangedAt = new Date(was.statusChangedAt);
    return (await BUYER_STEPS.restoreStep(tx, record, { ...was, statusChangedAt }, actor)).version;
  },
};

/** Bulk changes of buyers; each buyer follows the rules of a single change. */
export const BUYER_BULK = bulkArea(area);
