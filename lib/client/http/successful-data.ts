import * as z from 'zod/mini';
import { MESSAGES } from '@/config/messages';

const envelopeSchema = z.object({ message: z.string(), data: z.unknown() });

/**
 * Data of a response, or undefined unless it is a success: its message is `success` in any letter case, and its data
 * matches the contract.
 */
export function successfulData<Schema extends z.ZodMiniType>(
  envelope: unknown,
  schema: Schema,
): z.output<Schema> | undefined {
  const answer = envelopeSchema.safeParse(envelope).data;
  if (answer?.message.toLowerCase() !== MESSAGES.success) return undefined;
  return schema.safeParse(answer.data).data;
}
