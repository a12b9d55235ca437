import * as z from 'zod/mini';
import { SELLER_STATUSES } from '@/lib/domain/sellers/seller-status';

/** Number of matches, counted up to a limit. */
export const countSchema = z.object({ value: z.int(), isExact: z.boolean() });

export type Count = z.infer<typeof countSchema>;

export const countsByStatusSchema = z.record(z.enum(SELLER_STATUSES), countSchema);
