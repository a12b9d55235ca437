import * as z from 'zod/mini';
import { idSchema, instant, nothing } from '../base/answers';
import { catalogStatus, OWN_DRAFTS } from './catalog-record';
import { endpoint } from '../base/endpoint';
import { photoSchema } from '../photo-record';
import { personSchema } from '../users/staff';

const access = { screens: ['catalog-upload', 'wa-catalog-inbox', 'wa-catalog-add'] } as const;

/** Most photos compared per call. */
export const LIKENESS_LIMIT = 20;

/** Most matches shown per photo, so that a photo used everywhere does not produce an endless list. */
export const MATCHES_LIMIT = 20;

/** Most decisions per call. */
export const DECISIONS_LIMIT = 1000;

/** A catalog photo that looks like an uploaded photo. */
export const likenessMatchSchema = z.object({
  likeness: z.enum(['same-bytes', 'same-picture', 'other-colour']),
  photo: photoSchema,
  catalog: z.object({
    id: idSchema,
    title: z.string(),
    seller: z.object({ id: idSchema, businessName: z.string() }),
    status: catalogStatus,
    createdAt: instant,
  }),
  /** Who marked it as a duplicate earlier; null when it is undecided. */
  decided: z.nullable(z.object({ by: personSchema, at: instant })),
});

export const likenessSchema = z.object({
  photo: photoSchema,
  /** Known duplicates first, then the most likely. */
  matches: z.array(likenessMatchSchema).check(z.minLength(1), z.maxLength(MATCHES_LIMIT)),
  /** Number of further matches; they are returned once these are decided. */
  more: z.int().check(z.nonnegative()),
});

export type LikenessMatch = z.infer<typeof likenessMatchSchema>;
export type PhotoLikeness = z.infer<typeof likenessSchema>;

const decision = z.strictObject({ photoId: idSchema, likePhotoId: idSchema, isDuplicate: z.boolean() });

export type LikenessDecision = z.infer<typeof decision>;

export const likenessesApi = {
  find: endpoint({
    id: 'likenesses.find',
    summary: 'Which of these photos look like one of a catalog. Answered pairs are left out.',
    method: 'POST',
    path: '/api/likenesses',
    access,
    body: z.strictObject({
      photoIds: z.array(idSchema).check(z.minLength(1), z.maxLength(LIKENESS_LIMIT)),
    }),
    answer: z.array(likenessSchema),
  }),
  decide: endpoint({
    id: 'likenesses.decide',
    summary: 'Records whether photos that look alike are duplicates; the last answer counts.',
    method: 'PUT',
    path: '/api/likenesses/decisions',
    access: { screens: [...access.screens, 'catalog-browse'] },
    body: z.strictObject({ decisions: z.array(decision).check(z.minLength(1), z.maxLength(DECISIONS_LIMIT)) }),
    answer: nothing,
  }),
  group: endpoint({
    id: 'likenesses.group',
    summary: `Groups the catalog made from a photo with another one of its seller. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/likenesses/group',
    access,
    body: z.strictObject({ photoId: idSchema, catalogId: idSchema }),
    answer: z.object({ groupId: idSchema, name: z.string() }),
  }),
};
