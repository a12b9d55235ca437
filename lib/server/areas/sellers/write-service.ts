import type { Issue } from '@/lib/contracts/base/answers';
import type { NewSeller, Seller, SellerChanges, SellerDetail } from '@/lib/contracts/sellers/seller-record';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { distinctiveName, sellerSearchText } from '@/lib/domain/sellers/seller-search';
import { SALESMEN } from '@/lib/domain/sellers/seller-scope';
import { closedProblem, MERGED_PROBLEM, SELLER_MANAGERS } from '@/lib/domain/sellers/seller-status';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { tellingTaken } from '../../db/constraint-violation';
import { assertPhones } from '../../http/assert-phones';
import { badInput, changedMeanwhile, refused } from '../../errors';
import { findByNewName } from '../search-texts/service';
import { holdMarket } from '../markets/service';
import { assertWorksAs } from '../staff/service';
import { tellOfSeller } from './given-sellers';
import * as repository from './repository';
import { findVisible, holdVisible } from './service';

/** The fields of a seller that the audit history records: those of the form, and the status. */
export const auditedSeller = ({ market, salesman, accountManager, ...seller }: Seller) => ({
  businessName: seller.businessName,
  contactName: seller.contactName,
  phoneNumbers: seller.phoneNumbers,
  address: seller.address,
  marketId: market?.id ?? null,
  gstin: seller.gstin,
  qualityScore: seller.qualityScore,
  assignedScore: seller.assignedScore,
  deprioritised: seller.deprioritised,
  superSeller: seller.superSeller,
  catalogAvailable: seller.catalogAvailable,
  ordersEnabled: seller.ordersEnabled,
  minimumOrderValue: seller.minimumOrderValue,
  cashOnDelivery: seller.cashOnDelivery,
  salesmanId: salesman?.id ?? null,
  accountManagerId: accountManager?.id ?? null,
  status: seller.status,
  statusReason: seller.statusReason,
});

const taken = {
  sellers_gstin: () => badInput([{ path: ['gstin'], message: 'Another seller has this GSTIN.' }]),
};

/** Replaces the numbers of a seller. @throws 400 for a new one that is invalid, or another seller's. */
async function writePhones(tx: Queryable, sellerId: string, phoneNumbers: string[], had: string[]): Promise<void> {
  assertPhones({ typed: phoneNumbers, had, pathOf: (place) => ['phoneNumbers', place] });
  const others = await repository.replacePhones(tx, sellerId, phoneNumbers);
  if (others.length === 0) return;
  throw badInput(
    others.map((number) => ({
      path: ['phoneNumbers', phoneNumbers.indexOf(number)],
      message: 'Another seller has this number.',
    })),
  );
}

type Pointers = Pick<SellerChanges, 'marketId' | 'salesmanId' | 'accountManagerId'>;

/** Locks markets before sellers, as a merge does, to avoid a deadlock. */
export async function assertPointers(
  tx: Queryable,
  { marketId, salesmanId, accountManagerId }: Pointers,
): Promise<void> {
  if (marketId) await holdMarket(tx, marketId);
  if (salesmanId) await assertWorksAs(tx, salesmanId, SALESMEN, 'salesmanId');
  if (accountManagerId) await assertWorksAs(tx, accountManagerId, SELLER_MANAGERS, 'accountManagerId');
}

async function insertSeller(tx: Queryable, typed: NewSeller, actor: Actor): Promise<SellerDetail> {
  const { phoneNumbers, ...fields } = typed;
  await assertPointers(tx, fields);
  const id = newId();
  const now = clock.now();
  const searchText = sellerSearchText({ ...typed, gstin: typed.gstin ?? null });
  const nameKey = distinctiveName(typed.businessName);
  const times = { statusChangedAt: now, lastActivityAt: now, createdAt: now };
  await repository.insert(tx, { ...fields, ...times, id, searchText, nameKey });
  await writePhones(tx, id, phoneNumbers, []);
  const seller = await findVisible(tx, id, actor);
  const after = auditedSeller(seller);
  await recordAudit(tx, { actorId: actor.userId, action: 'sellers.added', subjectId: id, after });
  await tellOfSeller(tx, seller, { before: null }, actor);
  return seller;
}

/** Adds a seller within the caller's transaction. @throws 400 when another has a phone number or the GSTIN. */
export const addSeller = (tx: Queryable, typed: NewSeller, actor: Actor): Promise<SellerDetail> =>
  tellingTaken(taken, () => tx.transaction((part) => insertSeller(part, typed, actor)));

/** Adds a seller. @throws 400 when another has a phone number or the GSTIN. */
export const createSeller = (typed: NewSeller, actor: Actor): Promise<SellerDetail> =>
  tellingTaken(taken, () => transaction((tx) => insertSeller(tx, typed, actor)));

