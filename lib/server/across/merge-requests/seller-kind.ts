import { MAX_PHONES } from '@/lib/contracts/sellers/seller-record';
import { blockingKeys } from '@/lib/domain/merges/blocking-keys';
import { scorePair } from '@/lib/domain/merges/pair-score';
import { orderName } from '@/lib/domain/orders/order-number';
import { marketLabel } from '@/lib/domain/sellers/market-label';
import { SELLER_STATE_TEXTS } from '@/lib/domain/sellers/seller-status';
import { stateLabel } from '@/lib/domain/states';
import { rupeesText } from '@/lib/domain/text/money';
import { phoneText } from '@/lib/domain/text/phone-text';
import { findByNewName } from '../../areas/search-texts/service';
import { findVisible } from '../../areas/sellers/service';
import { sellers } from '../../db/schema/sellers';
import { refused } from '../../errors';
import { mergeKit } from '../../platform/merges/merge-kit';
import { type KindOfMerge, type MergeParty, type Obstacle, suggesting } from './merge-kind';
import { foundByWords } from './repository';
import { SELLER_KEYS } from './seller-keys';
import * as repository from './seller-kind-repository';
import { SELLER_LABELS } from '@/lib/domain/sellers/seller-labels';

type Found = Awaited<ReturnType<typeof repository.findSellers>>[number];

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

function toParty({ seller, phones, market, salesman, manager }: Found): MergeParty {
  const { id, version, createdAt, mergedIntoId, ...values } = seller;
  return {
    ...{ id, version, createdAt, mergedIntoId },
    label: seller.businessName,
    status: stateLabel(SELLER_STATE_TEXTS, seller.status),
    values: { ...values, phoneNumbers: phones },
    texts: {
      phoneNumbers: phones.map(phoneText).join(', '),
      marketId: market ? marketLabel(market) : '',
      salesmanId: salesman ?? '',
      accountManagerId: manager ?? '',
      minimumOrderValue: rupeesText(seller.minimumOrderValue),
      superSeller: yesNo(seller.superSeller),
      deprioritised: yesNo(seller.deprioritised),
      catalogAvailable: yesNo(seller.catalogAvailable),
      ordersEnabled: yesNo(seller.ordersEnabled),
      cashOnDelivery: yesNo(seller.cashOnDelivery),
    },
  };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const panOf = (party: MergeParty) => text(party.values.gstin).slice(2, 12);

async function obstaclesBetween(
  tx: Parameters<KindOfMerge['obstacles']>[0],
  { survivor, loser }: Parameters<KindOfMerge['obstacles']>[1],
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  if (survivor.values.status === 'closed' && loser.values.status !== 'closed')
    found.push({ sentence: `${survivor.label} is closed for good.`, todo: 'Swap the two.', blocks: true });
  if (panOf(survivor) && panOf(loser) && panOf(survivor) !== panOf(loser))
    found.push({
      sentence: `Their GSTINs are of two businesses: ${text(survivor.values.gstin)} and ${text(loser.values.gstin)}.`,
      todo: 'Remove the wrong GSTIN from one of them, or choose Not a duplicate.',
      blocks: true,
    });
  const numbers = [survivor, loser].reduce((sum, { values }) => sum + (values.phoneNumbers as string[]).length, 0);
  if (numbers > MAX_PHONES)
    found.push({
      sentence: `Together they have ${numbers} phone numbers; a seller has at most ${MAX_PHONES}.`,
      todo: 'Remove the numbers that are no longer used.',
      blocks: true,
    });
  const together = await repository.openTogether(tx, { survivorId: survivor.id, loserId: loser.id });
  if (together.length > 0)
    found.push({
      sentence: `Both have an open part of ${together.map(orderName).join(', ')}.`,
      todo: 'Close or cancel one of the two parts.',
      blocks: true,
    });
  return found;
}

export const SELLER_KIND: KindOfMerge = {
  kind: 'seller',
  area: 'sellers',
  kit: mergeKit({ kind: 'seller', table: sellers, keys: SELLER_KEYS }),
  fields: [
    { name: 'businessName', label: SELLER_LABELS.businessName, column: sellers.businessName },
    { name: 'contactName', label: SELLER_LABELS.contactName, column: sellers.contactName },
    { name: 'phoneNumbers', label: SELLER_LABELS.phoneNumbers },
    { name: 'address', label: SELLER_LABELS.address, column: sellers.address },
    { name: 'marketId', label: SELLER_LABELS.marketId, column: sellers.marketId },
    { name: 'gstin', label: SELLER_LABELS.gstin, column: sellers.gstin, isUnique: true },
    { name: 'qualityScore', label: SELLER_LABELS.qualityScore, column: sellers.qualityScore, isAmount: true },
    { name: 'assignedScore', label: SELLER_LABELS.assignedScore, column: sellers.assignedScore },
    { name: 'salesmanId', label: SELLER_LABELS.salesmanId, column: sellers.salesmanId },
    { name: 'accountManagerId', label: SELLER_LABELS.accountManagerId, column: sellers.accountManagerId },
    {
      name: 'minimumOrderValue',
      label: SELLER_LABELS.minimumOrderValue,
      column: sellers.minimumOrderValue,
      isAmount: true,
    },
    { name: 'superSeller', label: SELLER_LABELS.superSeller, column: sellers.superSeller },
    { name: 'deprioritised', label: SELLER_LABELS.deprioritised, column: sellers.deprioritised },
    { name: 'catalogAvailable', label: SELLER_LABELS.catalogAvailable, column: sellers.catalogAvailable },
    { name: 'ordersEnabled', label: SELLER_LABELS.ordersEnabled, column: sellers.ordersEnabled },
    { name: 'cashOnDelivery', label: SELLER_LABELS.cashOnDelivery, column: sellers.cashOnDelivery },
  ],
  find: async (tx, ids) => (await repository.findSellers(tx, ids)).map(toParty),
  assertVisible: async (tx, id, actor) => {
    await findVisible(tx, id, actor);
  },
  obstacles: obstaclesBetween,
  follow: async (tx, { survivorId, loserId }, actor) => {
    for (const { seller } of await repository.findSellers(tx, [survivorId, loserId])) {
      await repository.renewSearch(tx, seller.id);
      await findByNewName(tx, { of: 'seller', id: seller.id, name: seller.businessName }, actor);
    }
  },
  isFound: (q) => foundByWords(sellers.searchText, q),
  taken: {
    merge: { sellers_gstin: () => refused('Another seller has this GSTIN by now. Look at the two again.') },
    undo: {
      sellers_gstin: () => refused('Another seller has the GSTIN by now. Remove it there first.'),
      seller_phones_by_seller: () => refused('The phone numbers were put in another order. Look at the seller first.'),
    },
  },
  suggesting: suggesting({ subjects: repository.subjectsOf, keys: blockingKeys, score: scorePair }),
};
