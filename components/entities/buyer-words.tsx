import type * as z from 'zod/mini';
import type { FieldWords } from '@/components/ui/field-words';
import { PRODUCT_TYPE_OPTIONS } from '@/lib/client/queries/options';
import type { buyerFormSchema } from '@/lib/contracts/buyers/buyer-record';
import { BUYER_STATE_TEXTS, type BuyerStatus } from '@/lib/domain/buyers/buyer-status';
import { stateLabel } from '@/lib/domain/states';
import { rupeesText } from '@/lib/domain/text/money';
import { phoneText } from '@/lib/domain/text/phone-text';
import { OptionName } from './option-picker';
import { SEGMENT_LABELS } from '@/lib/domain/taxonomy/segments';
import { StaffName } from './staff-picker';
import { BUYER_LABELS } from '@/lib/domain/buyers/buyer-labels';

export type BuyerValues = z.infer<typeof buyerFormSchema>;

const asIs = (text: string | null) => text ?? '';

/** Names of product types, comma-separated. */
export const ProductTypeNames = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <OptionName source={PRODUCT_TYPE_OPTIONS} id={id} />
    </span>
  ));

/** Field labels and value texts of a buyer. */
export const BUYER_WORDS: FieldWords<BuyerValues> = {
  businessName: { label: BUYER_LABELS.businessName, text: asIs },
  contactName: { label: BUYER_LABELS.contactName, text: asIs },
  phoneNumber: { label: BUYER_LABELS.phoneNumber, text: phoneText },
  address: { label: BUYER_LABELS.address, text: asIs },
  city: { label: BUYER_LABELS.city, text: asIs },
  state: { label: BUYER_LABELS.state, text: asIs },
  pincode: { label: BUYER_LABELS.pincode, text: asIs },
  segment: { label: BUYER_LABELS.segment, text: (segment) => segment && SEGMENT_LABELS[segment] },
  dealsIn: { label: BUYER_LABELS.dealsIn, text: (ids) => <ProductTypeNames ids={ids} /> },
  gstin: { label: BUYER_LABELS.gstin, text: asIs },
  managerId: { label: BUYER_LABELS.managerId, text: (id) => id && <StaffName id={id} /> },
  creditLimit: { label: BUYER_LABELS.creditLimit, text: rupeesText },
  creditDays: { label: BUYER_LABELS.creditDays, text: String },
};

/** The same, with the fields that status changes set. */
export const BUYER_HISTORY_WORDS = {
  ...BUYER_WORDS,
  status: { label: 'Status', text: (status: BuyerStatus) => stateLabel(BUYER_STATE_TEXTS, status) },
  statusReason: { label: 'Reason', text: asIs },
};
