import * as z from 'zod/mini';
import { LESSON_FIELDS } from '@/lib/domain/captions/lessons';
import { idParams, idSchema, instant, nothing } from './base/answers';
import { endpoint } from './base/endpoint';

/** What corrections taught about a seller's captions. */
export const captionLessonSchema = z.object({
  id: idSchema,
  field: z.enum(LESSON_FIELDS),
  said: z.string(),
  value: z.string(),
  times: z.int(),
  lastAt: instant,
});

export type CaptionLesson = z.infer<typeof captionLessonSchema>;

const access = { screens: ['catalog-tag', 'seller-view'] } as const;

export const captionLessonsApi = {
  ofSeller: endpoint({
    id: 'captionLessons.ofSeller',
    summary: 'What corrections taught about the captions of a seller, most frequent first.',
    method: 'GET',
    path: '/api/sellers/[id]/caption-lessons',
    access,
    params: idParams,
    answer: z.array(captionLessonSchema),
  }),
  remove: endpoint({
    id: 'captionLessons.remove',
    summary: 'Forgets one of them; the next correction teaches it again.',
    method: 'DELETE',
    path: '/api/caption-lessons/[id]',
    access,
    params: idParams,
    answer: nothing,
  }),
};
