import * as z from 'zod/mini';
import { MESSAGES } from '@/config/messages';

const envelopeSchema = z.object({ message: z.string(), data: z.unknown() });

/**
 * The data of an answer, or undefined when the answer is no success: a success says `success` in any case and
 * carries the data its contract promises.
 */
export function successfulData<Schema extends z.ZodMiniType>(
  envelope: unknown,
  schema: Schema,
): z.output<Schema> | undefined {
  const answer = envelopeSchema.safeParse(envelope).data;
  if (answer?.message.toLowerCase() !== MESSAGES.success) return undefined;
  return schema.safeParse(answer.data).data;
}