async function heldSeller(tx: Queryable, id: string) {
  const seller = await repository.lockById(tx, id);
  const merged = seller?.mergedIntoId ? await repository.findById(tx, seller.mergedIntoId) : undefined;
  const mergedProblem = merged ? `This seller was merged. Choose ${merged.businessName}.` : null;
  const problem = seller ? (mergedProblem ?? closedProblem(seller.status)) : 'There is no such seller.';
  return { businessName: seller?.businessName ?? '', problem };
}

/**
 * Ensures that a record can be linked to a seller. Returns the business name.
 * @throws 400, at the field, when there is none or it is closed.
 */
export async function holdSeller(tx: Queryable, id: string, field = 'sellerId'): Promise<string> {
  const { businessName, problem } = await heldSeller(tx, id);
  if (problem) throw badInput([{ path: [field], message: problem }]);
  return businessName;
}

/**
 * As `holdSeller` for several, always locked in one order.
 * @throws 400, at the path of each that does not exist or is closed.
 */
export async function holdSellers(tx: Queryable, named: readonly { id: string; path: Issue['path'] }[]): Promise<void> {
  const problems = new Map<string, string | null>();
  for (const id of [...new Set(named.map((one) => one.id))].sort())
    problems.set(id, (await heldSeller(tx, id)).problem);
  const issues = named.flatMap(({ id, path }) => {
    const message = problems.get(id);
    return message ? [{ path, message }] : [];
  });
  if (issues.length > 0) throw badInput(issues);
}

/** @throws 409 when the seller is closed or merged and so can no longer be changed. */
export function assertNotClosed({ status, mergedIntoId }: Pick<Seller, 'status' | 'mergedIntoId'>): void {
  const problem = mergedIntoId ? MERGED_PROBLEM : closedProblem(status);
  if (problem) throw refused(problem);
}

/** The fields that really change: keeping a value needs no permission. */
export function realChanges(before: Seller, changes: Omit<SellerChanges, 'version'>): Omit<SellerChanges, 'version'> {
  const was: Record<string, unknown> = auditedSeller(before);
  const differing = fieldChanges(was, { ...was, ...changes });
  return Object.fromEntries(Object.entries(changes).filter(([field]) => field in differing));
}

async function changeSeller(
  tx: Queryable,
  id: string,
  { version, ...typed }: SellerChanges,
  actor: Actor,
  isReturn = false,
): Promise<SellerDetail> {
  if (typed.marketId) {
    const { marketId } = realChanges(await findVisible(tx, id, actor), typed);
    await assertPointers(tx, { marketId });
  }
  const before = await holdVisible(tx, id, actor);
  if (before.version !== version) throw changedMeanwhile(await findVisible(tx, id, actor));
  const changes = realChanges(before, typed);
  if (Object.keys(changes).length === 0) return findVisible(tx, id, actor);
  assertNotClosed(before);
  const { phoneNumbers, ...fields } = changes;
  if (fields.marketId === null && before.status !== 'pending')
    throw badInput([{ path: ['marketId'], message: 'Choose a market: only a pending seller can be without one.' }]);
  await assertPointers(tx, { ...fields, marketId: undefined });
  if (phoneNumbers) await writePhones(tx, id, phoneNumbers, before.phoneNumbers);
  const now = { ...before, ...changes };
  await repository.update(tx, id, {
    ...fields,
    searchText: sellerSearchText(now),
    nameKey: distinctiveName(now.businessName),
  });
  if (fields.businessName !== undefined) await findByNewName(tx, { of: 'seller', id, name: now.businessName }, actor);
  const after = await findVisible(tx, id, actor);
  await recordAudit(tx, {
    actorId: actor.userId,
    action: 'sellers.changed',
    subjectId: id,
    before: auditedSeller(before),
    after: auditedSeller(after),
  });
  await tellOfSeller(tx, after, { before, isReturn }, actor);
  return after;
}

/** As `updateSeller`, within the caller's transaction; an undo tells the people concerned that it is one. */
export const reviseSeller = (
  tx: Queryable,
  id: string,
  changes: SellerChanges,
  actor: Actor,
  isReturn = false,
): Promise<SellerDetail> =>
  tellingTaken(taken, () => tx.transaction((part) => changeSeller(part, id, changes, actor, isReturn)));

/**
 * Changes some of a seller's fields.
 * @throws 409 when the seller was changed concurrently; 400 when another has a phone number or the GSTIN.
 */
export const updateSeller = (id: string, changes: SellerChanges, actor: Actor): Promise<SellerDetail> =>
  tellingTaken(taken, () => transaction((tx) => changeSeller(tx, id, changes, actor)));
