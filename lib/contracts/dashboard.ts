import * as z from 'zod/mini';
import { BROWSING_SCREENS } from '@/lib/domain/catalogs/browsing-screens';
import { THING_KINDS } from '@/lib/domain/records/next-things';
import { idSchema, instant } from './base/answers';
import { countsByStatusSchema, countSchema } from './base/counts';
import { endpoint } from './base/endpoint';

/** A person's open work. A part is absent when their roles do not open the screens it counts. */
export const dashboardSchema = z.object({
  /** All sellers. */
  sellers: z.optional(
    z.object({ byStatus: countsByStatusSchema, withoutSalesman: countSchema, inactive: countSchema }),
  ),
  /** The salesman's own sellers. */
  portfolio: z.optional(z.object({ byStatus: countsByStatusSchema, inactive: countSchema })),
  silentGroups: z.optional(countSchema),
  /** An editor's work items, and those finished since the start of the Indian day. */
  tagging: z.optional(z.object({ waiting: z.int(), doneToday: z.int() })),
  /** Catalogs waiting for the person's review. */
  review: z.optional(countSchema),
  /** Unassigned work items, and those an admin has to look at. */
  assigning: z.optional(z.object({ ofNobody: countSchema, escalated: countSchema })),
  /** Followed orders by next step; dues are only for users who manage buyers. */
  orders: z.optional(
    z.object({
      drafts: countSchema,
      toAnswer: countSchema,
      late: countSchema,
      toDispatch: countSchema,
      lrMissing: countSchema,
      returns: countSchema,
      due: z.optional(countSchema),
    }),
  ),
  /** Videos by next step; each count is shown to the people who do that step. */
  videos: z.optional(
    z.object({
      toCut: z.optional(z.int()),
      toTag: z.optional(countSchema),
      review: z.optional(countSchema),
      ofNobody: z.optional(countSchema),
    }),
  ),
  /** WhatsApp posts without a decision. */
  newPosts: z.optional(countSchema),
  /** Active cycles, with their live and planned numbers. */
  cycles: z.optional(
    z.array(
      z.object({
        id: idSchema,
        name: z.string(),
        firstDay: z.string(),
        lastDay: z.string(),
        live: z.int(),
        target: z.nullable(z.int()),
      }),
    ),
  ),
  /** Open requests for a new password. */
  passwordResets: z.optional(z.int()),
  /** The person's own recent jobs. */
  jobs: z.object({ active: z.int(), failed: z.int() }),
});

export type Dashboard = z.infer<typeof dashboardSchema>;

/** One item that waits for the person. */
export const thingSchema = z.object({
  kind: z.enum(THING_KINDS),
  /** Id of the record where it is done. */
  id: idSchema,
  name: z.string(),
  /** Who it comes from; empty when it comes from no person. */
  from: z.string(),
  /** Since when it has been waiting. */
  at: instant,
});

export type Thing = z.infer<typeof thingSchema>;

export const dashboardDaysSchema = z.object({
  /** Recent days and what was done on each, today last. */
  days: z.array(z.object({ day: z.string(), cameIn: z.int(), tagged: z.int(), live: z.int() })),
  /** Work waiting now by age, youngest first. */
  waiting: z.object({ uploads: z.array(z.int()), reviews: z.array(z.int()) }),
});

export type DashboardDays = z.infer<typeof dashboardDaysSchema>;

export const dashboardApi = {
  get: endpoint({
    id: 'dashboard.get',
    summary: 'The caller’s work in figures, limited to what their roles open.',
    method: 'GET',
    path: '/api/dashboard',
    access: 'signed-in',
    answer: dashboardSchema,
  }),
  next: endpoint({
    id: 'dashboard.next',
    summary: 'What waits for the caller: the longest waiting of each kind their roles open.',
    method: 'GET',
    path: '/api/dashboard/next',
    access: 'signed-in',
    answer: z.array(thingSchema),
  }),
  days: endpoint({
    id: 'dashboard.days',
    summary: 'Catalogs that came in, were tagged and went live on each of the last 14 days, and how long others wait.',
    method: 'GET',
    path: '/api/dashboard/days',
    access: { screens: BROWSING_SCREENS },
    answer: dashboardDaysSchema,
  }),
};
