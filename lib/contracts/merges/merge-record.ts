import * as z from 'zod/mini';
import { SIDES } from '@/lib/domain/merges/field-picks';
import { MERGE_KINDS } from '@/lib/domain/merges/merge-kinds';
import { MERGE_STATES } from '@/lib/domain/merges/merge-states';
import { idSchema, instant } from '../base/answers';
import { version } from '../base/form-fields';
import { optionSchema } from '../base/options';
import { photoSchema } from '../photo-record';
import { personSchema } from '../users/staff';

export const mergeKind = z.enum(MERGE_KINDS);
export const mergeState = z.enum(MERGE_STATES);
const side = z.enum(SIDES);

/** Two records that may be one, and what became of it. */
export const mergeRequestSchema = z.object({
  id: idSchema,
  kind: mergeKind,
  first: optionSchema,
  second: optionSchema,
  score: z.int(),
  isCertain: z.boolean(),
  /** In words, the weightiest first. */
  reasons: z.array(z.string()),
  /** Nobody where the software suggested it. */
  askedBy: z.nullable(personSchema),
  note: z.string(),
  status: mergeState,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  decidedBy: z.nullable(personSchema),
  createdAt: instant,
  version,
});

export type MergeRequest = z.infer<typeof mergeRequestSchema>;

const partySchema = z.extend(optionSchema, {
  path: z.string(),
  version,
  createdAt: instant,
  status: z.string(),
  /** What the two are looked at by; none for kinds that have no photos. */
  photos: z.array(photoSchema),
});

const fieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  survivor: z.string(),
  loser: z.string(),
  differs: z.boolean(),
  /** Whose value is proposed, and why. */
  pick: side,
  why: z.string(),
  /** It stays with the record: only swapping the two changes which one it is. */
  isFixed: z.boolean(),
});

const obstacleSchema = z.object({ sentence: z.string(), todo: z.string(), blocks: z.boolean() });

/** Two records side by side, the one that stays first. */
export const mergeCaseSchema = z.object({
  request: mergeRequestSchema,
  survivor: partySchema,
  loser: partySchema,
  fields: z.array(fieldSchema),
  /** What would go along; what stays has its place taken at the survivor. */
  moves: z.array(z.object({ what: z.string(), moves: z.int(), stays: z.int() })),
  obstacles: z.array(obstacleSchema),
  /** Until when the merge can be undone; null where there is none to undo. */
  undoUntil: z.nullable(instant),
});

export type MergeCase = z.infer<typeof mergeCaseSchema>;

const sinceRow = z.object({
  id: idSchema,
  what: z.string(),
  /** Which row it is, in its own words. */
  text: z.string(),
  /** What happened to it, as a sentence. */
  how: z.string(),
  /** Goes back unless told otherwise. */
  goesBack: z.boolean(),
  /** It is gone: nothing can be done about it. */
  isGone: z.boolean(),
});

/** What was written since a merge: what undoing it asks about. */
export const undoPreviewSchema = z.object({
  until: instant,
  changed: z.array(sinceRow),
  added: z.array(z.object({ id: idSchema, what: z.string(), text: z.string() })),
});

export type UndoPreview = z.infer<typeof undoPreviewSchema>;

export const commentSchema = z.object({ id: idSchema, text: z.string(), author: personSchema, at: instant });
