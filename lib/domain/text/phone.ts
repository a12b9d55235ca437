import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** The login field already holds +91, so a number pasted with its country code arrives with two. */
const DOUBLED_PREFIX = /^\s*\+91[\s-]*(?=\+|91[\s-]*(?:\d[\s-]*){10}$)/;

/** In India only service numbers (1800 …, 1860 …) are not ten digits long; the metadata lets any that begins with 1 be. */
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
  // Each reading drops one more of several leading zeros: a number that keeps changing would never match itself.
  return number !== null && parse(number, rule) === number ? number : null;
}

/**
 * Any common spelling of a phone number in E.164 (`+919825012345`), or null when it is none: a digit too few or too
 * many, say. Numbers without a country code are read as Indian, a leading trunk 0 is accepted.
 */
export const normalizePhone = (typed: string): string | null => read(typed, isNumber);

/**
 * The same for looking a stored number up, which may be one that is none by today's rule: whoever has it is still
 * found, and signs in.
 */
export const findablePhone = (typed: string): string | null => read(typed, isPossible);

/**
 * What a form may hold: a number, or one that stands there as it is stored, which must not keep somebody from changing
 * what is beside it. Whoever stores it refuses those that are new and none.
 */
export const enteredPhone = (typed: string): string | null =>
  normalizePhone(typed) ?? (findablePhone(typed) === typed ? typed : null);

/** A stored number as it is read out in its country: +91 98250 12345, +971 50 123 4567. */
export const spacedPhone = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** A phone number for logs: the last four digits only. */
export const maskPhone = (phone: string): string => `…${phone.slice(-4)}`;
