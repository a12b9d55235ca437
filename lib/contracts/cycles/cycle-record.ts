import * as z from 'zod/mini';
import { CYCLE_STATUSES } from '@/lib/domain/cycles/cycle-status';
import { STAGES } from '@/lib/domain/cycles/stages';
import { idSchema, instant } from '../base/answers';
import { requiredLine, version } from '../base/form-fields';
import { optionSchema } from '../base/options';
import { personSchema } from '../users/staff';

/** Most markets per cycle, most sellers named on its page, and most uploads listed or decided on individually. */
export const CYCLE_LIMITS = { markets: 50, sellers: 30, uploads: 500 } as const;

const day = z.iso.date('Choose a day.');
export const cycleStatus = z.enum(CYCLE_STATUSES);
const counts = z.record(z.enum(STAGES), z.int());

const wholeTo = (most: number, sentence: string) =>
  z.nullable(z.int('Type a whole number.').check(z.minimum(0, 'Use zero or more.'), z.maximum(most, sentence)));
const target = wholeTo(1_000_000, 'Use at most 10,00,000.');
const valueTarget = wholeTo(100_000_000_000, 'Use at most ₹1,00,00,00,000.');

/** Uploads carried over, returned to the pool and dropped at closing, and other work still waiting then. */
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
  /** Planned number per stage, the value in paise; null where nothing is planned. */
  targets: z.record(z.enum(STAGES), z.nullable(z.int())),
  responsible: personSchema,
  status: cycleStatus,
  statusReason: z.nullable(z.string()),
  statusChangedAt: instant,
  /** Number per stage so far; final once the cycle is closed. */
  counts,
  /** What happened to unfinished work; null until the cycle is closed. */
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
      /** Output of its markets on each recent full day of their cycles, for a forecast. */
      pace: z.array(z.int()),
    }),
  ),
  markets: z.array(z.object({ market: optionSchema, counts })),
  people: z.array(z.object({ person: personSchema, counts })),
  /** Sellers with the most work, at most {@link CYCLE_LIMITS.sellers}. */
  sellers: z.array(z.object({ seller: z.object({ id: idSchema, businessName: z.string() }), counts })),
});

export type CycleProgress = z.infer<typeof cycleProgressSchema>;

/** Results of a closed cycle. */
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
