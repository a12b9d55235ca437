import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** The login field already contains +91, so a number pasted with its country code has the prefix twice. */
const DOUBLED_PREFIX = /^\s*\+91[\s-]*(?=\+|91[\s-]*(?:\d[\s-]*){10}$)/;

/**
 * In India only service numbers (1800 …, 1860 …) do not have ten digits; the metadata allows this for any number that
 * starts with 1.
 */
const INDIAN = /^\+91(?:\d{10}|18[06]0\d+)$/;

type Rule = (number: PhoneNumber) => boolean;

const isPossible: Rule = (parsed) => parsed.isPossible();

const isNumber: Rule = (parsed) =>
  parsed.isValid() && (parsed.countryCallingCode !== '91' || INDIAN.test(parsed.number));

function parse(typed: string, rule: Rule): string | null {
  const parsed = parsePhoneNumberFromString(typed, 'IN');
  return parsed && rule(parsed) ? parsed.number : null;
}

function read(typed: string, rule: Rule): string | null {
  const number = parse(typed.replace(DOUBLED_PREFIX, ''), rule);
  // Each pass drops one of several leading zeros: a number that keeps changing would never match itself.
  return number !== null && parse(number, rule) === number ? number : null;
}

/**
 * Normalizes any common spelling of a phone number to E.164 (`+919825012345`); null when it is invalid, for example a
 * digit too few or too many. Numbers without a country code are treated as Indian; a leading trunk 0 is accepted.
 */
export const normalizePhone = (typed: string): string | null => read(typed, isNumber);

/**
 * The same for looking up a stored number, which may be invalid under today's rule: its owner is still found and can
 * sign in.
 */
export const findablePhone = (typed: string): string | null => read(typed, isPossible);

/**
 * Accepts a number, or a stored one unchanged, so that it does not block edits to other fields. The code that stores it
 * refuses new invalid numbers.
 */
export const enteredPhone = (typed: string): string | null =>
  normalizePhone(typed) ?? (findablePhone(typed) === typed ? typed : null);

/** Formats a stored number as in its country: +91 98250 12345, +971 50 123 4567. */
export const spacedPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** A phone number for logs: the last four digits only. */
export const maskPhone = (phone: string): string => `…${phone.slice(-4)}`;
