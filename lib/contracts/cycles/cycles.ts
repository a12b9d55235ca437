import * as z from 'zod/mini';
import { idParams, idSchema } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { requiredText, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf } from '../base/list';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import { cycleFormSchema, cycleProgressSchema, cycleSchema, cycleStatus } from './cycle-record';

const access = { screens: ['admin-cycle', 'admin-cycle-new', 'admin-cycle-edit'] } as const;

export const cyclesApi = {
  list: endpoint({
    id: 'cycles.list',
    summary: 'Cycles with their markets and counts, the latest first.',
    method: 'GET',
    path: '/api/cycles',
    access,
    query: listQuery(['firstDay', 'name'], '-firstDay', { status: anyOf(cycleStatus), marketId: anyOf(idSchema) }),
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
    summary: 'Plans a cycle. Each day of a market belongs to one cycle only.',
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
    body: z.strictObject({ to: cycleStatus, reason: z.optional(requiredText('Say why.', 500)), version }),
    answer: cycleSchema,
  }),
  progress: endpoint({
    id: 'cycles.progress',
    summary: 'Work done in a cycle by day, market, person and seller.',
    method: 'GET',
    path: '/api/cycles/[id]/progress',
    access,
    params: idParams,
    answer: cycleProgressSchema,
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
