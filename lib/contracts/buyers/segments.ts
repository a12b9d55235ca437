import * as z from 'zod/mini';
import { idParams, idSchema, instant, nothing } from '../base/answers';
import { countSchema } from '../base/counts';
import { endpoint } from '../base/endpoint';
import { requiredLine } from '../base/form-fields';
import { personSchema } from '../users/staff';

const access = { screens: ['buyer-browse'] } as const;

export const segmentSchema = z.object({
  id: idSchema,
  name: z.string(),
  /** The filter as the list's query string; for a frozen segment, its own buyers. */
  search: z.string(),
  count: countSchema,
  frozenAt: z.nullable(instant),
  createdBy: personSchema,
  createdAt: instant,
});

export type Segment = z.infer<typeof segmentSchema>;

export const segmentsApi = {
  list: endpoint({
    id: 'segments.list',
    summary: 'Segments of buyers with how many match now, or did when a segment was frozen.',
    method: 'GET',
    path: '/api/buyer-segments',
    access,
    answer: z.array(segmentSchema),
  }),
  create: endpoint({
    id: 'segments.create',
    summary: 'Gives a filter of the list of buyers a name.',
    method: 'POST',
    path: '/api/buyer-segments',
    access,
    body: z.strictObject({
      name: requiredLine('Type a name for the segment.', 80),
      search: z.string().check(z.maxLength(2000)),
    }),
    answer: segmentSchema,
    status: 201,
  }),
  freeze: endpoint({
    id: 'segments.freeze',
    summary: 'Freezes a segment to the buyers it finds now. Doing it again answers the same.',
    method: 'POST',
    path: '/api/buyer-segments/[id]/freeze',
    access,
    params: idParams,
    answer: segmentSchema,
  }),
  remove: endpoint({
    id: 'segments.remove',
    summary: 'Removes a segment; its buyers stay.',
    method: 'DELETE',
    path: '/api/buyer-segments/[id]',
    access,
    params: idParams,
    answer: nothing,
  }),
};
