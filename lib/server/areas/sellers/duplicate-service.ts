import type { Seller, SellerSummary } from '@/lib/contracts/sellers/seller-record';
import { normalizeGstin } from '@/lib/domain/sellers/gstin';
import { findablePhone } from '@/lib/domain/text/phone';
import { distinctiveName } from '@/lib/domain/sellers/seller-search';
import { orm } from '../../db/database';
import * as repository from './duplicate-repository';

interface Typed {
  phone?: string[];
  gstin?: string;
  name?: string;
  marketId?: string;
  exceptId?: string;
}

const toSummary = ({ id, businessName, contactName, phoneNumbers, status, market }: Seller): SellerSummary => ({
  id,
  businessName,
  contactName,
  phoneNumber: phoneNumbers[0] ?? '',
  status,
  market,
});

/**
 * Existing sellers that may be the one being typed. The same phone number or GSTIN is a certain match and would be
 * rejected; a similar name in the same market is a hint, which excludes certain matches.
 */
export async function findDuplicates({ phone = [], gstin, name, marketId, exceptId }: Typed) {
  const tx = orm();
  const numbers = phone.map(findablePhone).filter((number) => number !== null);
  const byPhone = await repository.holdersOfPhones(tx, numbers);
  const normalized = normalizeGstin(gstin ?? '');
  const byGstin = await repository.holdersOfGstins(tx, normalized ? [normalized] : []);
  const holders = [
    ...byPhone.map((holder) => ({ ...holder, because: 'phone' as const })),
    ...byGstin.map((holder) => ({ ...holder, because: 'gstin' as const, value: normalized })),
  ].filter((holder) => holder.id !== exceptId);

  const nameKey = distinctiveName(name ?? '');
  const alike = nameKey && marketId ? await repository.findAlike(tx, nameKey, marketId, exceptId) : [];
  const certainIds = new Set(holders.map(({ id }) => id));
  const hintIds = alike.map(({ id }) => id).filter((id) => !certainIds.has(id));

  const found = await repository.sellersByIds(tx, [...certainIds, ...hintIds]);
  const summaries = new Map(found.map((seller) => [seller.id, toSummary(seller)]));
  const withSummary = (id: string) => summaries.get(id) ?? [];
  return {
    certain: holders.flatMap(({ id, because, value }) =>
      [withSummary(id)].flat().map((seller) => ({ seller, because, value })),
    ),
    hints: hintIds.flatMap(withSummary),
  };
}
