import * as z from 'zod/mini';
import { idParams, idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { personSchema } from '../users/staff';
import { CYCLE_LIMITS } from './cycle-record';

const access = { screens: ['admin-cycle-edit'] } as const;

const seller = z.object({ id: idSchema, businessName: z.string() });
const days = z.array(z.int());

const waitingUpload = z.object({
  id: idSchema,
  seller,
  editor: z.nullable(personSchema),
  /** Since when it has been in this state. */
  since: instant,
  skips: z.int(),
  /** Reason given with the last skip. */
  reason: z.nullable(z.string()),
});

export type WaitingUpload = z.infer<typeof waitingUpload>;

/** What holds up a cycle. Each list contains its first ten entries and the total. */
export const stuckSchema = z.object({
  oldest: z.object({ all: z.int(), rows: z.array(waitingUpload) }),
  held: z.object({ all: z.int(), rows: z.array(waitingUpload) }),
  /** Taken, but without a heartbeat since the lease expired. */
  overLease: z.object({ all: z.int(), rows: z.array(waitingUpload) }),
  skipped: z.object({ all: z.int(), rows: z.array(waitingUpload) }),
  inReview: z.object({
    all: z.int(),
    rows: z.array(z.object({ id: idSchema, title: z.string(), seller, since: instant })),
  }),
  /** Reasons for skipped uploads and for returned or rejected catalogs, in these seven days and the seven before. */
  reasons: z.array(z.object({ kind: z.enum(['skip', 'review']), reason: z.string(), now: z.int(), before: z.int() })),
  /** Work waiting in each queue, and its inflow and outflow on each recent full day. */
  queues: z.array(z.object({ queue: z.enum(['tagging', 'review']), waiting: z.int(), came: days, left: days })),
});

export type Stuck = z.infer<typeof stuckSchema>;

const moveSchema = z.strictObject({ uploadId: idSchema, fromId: z.nullable(idSchema), toId: z.nullable(idSchema) });

/** How much each person would have, and what would move to get there. */
export const proposalSchema = z.object({
  people: z.array(z.object({ person: personSchema, doneADay: z.number(), before: z.int(), after: z.int() })),
  moves: z.array(
    z.object({
      uploadId: idSchema,
      seller: z.string(),
      from: z.nullable(personSchema),
      to: personSchema,
    }),
  ),
});

export type Proposal = z.infer<typeof proposalSchema>;

export const cycleWorkApi = {
  stuck: endpoint({
    id: 'cycleWork.stuck',
    summary: 'What delays a cycle: its oldest, held, skipped and waiting work, and rising reasons.',
    method: 'GET',
    path: '/api/cycles/[id]/stuck',
    access,
    params: idParams,
    answer: stuckSchema,
  }),
  proposeMoves: endpoint({
    id: 'cycleWork.proposeMoves',
    summary: 'Which uploads would move so that all editors finish at about the same time.',
    method: 'GET',
    path: '/api/cycles/[id]/moves',
    access,
    params: idParams,
    answer: proposalSchema,
  }),
  move: endpoint({
    id: 'cycleWork.move',
    summary: 'Moves uploads that are still where they were seen; the reverse moves undo it.',
    method: 'POST',
    path: '/api/cycles/[id]/moves',
    access,
    params: idParams,
    body: z.strictObject({ moves: z.array(moveSchema).check(z.minLength(1), z.maxLength(CYCLE_LIMITS.uploads)) }),
    answer: z.object({ movedIds: z.array(idSchema) }),
  }),
};
