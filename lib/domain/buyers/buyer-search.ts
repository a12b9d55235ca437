import { plainText } from '../text/plain-text';

interface Searchable {
  businessName: string;
  contactName: string;
  phoneNumber: string;
  city: string;
  gstin: string | null;
}

/** Everything a buyer can be found by, as one text. */
export const buyerSearchText = ({ businessName, contactName, phoneNumber, city, gstin }: Searchable): string =>
  plainText([businessName, contactName, city, gstin ?? '', phoneNumber].join(' '));
