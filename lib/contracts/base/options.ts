import * as z from 'zod/mini';
import { SEARCH_LENGTH } from '@/lib/domain/text/search-length';
import { idSchema } from './answers';
import { anyOf } from './list';

/** Most options a picker receives per request. */
export const OPTIONS_SIZE = 20;

/** A picker's request: the text typed so far, or the ids of the current selection to look up their names. */
export const optionsQuery = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(SEARCH_LENGTH))),
  id: anyOf(idSchema),
});

export const optionSchema = z.object({ id: idSchema, label: z.string() });

export type Option = z.infer<typeof optionSchema>;

/** A seller, with a detail that tells it apart from others of the same name. */
export const sellerOptionSchema = z.extend(optionSchema, {
  market: z.nullable(optionSchema),
  contactName: z.string(),
  /** Last digits of the seller's first number; null without a number. */
  phoneEnd: z.nullable(z.string()),
});

export type SellerOption = z.infer<typeof sellerOptionSchema>;
