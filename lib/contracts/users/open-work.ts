import * as z from 'zod/mini';
import { ROLE_NAMES } from '@/config/roles';
import { idSchema } from '../base/answers';
import { optionSchema } from '../base/options';

/** Work that a person may leave behind when their account is closed. */
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

/** Most examples named per kind; the rest is only counted. */
export const OPEN_WORK_EXAMPLES = 5;

const kind = z.enum(OPEN_WORK_KINDS);

export const openWorkSchema = z.object({
  kind,
  count: z.int(),
  examples: z.array(optionSchema),
  /** Roles that can take it over; empty when it can only be released. */
  takers: z.array(z.enum(ROLE_NAMES)),
  /** It can be left unassigned, or stopped. */
  canLetGo: z.boolean(),
});

/** Who takes each kind of work; null releases it. */
export const handOverSchema = z.partialRecord(kind, z.nullable(idSchema));

export type OpenWork = z.infer<typeof openWorkSchema>;
export type HandOver = z.infer<typeof handOverSchema>;
