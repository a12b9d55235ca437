import type * as z from 'zod/mini';
import { MarketName } from '@/components/entities/market-picker';
import { phoneText } from '@/lib/domain/text/phone-text';
import { StaffName } from '@/components/entities/staff-picker';
import type { FieldWords } from '@/components/ui/field-words';
import type { sellerFormSchema } from '@/lib/contracts/sellers/seller-record';
import { rupeesText } from '@/lib/domain/text/money';
import { FLAG_NAMES, FLAGS, type Flag } from './seller-flags';

export type SellerValues = z.infer<typeof sellerFormSchema>;

const asIs = (text: string | null) => text ?? '';
const staff = (id: string | null) => id && <StaffName id={id} />;
const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

const flagWords = Object.fromEntries(FLAG_NAMES.map((name) => [name, { label: FLAGS[name].label, text: yesNo }]));

/** What the fields of a seller are called, and their values in words. */
export const SELLER_WORDS: FieldWords<SellerValues> = {
  ...(flagWords as FieldWords<Pick<SellerValues, Flag>>),
  businessName: { label: 'Business', text: asIs },
  contactName: { label: 'Person', text: asIs },
  phoneNumbers: { label: 'Phones', text: (numbers) => numbers.map(phoneText).join(', ') },
  address: { label: 'Address', text: asIs },
  marketId: { label: 'Market', text: (id) => id && <MarketName id={id} /> },
  gstin: { label: 'GSTIN', text: asIs },
  qualityScore: { label: 'Score', text: String },
  assignedScore: { label: 'Assigned score', text: (score) => score?.toString() ?? '' },
  minimumOrderValue: { label: 'Minimum order', text: rupeesText },
  salesmanId: { label: 'Salesman', text: staff },
  accountManagerId: { label: 'Account manager', text: staff },
};
