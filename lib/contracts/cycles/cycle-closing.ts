import * as z from 'zod/mini';
import { LEFTOVER_ENDS } from '@/lib/domain/cycles/closing';
import { UPLOAD_KINDS } from '@/lib/domain/uploads/upload-status';
import { idParams, idSchema, instant, nothing } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { version } from '../base/form-fields';
import { personSchema } from '../users/staff';
import { jobSchema } from '../jobs';
import { CYCLE_LIMITS } from './cycle-record';

const access = { screens: ['admin-cycle-edit'] } as const;
export const REPORT_FORMATS = ['pdf', 'csv'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const end = z.enum(LEFTOVER_ENDS);
const days = 'Use 1 to 365 days.';

/** Closes a cycle: unfinished uploads follow one rule, except those decided on individually. */
export const closingSchema = z.strictObject({
  rule: z.strictObject({
    assigned: end,
    unassigned: end,
    oldFrom: z.nullable(z.int(days).check(z.minimum(1, days), z.maximum(365, days))),
    old: end,
  }),
  exceptions: z.array(z.strictObject({ uploadId: idSchema, end })).check(z.maxLength(CYCLE_LIMITS.uploads)),
});

export type Closing = z.output<typeof closingSchema>;

/** Unfinished uploads in the markets of a cycle. */
export const unfinishedSchema = z.object({
  /** Oldest first, at most {@link CYCLE_LIMITS.uploads}. */
  uploads: z.array(
    z.object({
      id: idSchema,
      kind: z.enum(UPLOAD_KINDS),
      seller: z.object({ id: idSchema, businessName: z.string() }),
      editor: z.nullable(personSchema),
      /** An editor holds it right now. */
      isHeld: z.boolean(),
      catalogs: z.int(),
      createdAt: instant,
    }),
  ),
  /** All open uploads, listed or not. */
  openUploads: z.int(),
  inReview: z.int(),
  sentBack: z.int(),
});

export type Unfinished = z.infer<typeof unfinishedSchema>;

export const cycleClosingApi = {
  unfinished: endpoint({
    id: 'cycleClosing.unfinished',
    summary: 'Unfinished uploads in the markets of a cycle.',
    method: 'GET',
    path: '/api/cycles/[id]/unfinished',
    access,
    params: idParams,
    answer: unfinishedSchema,
  }),
  preview: endpoint({
    id: 'cycleClosing.preview',
    summary: 'How many uploads would carry over, return to the pool or be dropped.',
    method: 'POST',
    path: '/api/cycles/[id]/close-preview',
    access,
    params: idParams,
    body: closingSchema,
    answer: z.record(end, z.int()),
  }),
  close: endpoint({
    id: 'cycleClosing.close',
    summary:
      'Starts a job that closes a cycle: settles unfinished uploads and freezes its numbers, all or nothing. No ' +
      'job if it is already closed.',
    method: 'POST',
    path: '/api/cycles/[id]/close',
    access,
    params: idParams,
    body: z.extend(closingSchema, { version }),
    answer: z.nullable(jobSchema),
    status: 202,
  }),
  report: endpoint({
    id: 'cycleClosing.report',
    summary: 'The report of a closed cycle, as PDF or CSV.',
    method: 'GET',
    path: '/api/cycles/[id]/report',
    access,
    params: idParams,
    query: z.strictObject({ format: z.enum(REPORT_FORMATS) }),
    download: true,
    answer: nothing,
  }),
  reopen: endpoint({
    id: 'cycleClosing.reopen',
    summary:
      'Starts a job that undoes a closing within a day: uploads return to their editors unless another has ' +
      'taken them since.',
    method: 'POST',
    path: '/api/cycles/[id]/reopen',
    access,
    params: idParams,
    body: z.strictObject({ version }),
    answer: z.nullable(jobSchema),
    status: 202,
  }),
  job: endpoint({
    id: 'cycleClosing.job',
    summary: 'The last job that closed a cycle or undid it.',
    method: 'GET',
    path: '/api/cycles/[id]/job',
    access,
    params: idParams,
    answer: z.nullable(jobSchema),
  }),
};
