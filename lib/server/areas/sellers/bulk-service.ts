import * as z from 'zod/mini';
import type { SellerBulkChange } from '@/lib/contracts/sellers/seller-bulk-changes';
import { type Seller, type SellerChanges, sellerFormSchema, sellerSchema } from '@/lib/contracts/sellers/seller-record';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { SELLER_FIELDS } from '@/lib/domain/sellers/seller-fields';
import { stepOnMany } from '@/lib/domain/machine';
import { SELLER_MACHINE } from '@/lib/domain/sellers/seller-machine';
import type { Actor } from '../../auth/actor';
import { type Before, type BulkArea, bulkArea } from '../../platform/bulk/bulk-area';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { findByIds } from './bulk-repository';
import { idsOf, type SellerFilters } from './list-repository';
import { portfolioOf } from './service';
import { SELLER_STEPS } from './step-service';
import { assertNotClosed, assertPointers, auditedSeller, realChanges, reviseSeller } from './write-service';

type Change = SellerBulkChange;
type Step = Extract<Change, { action: 'change-status' }>;

/** The form fields that a change sets. */
function fieldsOf(change: Exclude<Change, Step>): Omit<SellerChanges, 'version'> {
  switch (change.action) {
    case 'set-salesman':
      return { salesmanId: change.salesmanId };
    case 'set-account-manager':
      return { accountManagerId: change.accountManagerId };
    case 'set-market':
      return { marketId: change.marketId };
    case 'set-flag':
      return { [change.flag]: change.on };
  }
}

const formFields = z.partial(sellerFormSchema);
const statusFields = z.pick(sellerSchema, {
  status: true,
  statusReason: true,
  statusChangedAt: true,
  hiddenBySuspension: true,
});

function beforeOf(seller: Seller, change: Change): Before {
  if (change.action === 'change-status') return statusFields.parse(seller);
  const was: Before = auditedSeller(seller);
  return Object.fromEntries(Object.keys(fieldsOf(change)).map((field) => [field, was[field]]));
}

async function check(tx: Queryable, change: Change, actor: Actor): Promise<void> {
  if (change.action === 'change-status') return SELLER_STEPS.checkStep(change, actor);
  await assertPointers(tx, fieldsOf(change));
}

async function find(tx: Queryable, ids: readonly string[], change: Change, actor: Actor) {
  const found = await findByIds(tx, ids, portfolioOf(actor));
  const judge = (seller: (typeof found)[number]) => {
    if (change.action !== 'change-status') {
      if (Object.keys(realChanges(seller, fieldsOf(change))).length === 0) return 'same';
      assertNotClosed(seller);
      return 'changed';
    }
    if (seller.status === change.to) return 'same';
    SELLER_STEPS.assertLegal(seller, change, actor);
    return 'changed';
  };
  return found.map((seller) => ({
    id: seller.id,
    name: seller.businessName,
    version: seller.version,
    before: beforeOf(seller, change),
    judge: () => judge(seller),
  }));
}

function titleOf(change: Change, sellers: string): string {
  switch (change.action) {
    case 'set-salesman':
      return `${change.salesmanId ? 'Set' : 'Remove'} the salesman of ${sellers}`;
    case 'set-account-manager':
      return `${change.accountManagerId ? 'Set' : 'Remove'} the account manager of ${sellers}`;
    case 'set-market':
      return `Set the market of ${sellers}`;
    case 'set-flag':
      return `Set “${SELLER_FIELDS[change.flag].label}” of ${sellers} to ${change.on ? 'yes' : 'no'}`;
    case 'change-status':
      return stepOnMany(SELLER_MACHINE, change.to, sellers);
  }
}

const area: BulkArea<Change, SellerFilters & ListRequest> = {
  screen: 'seller-browse',
  noun: SELLER_MACHINE.noun,
  list: sellersApi.list,
  editOf: () => sellersApi.update,
  titleOf,
  idsOf: (query, actor) => idsOf(orm(), query, portfolioOf(actor)),
  check,
  find,
  apply: async (tx, { id, version }, change, actor) => {
    if (change.action === 'change-status')
      return (await SELLER_STEPS.takeStep(tx, id, { to: change.to, reason: change.reason, version }, actor)).version;
    return (await reviseSeller(tx, id, { ...fieldsOf(change), version }, actor)).version;
  },
  restore: async (tx, { before, ...record }, change, actor) => {
    if (change.action !== 'change-status') {
      const was = await formFields.parseAsync(before);
      return (await reviseSeller(tx, record.id, { ...was, version: record.version }, actor, true)).version;
    }
    const was = statusFields.parse(before);
    const statusChangedAt = new Date(was.statusChangedAt);
    return (await SELLER_STEPS.restoreStep(tx, record, { ...was, statusChangedAt }, actor)).version;
  },
};

/** Bulk changes of sellers; each seller follows the rules of a single change. */
export const SELLER_BULK = bulkArea(area);
