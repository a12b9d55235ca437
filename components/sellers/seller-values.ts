import type { Seller } from '@/lib/contracts/sellers/seller-record';
import type { SellerValues } from './seller-words';

/** Form values of a seller. */
export const sellerValues = ({ market, salesman, accountManager, ...seller }: Seller): SellerValues => ({
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
});
