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
import { BUYER_LABELS } from '@/lib/domain/buyers/buyer-labels';

const COLUMNS: readonly ExportColumn<Buyer>[] = [
  { header: BUYER_LABELS.businessName, text: (buyer) => buyer.businessName },
  { header: BUYER_LABELS.contactName, text: (buyer) => buyer.contactName },
  { header: BUYER_LABELS.phoneNumber, text: (buyer) => phoneText(buyer.phoneNumber) },
  { header: 'Consent', text: (buyer) => CONSENT_WORDS[buyer.consent] },
  { header: BUYER_LABELS.address, text: (buyer) => buyer.address },
  { header: BUYER_LABELS.city, text: (buyer) => buyer.city },
  { header: BUYER_LABELS.state, text: (buyer) => buyer.state },
  { header: BUYER_LABELS.pincode, text: (buyer) => buyer.pincode ?? '' },
  { header: BUYER_LABELS.segment, text: ({ segment }) => (segment ? SEGMENT_LABELS[segment] : '') },
  { header: BUYER_LABELS.gstin, text: (buyer) => buyer.gstin ?? '' },
  { header: BUYER_LABELS.managerId, text: (buyer) => buyer.manager?.name ?? '' },
  { header: BUYER_LABELS.creditLimit, text: (buyer) => plainRupees(buyer.creditLimit), isNumber: true },
  { header: BUYER_LABELS.creditDays, text: (buyer) => String(buyer.creditDays), isNumber: true },
  { header: 'Status', text: (buyer) => stateLabel(BUYER_STATE_TEXTS, buyer.status) },
  { header: 'Added', text: (buyer) => indianDay(buyer.createdAt) },
];

export const buyersArea: Area = {
  finds: { buyers: BUYER_FINDER },
  exports: {
    // Everyone who may list buyers sees their numbers, so the screen and the export share the same roles.
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
