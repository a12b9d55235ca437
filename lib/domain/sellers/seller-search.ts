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

/** Everything a seller can be found by, as one text. */
export const sellerSearchText = ({ businessName, contactName, gstin, phoneNumbers }: Searchable): string =>
  plainText([businessName, contactName, gstin ?? '', ...phoneNumbers].join(' '));

/** Removes invisible characters: a number copied from a chat is wrapped in them. */
export const withoutUnseen = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** Digits of a full Indian number without country code. Fewer are a partial number. */
const WHOLE_NUMBER = 10;

/**
 * Phone number in a search: a full number in any spelling, or the digits of a partial one. Null when the search is not
 * a number.
 */
export function searchedDigits(search: string): string | null {
  const typed = europeanDigits(withoutUnseen(search));
  const digits = /^[+()\d\s.-]+$/.test(typed) ? typed.replace(/\D/g, '') : '';
  if (!digits) return null;
  const whole = digits.length >= WHOLE_NUMBER ? findablePhone(typed) : null;
  return whole ?? digits.replace(/^0+(?=\d)/, '');
}

/** Terms that must occur in that text for a search to match: a full or partial phone number, a GSTIN, or each word. */
export function searchTerms(typed: string): string[] {
  const digits = searchedDigits(typed);
  const gstin = normalizeGstin(europeanDigits(plainText(withoutUnseen(typed))));
  if (isGstinShaped(gstin)) return [plainText(gstin)];
  return digits === null ? plainText(typed).split(' ').filter(Boolean) : [digits];
}

/** Generic words that describe a business: two names are not similar because both sell sarees. */
const TRADE_WORDS = new Set(
  plainText(
    'shree shri sri maa new the and co company pvt private ltd limited llp sons bros brothers ' +
      'textile textiles tex saree sarees sari fashion fashions fab fabrics creation creations enterprise enterprises ' +
      'trader traders trading emporium centre center house store stores synthetics silk silks mills prints ' +
      'श्री माँ साड़ी सेंटर टेक्सटाइल टेक्सटाइल्स फैशन एंड શ્રી ટેક્સટાઇલ ટેક્સટાઇલ્સ સાડી ફેશન સેન્ટર',
  ).split(' '),
);

/** Distinctive part of a business name; the whole name when nothing else is left. */
export function distinctiveName(businessName: string): string {
  const words = plainText(businessName)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
  const own = words.filter((word) => !TRADE_WORDS.has(word));
  return (own.length > 0 ? own : words).join(' ');
}
