import * as z from 'zod/mini';
import { JOB_STATES } from '@/lib/domain/jobs/job-states';
import { idParams, idSchema, instant } from './base/answers';
import { endpoint } from './base/endpoint';
import { anyOf, listQuery, pageOf } from './base/list';
import { personSchema } from './users/staff';

const state = z.enum(JOB_STATES);

export const jobSchema = z.object({
  id: idSchema,
  kind: z.string(),
  title: z.string(),
  owner: personSchema,
  state,
  done: z.int(),
  /** Null while unknown. */
  total: z.nullable(z.int()),
  /** Result of the job; its shape depends on the kind. */
  result: z.nullable(z.record(z.string(), z.unknown())),
  failure: z.nullable(z.string()),
  tries: z.int(),
  isCancelling: z.boolean(),
  createdAt: instant,
  startedAt: z.nullable(instant),
  endedAt: z.nullable(instant),
});

export type Job = z.infer<typeof jobSchema>;

export const jobsApi = {
  mine: endpoint({
    id: 'jobs.mine',
    summary: 'The caller’s latest jobs, running or recently failed ones included, newest first.',
    method: 'GET',
    path: '/api/jobs/mine',
    access: 'signed-in',
    answer: z.array(jobSchema),
  }),
  get: endpoint({
    id: 'jobs.get',
    summary: 'One background job: the caller’s own, or any for an admin.',
    method: 'GET',
    path: '/api/jobs/[id]',
    access: 'signed-in',
    params: idParams,
    answer: jobSchema,
  }),
  cancel: endpoint({
    id: 'jobs.cancel',
    summary: 'Stops a job between two steps; finished work stays. Doing it again answers the same.',
    method: 'POST',
    path: '/api/jobs/[id]/cancel',
    access: 'signed-in',
    params: idParams,
    answer: jobSchema,
  }),
  retry: endpoint({
    id: 'jobs.retry',
    summary: 'Requeues a failed job; it continues where it stopped.',
    method: 'POST',
    path: '/api/jobs/[id]/retry',
    access: 'signed-in',
    params: idParams,
    answer: jobSchema,
  }),
  list: endpoint({
    id: 'jobs.list',
    summary: 'Background jobs of all staff; only failed ones when asked.',
    method: 'GET',
    path: '/api/jobs',
    access: { roles: ['admin'] },
    query: z.omit(listQuery(['createdAt'], '-createdAt', { state: anyOf(state) }), { q: true }),
    answer: pageOf(jobSchema),
  }),
};
