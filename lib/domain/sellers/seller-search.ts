import { europeanDigits } from '../text/indian-digits';
import { findablePhone } from '../text/phone';
import { plainText } from '../text/plain-text';
import { isGstinShaped, normalizeGstin } from './gstin';

interface Searchable {
  businessName: string;
  contactName: string;
  gstin: string | null;
  phoneNumbers: readonly string[];
}

/** Everything a seller is found by, in one text. */
export const sellerSearchText = ({ businessName, contactName, gstin, phoneNumbers }: Searchable): string =>
  plainText([businessName, contactName, gstin ?? '', ...phoneNumbers].join(' '));

/** A text without its invisible marks: a number that is copied from a chat comes between two of them. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** Digits in a whole Indian number without country code. Fewer are a part of one. */
const WHOLE_NUMBER = 10;

/**
 * What of a stored phone number a search names: the whole of it however it was typed, or a part by its digits. Null for
 * a search that is no number.
 */
export function searchedDigits(search: string): string | null {
  const typed = europeanDigits(withoutUnseen(search));
  const digits = /^[+()\d\s.-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  if (!digits) return null;
  const whole = digits.length >= WHOLE_NUMBER ? findablePhone(typed) : null;
  return whole ?? digits.replace(/^0+(?=\d)/, '');
}

/** What must be in that text for a search to find the seller: a phone number or a part of one, a GSTIN, or each word. */
export function searchTerms(typed: string): string[] {
  const digits = searchedDigits(typed);
  const gstin = normalizeGstin(europeanDigits(plainText(withoutUnseen(typed))));
  if (isGstinShaped(gstin)) return [plainText(gstin)];
  return digits === null ? plainText(typed).split(' ').filter(Boolean) : [digits];
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
