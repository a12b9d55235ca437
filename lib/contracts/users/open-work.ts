import * as z from 'zod/mini';
import { ROLE_NAMES } from '@/config/roles';
import { idSchema } from '../base/answers';
import { optionSchema } from '../base/options';

/** What somebody may leave behind when their account is closed. */
export const OPEN_WORK_KINDS = [
  'portfolio',
  'accounts',
  'groups',
  'uploads',
  'videos',
  'videoTags',
  'conversations',
  'orders',
  'jobs',
] as const;

/** So many of a kind are named; the rest is counted. */
export const OPEN_WORK_EXAMPLES = 5;

const kind = z.enum(OPEN_WORK_KINDS);

export const openWorkSchema = z.object({
  kind,
  count: z.int(),
  examples: z.array(optionSchema),
  /** Whose work it can become; nobody's when it only can be let go. */
  takers: z.array(z.enum(ROLE_NAMES)),
  /** It can be left without a person, or stopped. */
  canLetGo: z.boolean(),
});

/** Who takes each kind of work; null lets it go. */
export const handOverSchema = z.partialRecord(kind, z.nullable(idSchema));

export type OpenWork = z.infer<typeof openWorkSchema>;
export type HandOver = z.infer<typeof handOverSchema>;
