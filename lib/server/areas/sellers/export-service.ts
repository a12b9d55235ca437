import type { Seller } from '@/lib/contracts/sellers/seller-record';
import { phoneText } from '@/lib/domain/text/phone-text';
import { plainRupees } from '@/lib/domain/text/money';
import { SELLER_FIELDS } from '@/lib/domain/sellers/seller-fields';
import { orm } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { type ExportColumn, settledFirst } from '../../platform/tables/exportable';
import { indianDay, yesNo } from '../../platform/tables/export-texts';
import * as lists from './list-repository';
import { portfolioOf } from './service';

const { businessName, contactName, phoneNumbers, market, city, gstin, address, qualityScore } = SELLER_FIELDS;
const { deprioritised, superSeller, catalogAvailable, ordersEnabled } = SELLER_FIELDS;
const { minimumOrderValue, cashOnDelivery, salesman } = SELLER_FIELDS;

/**
 * The sellers the user may see, page by page. A message from a seller during the export moves them to the other end of
 * the list.
 */
export const SELLER_EXPORT_PAGES = settledFirst(
  (query: lists.SellerFilters & ListRequest, actor) => lists.idsOf(orm(), query, portfolioOf(actor)),
  (ids, actor) => lists.findByIds(orm(), ids, portfolioOf(actor)),
);

/** Export columns for a seller. The import knows these headers, so that an exported file can be edited and imported. */
export const SELLER_EXPORT_COLUMNS: readonly ExportColumn<Seller>[] = [
  { header: businessName.label, text: (seller) => seller.businessName },
  { header: contactName.label, text: (seller) => seller.contactName },
  { header: phoneNumbers.label, text: (seller) => seller.phoneNumbers.map(phoneText).join(', ') },
  { header: market.label, text: (seller) => seller.market?.name ?? '' },
  { header: city.label, text: (seller) => seller.market?.city ?? '' },
  { header: gstin.label, text: (seller) => seller.gstin ?? '' },
  { header: address.label, text: (seller) => seller.address },
  { header: 'Status', text: (seller) => seller.status },
  { header: qualityScore.label, text: (seller) => String(seller.qualityScore), isNumber: true },
  { header: superSeller.label, text: (seller) => yesNo(seller.superSeller) },
  { header: deprioritised.label, text: (seller) => yesNo(seller.deprioritised) },
  { header: catalogAvailable.label, text: (seller) => yesNo(seller.catalogAvailable) },
  { header: ordersEnabled.label, text: (seller) => yesNo(seller.ordersEnabled) },
  { header: minimumOrderValue.label, text: (seller) => plainRupees(seller.minimumOrderValue), isNumber: true },
  { header: cashOnDelivery.label, text: (seller) => yesNo(seller.cashOnDelivery) },
  { header: salesman.label, text: (seller) => seller.salesman?.name ?? '' },
  { header: 'Last activity', text: (seller) => indianDay(seller.lastActivityAt) },
  { header: 'Added', text: (seller) => indianDay(seller.createdAt) },
];
