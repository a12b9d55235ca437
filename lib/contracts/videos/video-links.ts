import * as z from 'zod/mini';
import { LANGUAGES } from '@/lib/domain/videos/video-text';
import { idSchema } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { linkState, VIDEO_LIMITS, videoStatus } from './video-record';

const linking = { screens: ['video-link'] } as const;

/** Most links per import. */
export const LINK_LIMIT = 200;
/** Most links looked up at the provider while the user waits; a job looks up all links that are added. */
export const TOLD_LIMIT = 10;

const url = z.string().check(z.minLength(1), z.maxLength(2000));
const some = [
  z.minLength(1, 'Paste at least one link.'),
  z.maxLength(LINK_LIMIT, `Send at most ${LINK_LIMIT} links.`),
] as const;
const urls = z.array(url).check(...some);

/** Details given with imported videos. */
export const brought = {
  sellerId: idSchema,
  note: z.string().check(z.trim(), z.maxLength(VIDEO_LIMITS.note, `Use at most ${VIDEO_LIMITS.note} characters.`)),
  priority: z.int().check(z.minimum(-10), z.maximum(10)),
} as const;

const languages = z.array(z.enum(LANGUAGES)).check(z.maxLength(LANGUAGES.length));

/** A link with its own details. */
const link = z.strictObject({ url, languages: z.optional(languages), ...z.partial(z.object(brought)).shape });

/** Videos added as links. */
export const videoLinksApi = {
  known: endpoint({
    id: 'videoLinks.known',
    summary: 'Which of these links are videos here already.',
    method: 'POST',
    path: '/api/videos/links/known',
    access: linking,
    body: z.strictObject({ urls }),
    answer: z.array(z.object({ key: z.string(), id: idSchema, name: z.string(), status: videoStatus })),
  }),
  tell: endpoint({
    id: 'videoLinks.tell',
    summary: 'What providers tell about links, and the seller whose videos a channel has posted so far.',
    method: 'POST',
    path: '/api/videos/links/told',
    access: linking,
    body: z.strictObject({ urls: urls.check(z.maxLength(TOLD_LIMIT, `Ask about at most ${TOLD_LIMIT} links.`)) }),
    answer: z.array(
      z.object({
        key: z.string(),
        state: linkState,
        title: z.nullable(z.string()),
        author: z.nullable(z.string()),
        seller: z.nullable(z.object({ id: idSchema, businessName: z.string() })),
      }),
    ),
  }),
  add: endpoint({
    id: 'videoLinks.add',
    summary:
      'Adds a video for every new link. Fields of one link override those of all; ' +
      'each needs a seller. A link that leads to no video is refused.',
    method: 'POST',
    path: '/api/videos/links',
    access: linking,
    body: z.strictObject({
      ...brought,
      /** Null when every link has its own seller. */
      sellerId: z.nullable(idSchema),
      languages,
      links: z.array(link).check(...some),
    }),
    answer: z.object({ added: z.int(), known: z.int() }),
    status: 201,
  }),
};
