const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export const GSTIN_LENGTH = 15;

/** State code, PAN (five letters, four digits, a letter), registration number, Z, check character. */
const FORMAT = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/** 01 to 38 are states and union territories; 97 is other territory, 99 the centre. */
const isStateCode = (code: number) => (code >= 1 && code <= 38) || code === 97 || code === 99;

/**
 * Computes the fifteenth character from the first fourteen: base-36 digits, every second one doubled, quotient and
 * remainder of each added up.
 */
export function gstinCheckCharacter(first: string): string {
  const sum = [...first].reduce((total, character, index) => {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / ALPHABET.length) + (product % ALPHABET.length);
  }, 0);
  return ALPHABET.charAt((ALPHABET.length - (sum % ALPHABET.length)) % ALPHABET.length);
}

/** A GSTIN in its stored form: capitals, no spaces or hyphens. It may still be invalid. */
export const normalizeGstin = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Whether a normalized GSTIN has the right format, valid or not. */
export const isGstinShaped = (gstin: string): boolean => FORMAT.test(gstin);

/** What is wrong with a normalized GSTIN, as a sentence; null when it is valid. */
export function gstinProblem(gstin: string): string | null {
  if (gstin.length !== GSTIN_LENGTH) return `A GSTIN has ${GSTIN_LENGTH} characters; this has ${gstin.length}.`;
  if (!FORMAT.test(gstin)) return 'This is not how a GSTIN is built. It looks like 24ABCDE1234F1Z6.';
  if (!isStateCode(Number(gstin.slice(0, 2)))) return 'A GSTIN begins with the code of a state; this one does not.';
  if (gstinCheckCharacter(gstin.slice(0, 14)) !== gstin[14])
    return 'One character of this GSTIN is wrong. Compare it with the certificate.';
  return null;
}
