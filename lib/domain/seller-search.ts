import { findablePhone } from './phone';
import { plainText } from './plain-text';

interface Searchable {
  businessName: string;
  contactName: string;
  gstin: string | null;
  phoneNumbers: readonly string[];
}

/** Everything a seller is found by, in one text. */
export const sellerSearchText = ({ businessName, contactName, gstin, phoneNumbers }: Searchable): string =>
  plainText([businessName, contactName, gstin ?? '', ...phoneNumbers].join(' '));

/** Digits in a whole Indian number without country code. Fewer are a part of one. */
const WHOLE_NUMBER = 10;

/**
 * What must be in that text for a search to find the seller. A phone number is looked for as it is stored however it
 * was typed, and a part of one by its digits; of other words each must be there.
 */
export function searchTerms(typed: string): string[] {
  const digits = /^[+()\d\s.-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  if (!digits) return plainText(typed).split(' ').filter(Boolean);
  const whole = digits.length >= WHOLE_NUMBER ? findablePhone(typed) : null;
  return [whole ?? digits.replace(/^0+(?=\d)/, '')];
}

/** Words that say what a business is, not whose: a name is not like another because both sell sarees. */
const TRADE_WORDS = new Set(
  plainText(
    'shree shri sri maa new the and co company pvt private ltd limited llp sons bros brothers ' +
      'textile textiles tex saree sarees sari fashion fashions fab fabrics creation creations enterprise enterprises ' +
      'trader traders trading emporium centre center house store stores synthetics silk silks mills prints ' +
      'श्री माँ साड़ी सेंटर टेक्सटाइल टेक्सटाइल्स फैशन एंड શ્રી ટેક્સટાઇલ ટેક્સટાઇલ્સ સાડી ફેશન સેન્ટર',
  ).split(' '),
);

/** The part of a business name that tells it from others; the whole of it when nothing else is left. */
export function distinctiveName(businessName: string): string {
  const words = plainText(businessName)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const own = words.filter((word) => !TRADE_WORDS.has(word));
  return (own.length > 0 ? own : words).join(' ');
}
