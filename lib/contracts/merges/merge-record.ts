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

/** Two records that may be the same, and the decision about them. */
export const mergeRequestSchema = z.object({
  id: idSchema,
  kind: mergeKind,
  first: optionSchema,
  second: optionSchema,
  score: z.int(),
  isCertain: z.boolean(),
  /** Sentences, the strongest reason first. */
  reasons: z.array(z.string()),
  /** Null when the software suggested it. */
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
  /** Photos to compare the two by; empty for kinds without photos. */
  photos: z.array(photoSchema),
});

const fieldSchema = z.object({
  name: z.string(),
  label: z.string(),
  survivor: z.string(),
  loser: z.string(),
  differs: z.boolean(),
  /** The record whose value is suggested, and why. */
  pick: side,
  why: z.string(),
  /** The value belongs to the record itself: only swapping the two records changes it. */
  isFixed: z.boolean(),
});

const obstacleSchema = z.object({ sentence: z.string(), todo: z.string(), blocks: z.boolean() });

/** Two records side by side, the survivor first. */
export const mergeCaseSchema = z.object({
  request: mergeRequestSchema,
  survivor: partySchema,
  loser: partySchema,
  fields: z.array(fieldSchema),
  /** What would move to the survivor; the rest already has a counterpart there. */
  moves: z.array(z.object({ what: z.string(), moves: z.int(), stays: z.int() })),
  obstacles: z.array(obstacleSchema),
  /** The merge can be undone until then; null when there is nothing to undo. */
  undoUntil: z.nullable(instant),
});

export type MergeCase = z.infer<typeof mergeCaseSchema>;

const sinceRow = z.object({
  id: idSchema,
  what: z.string(),
  /** Describes the row in its own terms. */
  text: z.string(),
  /** What happened to the row, as a sentence. */
  how: z.string(),
  /** Moves back by default. */
  goesBack: z.boolean(),
  /** The row no longer exists, so it cannot be changed. */
  isGone: z.boolean(),
});

/** Rows written since a merge, which undoing it asks about. */
export const undoPreviewSchema = z.object({
  until: instant,
  changed: z.array(sinceRow),
  added: z.array(z.object({ id: idSchema, what: z.string(), text: z.string() })),
});

export type UndoPreview = z.infer<typeof undoPreviewSchema>;

export const commentSchema = z.object({ id: idSchema, text: z.string(), author: personSchema, at: instant });
