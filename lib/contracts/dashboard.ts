import * as z from 'zod/mini';
import { BROWSING_SCREENS } from '@/lib/domain/catalogs/browsing-screens';
import { THING_KINDS } from '@/lib/domain/records/next-things';
import { idSchema, instant } from './base/answers';
import { countsByStatusSchema, countSchema } from './base/counts';
import { endpoint } from './base/endpoint';

/** What there is to do for one person. A part is left out when their roles do not open what it counts. */
export const dashboardSchema = z.object({
  /** Everybody's sellers. */
  sellers: z.optional(
    z.object({ byStatus: countsByStatusSchema, withoutSalesman: countSchema, inactive: countSchema }),
  ),
  /** The person's own, as a salesman. */
  portfolio: z.optional(z.object({ byStatus: countsByStatusSchema, inactive: countSchema })),
  silentGroups: z.optional(countSchema),
  /** Work items of an editor, and those they finished since the Indian day began. */
  tagging: z.optional(z.object({ waiting: z.int(), doneToday: z.int() })),
  /** Catalogs that wait for a review by the person. */
  review: z.optional(countSchema),
  /** Work items that nobody has, and those that an admin has to look at. */
  assigning: z.optional(z.object({ ofNobody: countSchema, escalated: countSchema })),
  /** Orders by what comes next, of those the person follows; dues are for whoever looks after buyers. */
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
  /** Videos by what comes next, each count for those who do it. */
  videos: z.optional(
    z.object({
      toCut: z.optional(z.int()),
      toTag: z.optional(countSchema),
      review: z.optional(countSchema),
      ofNobody: z.optional(countSchema),
    }),
  ),
  /** Posts of WhatsApp that nobody decided on. */
  newPosts: z.optional(countSchema),
  /** Cycles that are active, with what is live of what is planned. */
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
  /** The person's own, of the last ones. */
  jobs: z.object({ active: z.int(), failed: z.int() }),
});

export type Dashboard = z.infer<typeof dashboardSchema>;

/** One thing that waits for the person. */
export const thingSchema = z.object({
  kind: z.enum(THING_KINDS),
  /** Of the record that it is done at. */
  id: idSchema,
  name: z.string(),
  /** From whom it comes; empty where it comes from nobody. */
  from: z.string(),
  /** Since when it waits. */
  at: instant,
});

export type Thing = z.infer<typeof thingSchema>;

export const dashboardDaysSchema = z.object({
  /** The last days with what was done on each, today last. */
  days: z.array(z.object({ day: z.string(), cameIn: z.int(), tagged: z.int(), live: z.int() })),
  /** What waits now, by its age, the youngest first. */
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
