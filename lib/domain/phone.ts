import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The login field already holds +91, so a number pasted with its country code arrives with two. */
const DOUBLED_PREFIX = /^\s*\+91[\s-]*(?=\+|91[\s-]*(?:\d[\s-]*){10}$)/;

const parse = (typed: string): string | null => {
  const parsed = parsePhoneNumberFromString(typed, 'IN');
  return parsed?.isPossible() ? parsed.number : null;
};

/**
 * Any common spelling of a phone number in E.164 (`+919825012345`), or null when it cannot be one.
 * Numbers without a country code are read as Indian, a leading trunk 0 is accepted.
 */
export function normalizePhone(typed: string): string | null {
  const number = parse(typed.replace(DOUBLED_PREFIX, ''));
  // Each reading drops one more of several leading zeros: a number that keeps changing would never match itself.
  return number !== null && parse(number) === number ? number : null;
}

/** A phone number for logs: the last four digits only. */
export const maskPhone = (phone: string): string => `…${phone.slice(-4)}`;
