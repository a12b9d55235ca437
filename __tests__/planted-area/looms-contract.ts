import * as z from 'zod/mini';
import type { ScreenId } from '@/config/menu';
import { idParams, idSchema, instant } from '@/lib/contracts/base/answers';
import { endpoint } from '@/lib/contracts/base/endpoint';
import { requiredLine, version } from '@/lib/contracts/base/form-fields';
import { listQuery, pageOf } from '@/lib/contracts/base/list';
import { historyEntrySchema, timelineQuery } from '@/lib/contracts/base/timeline';
import { LOOMS_ROW } from './looms-row';

const access = { screens: [LOOMS_ROW.id as string as ScreenId] } as const;

export const loomFormSchema = z.strictObject({
  name: requiredLine('Type the name of the loom.', 80),
  shuttles: z.int('Type a whole number.').check(z.minimum(0, 'Use zero or more.')),
});

export const loomSchema = z.object({ ...loomFormSchema.shape, id: idSchema, createdAt: instant, version });

export type LoomForm = z.infer<typeof loomFormSchema>;
export type Loom = z.infer<typeof loomSchema>;

export const loomsApi = {
  list: endpoint({
    id: 'looms.list',
    summary: 'Looms by name.',
    method: 'GET',
    path: '/api/looms',
    access,
    query: listQuery(['name', 'shuttles'], 'name', {}),
    answer: pageOf(loomSchema),
  }),
  get: endpoint({
    id: 'looms.get',
    summary: 'One loom.',
    method: 'GET',
    path: '/api/looms/[id]',
    access,
    params: idParams,
    answer: loomSchema,
  }),
  create: endpoint({
    id: 'looms.create',
    summary: 'Adds a loom.',
    method: 'POST',
    path: '/api/looms',
    access,
    body: loomFormSchema,
    answer: loomSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'looms.update',
    summary: 'Changes a loom.',
    method: 'PATCH',
    path: '/api/looms/[id]',
    access,
    params: idParams,
    body: z.extend(z.partial(loomFormSchema), { version }),
    answer: loomSchema,
  }),
  history: endpoint({
    id: 'looms.history',
    summary: 'Who changed what about a loom.',
    method: 'GET',
    path: '/api/looms/[id]/history',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
