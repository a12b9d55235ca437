import { buyersApi } from '@/lib/contracts/buyers/buyers';
import type { Buyer } from '@/lib/contracts/buyers/buyer-record';
import { BUYER_STATE_TEXTS } from '@/lib/domain/buyers/buyer-status';
import { CONSENT_WORDS } from '@/lib/domain/buyers/consent';
import { stateLabel } from '@/lib/domain/states';
import { SEGMENT_LABELS } from '@/lib/domain/taxonomy/segments';
import { plainRupees } from '@/lib/domain/text/money';
import { phoneText } from '@/lib/domain/text/phone-text';
import type { ListRequest } from '../../db/keyset';
import type { Area } from '../../platform/area';
import { type ExportColumn, listExport } from '../../platform/tables/exportable';
import { indianDay } from '../../platform/tables/export-texts';
import { BUYER_BULK } from './bulk-service';
import { BUYER_FINDER } from './find-service';
import { BUYER_IMPORT } from './import-service';
import { type BuyerFilters, listBuyers } from './service';

const COLUMNS: readonly ExportColumn<Buyer>[] = [
  { header: 'Business', text: (buyer) => buyer.businessName },
  { header: 'Person', text: (buyer) => buyer.contactName },
  { header: 'Phone', text: (buyer) => phoneText(buyer.phoneNumber) },
  { header: 'Consent', text: (buyer) => CONSENT_WORDS[buyer.consent] },
  { header: 'Address', text: (buyer) => buyer.address },
  { header: 'City', text: (buyer) => buyer.city },
  { header: 'State', text: (buyer) => buyer.state },
  { header: 'Pincode', text: (buyer) => buyer.pincode ?? '' },
  { header: 'Segment', text: ({ segment }) => (segment ? SEGMENT_LABELS[segment] : '') },
  { header: 'GSTIN', text: (buyer) => buyer.gstin ?? '' },
  { header: 'Manager', text: (buyer) => buyer.manager?.name ?? '' },
  { header: 'Credit limit', text: (buyer) => plainRupees(buyer.creditLimit), isNumber: true },
  { header: 'Credit days', text: (buyer) => String(buyer.creditDays), isNumber: true },
  { header: 'Status', text: (buyer) => stateLabel(BUYER_STATE_TEXTS, buyer.status) },
  { header: 'Added', text: (buyer) => indianDay(buyer.createdAt) },
];

export const buyersArea: Area = {
  finds: { buyers: BUYER_FINDER },
  exports: {
    // Whoever lists buyers sees their numbers: the roles of the screen are those of the export.
    'buyers.list': listExport({
      endpoint: buyersApi.list,
      title: 'Buyers',
      list: (query: BuyerFilters & ListRequest) => listBuyers(query),
      columns: COLUMNS,
    }),
  },
  imports: { buyers: BUYER_IMPORT },
  bulk: { buyers: BUYER_BULK },
};
