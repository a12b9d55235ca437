import type * as z from 'zod/mini';
import type { Page } from '@/lib/contracts/base/list';
import type { Option } from '@/lib/contracts/base/options';
import type { Buyer, BuyerChanges, BuyerDetail, NewBuyer } from '@/lib/contracts/buyers/buyer-record';
import type { newConsentSchema } from '@/lib/contracts/buyers/buyers';
import { buyerSearchText } from '@/lib/domain/buyers/buyer-search';
import { BUYER_MANAGERS, seesBuyerSide } from '@/lib/domain/buyers/buyer-status';
import { phoneText } from '@/lib/domain/text/phone-text';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { buyers as buyersTable } from '../../db/schema/buyers';
import { badInput, changedMeanwhile, refused } from '../../errors';
import { assertPhones } from '../../http/assert-phones';
import { assertPhotos } from '../../platform/photos/photo-service';
import { recordKit } from '../../platform/records/record-kit';
import { assertWorksAs } from '../staff/service';
import { recordConsent } from './consent-service';
import * as lists from './list-repository';
import * as repository from './repository';
import * as timelines from './timeline-repository';

export type { BuyerFilters } from './list-repository';

/** A buyer's balance and the total they ordered. */
export const buyerBalance = repository.balanceOf;

const taken = () => badInput([{ path: ['phoneNumber'], message: 'Another buyer has this number.' }]);

/** The fields of a buyer that the audit history records. */
export const auditedBuyer = (
  row: Omit<repository.BuyerRow, 'searchText' | 'statusChangedAt' | 'createdAt' | 'mergedIntoId'>,
) => ({
  businessName: row.businessName,
  contactName: row.contactName,
  phoneNumber: row.phoneNumber,
  address: row.address,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  segment: row.segment,
  dealsIn: row.dealsIn,
  gstin: row.gstin,
  managerId: row.managerId,
  creditLimit: row.creditLimit,
  creditDays: row.creditDays,
  status: row.status,
  statusReason: row.statusReason,
});

const buyers = recordKit({
  area: 'buyers',
  table: buyersTable,
  findDetail: repository.findById,
  audited: auditedBuyer,
  taken: { buyers_phone: taken },
});

export const { get: getBuyer, history: buyerHistory } = buyers;

/** @throws 409 for a merged buyer: changes belong on the buyer that replaced it. */
export function assertNotMerged({ mergedIntoId }: { mergedIntoId?: string | null }): void {
  if (mergedIntoId) throw refused('This buyer was merged into another. Open that one.');
}

/** Locks the row until the transaction ends. @throws 404; 409 for a merged buyer. */
export async function lockBuyer(tx: Queryable, id: string): Promise<repository.BuyerRow> {
  const row = await buyers.lock(tx, id);
  assertNotMerged(row);
  return row;
}

export const listBuyers = (filters: lists.BuyerFilters & ListRequest): Promise<Page<Buyer>> =>
  lists.list(orm(), filters);

export const buyerOptions = (
  query: Parameters<typeof repository.listOptions>[1],
  { roles }: Pick<Actor, 'roles'>,
): Promise<Option[]> => repository.listOptions(orm(), query, seesBuyerSide(roles));

/** A user's buyer search as a condition on the buyers table. */
export const buyersFoundBy = (q: string, { roles }: Pick<Actor, 'roles'>) =>
  repository.foundBy(q, seesBuyerSide(roles));

/** Rejects a number that another buyer has, naming that buyer to prevent a duplicate. */
async function assertFree(tx: Queryable, phoneNumber: string, ownId?: string): Promise<void> {
  const holder = await lists.findByPhone(tx, phoneNumber);
  if (!holder || holder.id === ownId) return;
  const message = `${phoneText(phoneNumber)} belongs to ${holder.businessName}, ${holder.city} already.`;
  throw badInput([{ path: ['phoneNumber'], message }]);
}

/** @throws 400 when this user cannot manage buyers. */
export const assertManager = async (tx: Queryable, managerId: string | null | undefined) => {
  if (managerId) await assertWorksAs(tx, managerId, BUYER_MANAGERS, 'managerId');
};

const phonePath = () => ['phoneNumber'];

/** The row of a new buyer. @throws 400 when a rule is broken. */
async function newRow(tx: Queryable, typed: NewBuyer) {
  assertPhones({ typed: [typed.phoneNumber], had: [], pathOf: phonePath });
  await assertFree(tx, typed.phoneNumber);
  await assertManager(tx, typed.managerId);
  const now = clock.now();
  const searchText = buyerSearchText({ ...typed, gstin: typed.gstin ?? null });
  return { ...typed, searchText, statusChangedAt: now, createdAt: now };
}

/** Adds a buyer. @throws 400 when another has the phone number. */
export const createBuyer = (typed: NewBuyer, actor: Actor): Promise<BuyerDetail> => buyers.add(typed, actor, newRow);

/** Adds a buyer within the caller's transaction. Returns the id. @throws 400 when a rule is broken. */
export async function addBuyer(tx: Queryable, typed: NewBuyer, { userId: actorId }: Actor): Promise<string> {
  return (await buyers.insert(tx, await newRow(tx, typed), { actorId, action: 'buyers.added' })).id;
}

type Changes = Omit<BuyerChanges, 'version'>;

/** The columns that a change writes. @throws 400 when another buyer has the phone number; 409 for a merged buyer. */
async function changedRow(tx: Queryable, before: repository.BuyerRow, changes: Changes) {
  assertNotMerged(before);
  const { phoneNumber, managerId } = changes;
  if (phoneNumber && phoneNumber !== before.phoneNumber) {
    assertPhones({ typed: [phoneNumber], had: [before.phoneNumber], pathOf: phonePath });
    await assertFree(tx, phoneNumber, before.id);
  }
  if (managerId !== before.managerId) await assertManager(tx, managerId);
  return { ...changes, searchText: buyerSearchText({ ...before, ...changes }) };
}

/** @throws 409 when the buyer was changed concurrently; 400 when another buyer has the phone number. */
export const updateBuyer = (id: string, typed: BuyerChanges, actor: Actor): Promise<BuyerDetail> =>
  buyers.change(id, typed, actor, changedRow);

/** Changes a buyer within the caller's transaction. Returns the version. @throws as `updateBuyer`. */
export async function reviseBuyer(
  tx: Queryable,
  id: string,
  { version, ...changes }: BuyerChanges,
  { userId: actorId }: Actor,
): Promise<number> {
  const before = await buyers.lock(tx, id);
  if (before.version !== version) throw changedMeanwhile(await getBuyer(id, tx));
  const audit = { actorId, action: 'buyers.changed' } as const;
  return (await buyers.write(tx, before, await changedRow(tx, before, changes), audit)).version;
}

export async function listConsents(id: string, request: ListRequest) {
  await getBuyer(id);
  return timelines.listConsents(orm(), id, request);
}

/** Records what the person at the buyer's number said about receiving messages. */
export const addConsent = (
  buyerId: string,
  { state, ...told }: z.output<typeof newConsentSchema>,
  actor: Actor,
): Promise<BuyerDetail> =>
  transaction(async (tx) => {
    const { phoneNumber } = await lockBuyer(tx, buyerId);
    if (told.photoId) await assertPhotos(tx, [told.photoId], 'photoId');
    await recordConsent(tx, { ...told, consent: state, number: phoneNumber, authorId: actor.userId });
    return getBuyer(buyerId, tx);
  });
