import * as z from 'zod/mini';
import { idParams, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { requiredText } from '../base/form-fields';
import { pageOf } from '../base/list';
import { sellersApi } from '../sellers/sellers';
import { personSchema } from '../users/staff';
import { timelineQuery } from '../base/timeline';
import { visitSchema } from '../visits';

/** Salesmen open their own page, admins every salesman's. */
const access = { screens: ['seller-salesman'] } as const;

const aim = z
  .int('Type a whole number.')
  .check(z.minimum(0, 'Use zero or more.'), z.maximum(10_000, 'Use at most 10,000.'));
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Write the month like 2026-11.'));
const target = z.object({ visits: z.int(), newSellers: z.int() });

export const portfolioSchema = z.object({
  salesman: personSchema,
  active: z.boolean(),
  sellers: sellersApi.counts.answer,
  /** This month so far, and its targets. */
  month: z.object({ name: month, visits: z.int(), newSellers: z.int(), target: z.nullable(target) }),
});

export type Portfolio = z.infer<typeof portfolioSchema>;

export const visitFormSchema = z.strictObject({
  sellerId: z.uuid('Choose the seller.'),
  /** Defaults to now. */
  at: z.optional(instant),
  note: requiredText('Type what was talked about.', 2000),
});

export const targetFormSchema = z.strictObject({ month, visits: aim, newSellers: aim });

export type NewVisit = z.output<typeof visitFormSchema>;
export type NewTarget = z.output<typeof targetFormSchema>;

export const salesmenApi = {
  get: endpoint({
    id: 'salesmen.get',
    summary: 'The portfolio of a salesman and how the month goes.',
    method: 'GET',
    path: '/api/salesmen/[id]',
    access,
    params: idParams,
    answer: portfolioSchema,
  }),
  visits: endpoint({
    id: 'salesmen.visits',
    summary: 'Where a salesman was, the last visit first.',
    method: 'GET',
    path: '/api/salesmen/[id]/visits',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(visitSchema),
  }),
  addVisit: endpoint({
    id: 'salesmen.addVisit',
    summary: 'Writes down a visit to a seller of the portfolio.',
    method: 'POST',
    path: '/api/salesmen/[id]/visits',
    access,
    params: idParams,
    body: visitFormSchema,
    answer: visitSchema,
    status: 201,
  }),
  setTarget: endpoint({
    id: 'salesmen.setTarget',
    summary: 'Sets what a salesman is to reach in a month.',
    method: 'PUT',
    path: '/api/salesmen/[id]/target',
    access: { screens: ['admin-user'] },
    params: idParams,
    body: targetFormSchema,
    answer: portfolioSchema,
  }),
};
