import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Any common spelling of a phone number in E.164 (`+919825012345`), or null when it cannot be one.
 * Numbers without a country code are read as Indian, a leading trunk 0 is accepted.
 */
export function normalizePhone(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, 'IN');
  return parsed?.isPossible() ? parsed.number : null;
}

/** A phone number for logs: the last four digits only. */
export const maskPhone = (phone: string): string => `…${phone.slice(-4)}`;
