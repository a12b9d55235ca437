import type * as z from 'zod/mini';
import { MarketName } from '@/components/entities/market-picker';
import { phoneText } from '@/lib/domain/text/phone-text';
import { StaffName } from '@/components/entities/staff-picker';
import type { FieldWords } from '@/components/ui/field-words';
import type { sellerFormSchema } from '@/lib/contracts/sellers/seller-record';
import { rupeesText } from '@/lib/domain/text/money';
import { FLAG_NAMES, FLAGS, type Flag } from './seller-flags';
import { SELLER_LABELS } from '@/lib/domain/sellers/seller-labels';

export type SellerValues = z.infer<typeof sellerFormSchema>;

const asIs = (text: string | null) => text ?? '';
const staff = (id: string | null) => id && <StaffName id={id} />;
const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

const flagWords = Object.fromEntries(FLAG_NAMES.map((name) => [name, { label: FLAGS[name].label, text: yesNo }]));

/** Field labels and value texts of a seller. */
export const SELLER_WORDS: FieldWords<SellerValues> = {
  ...(flagWords as FieldWords<Pick<SellerValues, Flag>>),
  businessName: { label: SELLER_LABELS.businessName, text: asIs },
  contactName: { label: SELLER_LABELS.contactName, text: asIs },
  phoneNumbers: { label: SELLER_LABELS.phoneNumbers, text: (numbers) => numbers.map(phoneText).join(', ') },
  address: { label: SELLER_LABELS.address, text: asIs },
  marketId: { label: SELLER_LABELS.marketId, text: (id) => id && <MarketName id={id} /> },
  gstin: { label: SELLER_LABELS.gstin, text: asIs },
  qualityScore: { label: SELLER_LABELS.qualityScore, text: String },
  assignedScore: { label: SELLER_LABELS.assignedScore, text: (score) => score?.toString() ?? '' },
  minimumOrderValue: { label: SELLER_LABELS.minimumOrderValue, text: rupeesText },
  salesmanId: { label: SELLER_LABELS.salesmanId, text: staff },
  accountManagerId: { label: SELLER_LABELS.accountManagerId, text: staff },
};
