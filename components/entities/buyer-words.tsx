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

export type BuyerValues = z.infer<typeof buyerFormSchema>;

const asIs = (text: string | null) => text ?? '';

/** Product types by name, one after the other. */
export const ProductTypeNames = ({ ids }: { ids: readonly string[] }) =>
  ids.map((id, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <OptionName source={PRODUCT_TYPE_OPTIONS} id={id} />
    </span>
  ));

/** What the fields of a buyer are called, and their values in words. */
export const BUYER_WORDS: FieldWords<BuyerValues> = {
  businessName: { label: 'Business name', text: asIs },
  contactName: { label: 'Contact name', text: asIs },
  phoneNumber: { label: 'Phone', text: phoneText },
  address: { label: 'Address', text: asIs },
  city: { label: 'City', text: asIs },
  state: { label: 'State', text: asIs },
  pincode: { label: 'Pincode', text: asIs },
  segment: { label: 'Segment', text: (segment) => segment && SEGMENT_LABELS[segment] },
  dealsIn: { label: 'Deals in', text: (ids) => <ProductTypeNames ids={ids} /> },
  gstin: { label: 'GSTIN', text: asIs },
  managerId: { label: 'Manager', text: (id) => id && <StaffName id={id} /> },
  creditLimit: { label: 'Credit limit', text: rupeesText },
  creditDays: { label: 'Credit days', text: String },
};

/** The same with what steps change. */
export const BUYER_HISTORY_WORDS = {
  ...BUYER_WORDS,
  status: { label: 'Status', text: (status: BuyerStatus) => stateLabel(BUYER_STATE_TEXTS, status) },
  statusReason: { label: 'Reason', text: asIs },
};
