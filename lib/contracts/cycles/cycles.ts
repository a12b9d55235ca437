import * as z from 'zod/mini';
import { CYCLE_STATUSES } from '@/lib/domain/cycles/cycle-status';
import { STAGES } from '@/lib/domain/cycles/stages';
import { idParams, idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { requiredLine, requiredText, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf } from '../base/list';
import { optionSchema } from '../base/options';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import { personSchema } from '../users/staff';

const access = { screens: ['admin-cycle', 'admin-cycle-new', 'admin-cycle-edit'] } as const;

/** Markets that one cycle can have, and uploads that go back to the pool when it is closed. */
export const CYCLE_LIMITS = { markets: 50, uploads: 500 } as const;

const day = z.iso.date('Choose a day.');
const status = z.enum(CYCLE_STATUSES);
const counts = z.record(z.enum(STAGES), z.int());
const target = z.nullable(
  z
    .int('Type a whole number.')
    .check(z.minimum(0, 'Use zero or more.'), z.maximum(1_000_000, 'Use at most 10,00,000.')),
);

/** How much carried over when a cycle was closed, and how many uploads went back to the pool. */
const outcome = z.object({ uploads: z.int(), inReview: z.int(), sentBack: z.int(), backToPool: z.int() });

export const cycleSchema = z.object({
  id: idSchema,
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  markets: z.array(optionSchema),
  /** How many of each stage are planned; null where nothing is. */
  targets: z.record(z.enum(STAGES), z.nullable(z.int())),
  responsible: personSchema,
  status,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  /** How many of each stage there are so far; the final numbers of a closed cycle. */
  counts,
  /** What became of what was unfinished; null until it is closed. */
  outcome: z.nullable(outcome),
  createdAt: instant,
  version,
});

export type Cycle = z.infer<typeof cycleSchema>;

export const cycleProgressSchema = z.object({
  stages: z.array(
    z.object({
      stage: z.enum(STAGES),
      days: z.array(z.object({ day: z.string(), count: z.int() })),
      /** What its markets did on each whole day of their cycles of late, for a forecast. */
      pace: z.array(z.int()),
    }),
  ),
  markets: z.array(z.object({ market: optionSchema, counts })),
  people: z.array(z.object({ person: personSchema, counts })),
});

export type CycleProgress = z.infer<typeof cycleProgressSchema>;

/** What is not done yet in the markets of a cycle. */
export const unfinishedSchema = z.object({
  /** The oldest first, at most as many as go back to the pool in one go. */
  uploads: z.array(
    z.object({
      id: idSchema,
      seller: z.object({ id: idSchema, businessName: z.string() }),
      editor: z.nullable(personSchema),
      catalogs: z.int(),
      createdAt: instant,
    }),
  ),
  /** All of them, shown or not. */
  openUploads: z.int(),
  inReview: z.int(),
  sentBack: z.int(),
});

export type Unfinished = z.infer<typeof unfinishedSchema>;

/** What a closed cycle came to. */
export interface CycleResults {
  counts: Cycle['counts'];
  progress: CycleProgress;
  outcome: z.output<typeof outcome>;
}

export const cycleFormSchema = z.strictObject({
  name: requiredLine('Name the cycle.', 80),
  firstDay: day,
  lastDay: day,
  marketIds: z.array(idSchema).check(
    z.minLength(1, 'Choose at least one market.'),
    z.maxLength(CYCLE_LIMITS.markets, `Use at most ${CYCLE_LIMITS.markets} markets.`),
    z.refine((ids) => new Set(ids).size === ids.length, 'A market is in the list twice.'),
  ),
  targets: z.strictObject({ came_in: target, tagged: target, reviewed: target, live: target }),
  responsibleId: z.uuid('Choose who is responsible.'),
});

export type CycleForm = z.output<typeof cycleFormSchema>;

export const cyclesApi = {
  list: endpoint({
    id: 'cycles.list',
    summary: 'Cycles with their markets and counts, the latest first.',
    method: 'GET',
    path: '/api/cycles',
    access,
    query: listQuery(['firstDay', 'name'], '-firstDay', { status: anyOf(status), marketId: anyOf(idSchema) }),
    answer: pageOf(cycleSchema),
  }),
  get: endpoint({
    id: 'cycles.get',
    summary: 'One cycle.',
    method: 'GET',
    path: '/api/cycles/[id]',
    access,
    params: idParams,
    answer: cycleSchema,
  }),
  create: endpoint({
    id: 'cycles.create',
    summary: 'Plans a cycle. A market gives each of its days to one cycle only.',
    method: 'POST',
    path: '/api/cycles',
    access,
    body: cycleFormSchema,
    answer: cycleSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'cycles.update',
    summary: 'Changes a cycle that is not closed; first day and markets until it starts.',
    method: 'PATCH',
    path: '/api/cycles/[id]',
    access,
    params: idParams,
    body: z.extend(z.partial(cycleFormSchema), { version }),
    answer: cycleSchema,
  }),
  step: endpoint({
    id: 'cycles.step',
    summary: 'Takes a cycle to another status. A market has one active cycle at most.',
    method: 'POST',
    path: '/api/cycles/[id]/status',
    access,
    params: idParams,
    body: z.strictObject({ to: status, reason: z.optional(requiredText('Say why.', 500)), version }),
    answer: cycleSchema,
  }),
  progress: endpoint({
    id: 'cycles.progress',
    summary: 'What was done in a cycle by day, market and person, as it was stamped when it happened.',
    method: 'GET',
    path: '/api/cycles/[id]/progress',
    access,
    params: idParams,
    answer: cycleProgressSchema,
  }),
  unfinished: endpoint({
    id: 'cycles.unfinished',
    summary: 'What is not done yet in the markets of a cycle.',
    method: 'GET',
    path: '/api/cycles/[id]/unfinished',
    access,
    params: idParams,
    answer: unfinishedSchema,
  }),
  close: endpoint({
    id: 'cycles.close',
    summary:
      'Closes a cycle for good: some uploads go back to the pool, the others carry over, its numbers are frozen.',
    method: 'POST',
    path: '/api/cycles/[id]/close',
    access,
    params: idParams,
    body: z.strictObject({ poolIds: z.array(idSchema).check(z.maxLength(CYCLE_LIMITS.uploads)), version }),
    answer: cycleSchema,
  }),
  history: endpoint({
    id: 'cycles.history',
    summary: 'Who changed what about a cycle.',
    method: 'GET',
    path: '/api/cycles/[id]/history',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
