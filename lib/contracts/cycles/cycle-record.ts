import * as z from 'zod/mini';
import { CYCLE_STATUSES } from '@/lib/domain/cycles/cycle-status';
import { STAGES } from '@/lib/domain/cycles/stages';
import { idSchema, instant } from '../base/answers';
import { requiredLine, version } from '../base/form-fields';
import { optionSchema } from '../base/options';
import { personSchema } from '../users/staff';

/** Markets that one cycle can have, sellers that its page names, and uploads that are listed or decided on one by one. */
export const CYCLE_LIMITS = { markets: 50, sellers: 30, uploads: 500 } as const;

const day = z.iso.date('Choose a day.');
export const cycleStatus = z.enum(CYCLE_STATUSES);
const counts = z.record(z.enum(STAGES), z.int());

const wholeTo = (most: number, sentence: string) =>
  z.nullable(z.int('Type a whole number.').check(z.minimum(0, 'Use zero or more.'), z.maximum(most, sentence)));
const target = wholeTo(1_000_000, 'Use at most 10,00,000.');
const valueTarget = wholeTo(100_000_000_000, 'Use at most ₹1,00,00,00,000.');

/** How many uploads carried over, went back to the pool and were dropped at closing, and what waited besides. */
const outcome = z.object({
  uploads: z.int(),
  inReview: z.int(),
  sentBack: z.int(),
  backToPool: z.int(),
  dropped: z.int(),
});

export const cycleSchema = z.object({
  id: idSchema,
  name: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  markets: z.array(optionSchema),
  /** How many of each stage are planned, the value in paise; null where nothing is. */
  targets: z.record(z.enum(STAGES), z.nullable(z.int())),
  responsible: personSchema,
  status: cycleStatus,
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
  /** Those that most came from, at most {@link CYCLE_LIMITS.sellers}. */
  sellers: z.array(z.object({ seller: z.object({ id: idSchema, businessName: z.string() }), counts })),
});

export type CycleProgress = z.infer<typeof cycleProgressSchema>;

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
  targets: z.strictObject({
    came_in: target,
    tagged: target,
    reviewed: target,
    live: target,
    videos: target,
    orders: target,
    value: valueTarget,
  }),
  responsibleId: z.uuid('Choose who is responsible.'),
});

export type CycleForm = z.output<typeof cycleFormSchema>;
