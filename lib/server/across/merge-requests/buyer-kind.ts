import { BUYER_STATE_TEXTS } from '@/lib/domain/buyers/buyer-status';
import { blockingKeys } from '@/lib/domain/merges/blocking-keys';
import { scorePair } from '@/lib/domain/merges/pair-score';
import { stateLabel } from '@/lib/domain/states';
import { SEGMENT_LABELS } from '@/lib/domain/taxonomy/segments';
import { rupeesText } from '@/lib/domain/text/money';
import { phoneText } from '@/lib/domain/text/phone-text';
import { keepStricterConsent } from '../../areas/buyers/merged-consent-service';
import { buyerBalance, getBuyer } from '../../areas/buyers/service';
import { buyers } from '../../db/schema/buyers';
import { mergeKit } from '../../platform/merges/merge-kit';
import { BUYER_KEYS } from './buyer-keys';
import * as repository from './buyer-kind-repository';
import { type KindOfMerge, type MergeParty, type Obstacle, suggesting } from './merge-kind';
import { foundByWords } from './repository';
import { BUYER_LABELS } from '@/lib/domain/buyers/buyer-labels';

type Found = Awaited<ReturnType<typeof repository.findBuyers>>[number];

function toParty({ buyer, manager, deals }: Found): MergeParty {
  const { id, version, createdAt, mergedIntoId, ...values } = buyer;
  return {
    ...{ id, version, createdAt, mergedIntoId, values },
    label: `${buyer.businessName}, ${buyer.city}`,
    status: stateLabel(BUYER_STATE_TEXTS, buyer.status),
    texts: {
      phoneNumber: phoneText(buyer.phoneNumber),
      segment: buyer.segment ? SEGMENT_LABELS[buyer.segment] : '',
      dealsIn: deals.join(', '),
      managerId: manager ?? '',
      creditLimit: rupeesText(buyer.creditLimit),
      creditDays: `${buyer.creditDays} days`,
    },
  };
}

async function obstaclesBetween(
  tx: Parameters<KindOfMerge['obstacles']>[0],
  { survivor, loser }: Parameters<KindOfMerge['obstacles']>[1],
): Promise<Obstacle[]> {
  const found: Obstacle[] = [];
  const [gstin, its] = [survivor.values.gstin, loser.values.gstin].map((value) => String(value ?? ''));
  if (gstin && its && gstin.slice(2, 12) !== its.slice(2, 12))
    found.push({
      sentence: `Their GSTINs are of two businesses: ${gstin} and ${its}.`,
      todo: 'Remove the wrong GSTIN from one of them, or choose Not a duplicate.',
      blocks: true,
    });
  if (survivor.values.status !== 'blocked' && loser.values.status === 'blocked')
    found.push({
      sentence: `${loser.label} is blocked, ${survivor.label} is not.`,
      todo: 'Block the one that stays, or unblock the other first.',
      blocks: true,
    });
  const open = [await repository.countOpenOrders(tx, survivor.id), await repository.countOpenOrders(tx, loser.id)];
  if (open.every((count) => count > 0)) {
    const dues = (await buyerBalance(tx, survivor.id)).balance + (await buyerBalance(tx, loser.id)).balance;
    found.push({
      sentence: `Both have open orders: ${open.join(' and ')}. Together they owe ${rupeesText(dues)}.`,
      todo: 'Check the credit limit of the one that stays.',
      blocks: false,
    });
  }
  return found;
}

export const BUYER_KIND: KindOfMerge = {
  kind: 'buyer',
  area: 'buyers',
  kit: mergeKit({ kind: 'buyer', table: buyers, keys: BUYER_KEYS }),
  fields: [
    { name: 'businessName', label: BUYER_LABELS.businessName, column: buyers.businessName },
    { name: 'contactName', label: BUYER_LABELS.contactName, column: buyers.contactName },
    { name: 'phoneNumber', label: BUYER_LABELS.phoneNumber },
    { name: 'address', label: BUYER_LABELS.address, column: buyers.address },
    { name: 'city', label: BUYER_LABELS.city, column: buyers.city },
    { name: 'state', label: BUYER_LABELS.state, column: buyers.state },
    { name: 'pincode', label: BUYER_LABELS.pincode, column: buyers.pincode },
    { name: 'segment', label: BUYER_LABELS.segment, column: buyers.segment },
    { name: 'dealsIn', label: BUYER_LABELS.dealsIn, column: buyers.dealsIn },
    { name: 'gstin', label: BUYER_LABELS.gstin, column: buyers.gstin },
    { name: 'managerId', label: BUYER_LABELS.managerId, column: buyers.managerId },
    { name: 'creditLimit', label: BUYER_LABELS.creditLimit, column: buyers.creditLimit, isAmount: true },
    { name: 'creditDays', label: BUYER_LABELS.creditDays, column: buyers.creditDays, isAmount: true },
  ],
  find: async (tx, ids) => (await repository.findBuyers(tx, ids)).map(toParty),
  assertVisible: async (tx, id) => {
    await getBuyer(id, tx);
  },
  obstacles: obstaclesBetween,
  follow: async (tx, { survivorId, loserId, isUndone }, actor) => {
    for (const id of [survivorId, loserId]) await repository.renewSearch(tx, id);
    await keepStricterConsent(tx, { survivorId, loserId, isUndone }, actor);
  },
  isFound: (q) => foundByWords(buyers.searchText, q),
  taken: { merge: {}, undo: {} },
  suggesting: suggesting({ subjects: repository.subjectsOf, keys: blockingKeys, score: scorePair }),
};
