import * as z from 'zod/mini';
import { SEARCH_LENGTH } from '@/lib/domain/text/search-length';
import { idSchema } from './answers';
import { anyOf } from './list';

/** How many choices a picker is given at a time. */
export const OPTIONS_SIZE = 20;

/** What a picker asks: what was typed so far, or the names of what is chosen already. */
export const optionsQuery = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH))),
  id: anyOf(idSchema),
});

export const optionSchema = z.object({ id: idSchema, label: z.string() });

export type Option = z.infer<typeof optionSchema>;

/** A seller, with what tells it from another of the same name. */
export const sellerOptionSchema = z.extend(optionSchema, {
  market: z.nullable(optionSchema),
  contactName: z.string(),
  /** The last digits of its first number; null where it has none. */
  phoneEnd: z.nullable(z.string()),
});

export type SellerOption = z.infer<typeof sellerOptionSchema>;
