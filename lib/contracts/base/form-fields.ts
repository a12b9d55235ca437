import * as z from 'zod/mini';
import { oneLine } from '@/lib/domain/text/plain-text';

const tooLong = (max: number) => `Use at most ${max} characters.`;
/**
 * Keyboards encode a dotted Hindi letter in two ways. Normalizing to a single form keeps names unique and searchable.
 */
const asOneLine = z.overwrite<string>((text) => oneLine(text.normalize('NFC')));

/** A required line; runs of spaces collapse into a single space. */
export const requiredLine = (missing: string, max: number) =>
  z.string().check(asOneLine, z.minLength(1, missing), z.maxLength(max, tooLong(max)));

/** An optional line that may be empty. */
export const anyLine = (max: number) => z.string().check(asOneLine, z.maxLength(max, tooLong(max)));

/** A line that may be missing; an empty line counts as missing. */
export const optionalLine = (max: number) =>
  z.pipe(
    z.nullable(anyLine(max)),
    z.transform((line) => line || null),
  );

/** Required text of several lines. */
export const requiredText = (missing: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong(max)));

export const SCORE = { min: 0, max: 100 } as const;

const scoreLimits = `A score is from ${SCORE.min} to ${SCORE.max}.`;

/** A score given by the field team. */
export const score = z
  .int('Type a whole number.')
  .check(z.minimum(SCORE.min, scoreLimits), z.maximum(SCORE.max, scoreLimits));

/** Money, at most a crore of rupees. */
export const paise = z
  .int('Type an amount in rupees.')
  .check(z.minimum(0, 'Use zero or more.'), z.maximum(1_000_000_000, 'Use at most ₹1,00,00,000.'));

export const NOT_A_PHONE = 'This is not a phone number. Type ten digits, or + and the country.';

/**
 * A phone number as a person types it, converted to E.164. The numbering plans are loaded only when a number is parsed,
 * not with every list.
 */
export const typedPhone = z.pipe(
  z.string().check(z.maxLength(40)),
  z.transform(async (typed, context) => {
    const { enteredPhone } = await import('@/lib/domain/text/phone');
    const phone = enteredPhone(typed);
    if (phone) return phone;
    context.issues.push({ code: 'custom', message: NOT_A_PHONE, input: typed });
    return z.NEVER;
  }),
);

/** The version of the record that a change is based on. */
export const version = z.int().check(z.minimum(1));
