import * as z from 'zod/mini';
import { POST_SCREENS, POST_STATES, SENDER_MATCHES } from '@/lib/domain/whatsapp/post-states';
import { idParams, idSchema, instant } from '../base/answers';
import { OWN_DRAFTS } from '../catalogs/catalog-record';
import { endpoint } from '../base/endpoint';
import { version } from '../base/form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from '../base/list';
import { photoSchema } from '../photo-record';

/**
 * One queue for everyone who can open one of these screens: they see and may settle every post, no matter who uploaded
 * its export. The export's progress, skipped lines and file are visible only to its uploader.
 */
const access = { screens: POST_SCREENS } as const;

const seller = z.nullable(z.object({ id: idSchema, businessName: z.string() }));

/** A sender of posts, and the seller they are. */
export const senderSchema = z.object({
  id: idSchema,
  name: z.string(),
  seller,
  matchedBy: z.nullable(z.enum(SENDER_MATCHES)),
});

export type Sender = z.infer<typeof senderSchema>;

/** What a sender posted at once. */
export const postSchema = z.object({
  id: idSchema,
  importId: idSchema,
  sender: senderSchema,
  at: instant,
  caption: z.string(),
  photos: z.array(photoSchema),
  /** Files that were unreadable or missing from the export, each with the reason. */
  problems: z.array(z.object({ name: z.string(), problem: z.string() })),
  /** Photos missing because the export was made without them. */
  omitted: z.int(),
  state: z.enum(POST_STATES),
  catalogId: z.nullable(idSchema),
  /** The catalog it duplicates, if known. */
  duplicateOf: z.nullable(z.object({ id: idSchema, title: z.string() })),
  /**
   * For its catalog: the new rate it brings, and the catalog's rate, or its rate before this one was applied. For a
   * post without a catalog: the rate of a later post, and its own. In paise.
   */
  newRate: z.nullable(z.object({ was: z.nullable(z.int()), now: z.int() })),
  version,
});

export type Post = z.infer<typeof postSchema>;

/** Most posts settled at once. */
export const POSTS_LIMIT = 200;
/** Most photos left out of their catalogs at once. */
const LEFT_OUT_LIMIT = 5000;

/** Duplicate photos: no catalog gets them, and a post with nothing else is settled as a duplicate. */
const leaveOut = z._default(z.array(idSchema).check(z.maxLength(LEFT_OUT_LIMIT)), []);

const postIds = z.array(idSchema).check(z.minLength(1, 'Choose at least one.'), z.maxLength(POSTS_LIMIT));

export const whatsappPostsApi = {
  list: endpoint({
    id: 'whatsappPosts.list',
    summary: 'Posts of one import or of all: one queue, which all intake staff share.',
    method: 'GET',
    path: '/api/whatsapp-posts',
    access,
    query: listQuery(['at'], '-at', {
      state: anyOf(z.enum(POST_STATES)),
      importId: anyOf(idSchema),
      senderId: anyOf(idSchema),
      hasSeller: yesOrNo,
    }),
    answer: pageOf(postSchema),
  }),
  sendersOf: endpoint({
    id: 'whatsappPosts.sendersOf',
    summary: 'The names in chats that are known to be a seller.',
    method: 'GET',
    path: '/api/whatsapp-senders',
    access,
    query: z.strictObject({ sellerId: idSchema }),
    answer: z.array(senderSchema),
  }),
  matchSender: endpoint({
    id: 'whatsappPosts.matchSender',
    summary: 'Links a sender to a seller, for these posts and all later ones.',
    method: 'PUT',
    path: '/api/whatsapp-senders/[id]/seller',
    access,
    params: idParams,
    body: z.strictObject({ sellerId: z.nullable(idSchema) }),
    answer: senderSchema,
  }),
  make: endpoint({
    id: 'whatsappPosts.make',
    summary:
      'Makes a draft catalog of each post, one work item for each seller. A post that was settled is left alone.',
    method: 'POST',
    path: '/api/whatsapp-posts/make',
    access,
    body: z.strictObject({ postIds, leaveOut }),
    answer: z.object({
      made: z.int(),
      /** The resulting work items, one per seller. */
      uploadIds: z.array(idSchema),
      /** Skipped posts, each with the reason. */
      left: z.array(z.object({ id: idSchema, reason: z.string() })),
    }),
    status: 201,
  }),
  addTo: endpoint({
    id: 'whatsappPosts.addTo',
    summary: `Adds the photos of a post to a catalog that is there, but for its duplicates. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/whatsapp-posts/[id]/add',
    access,
    params: idParams,
    body: z.strictObject({ catalogId: idSchema, leaveOut, version }),
    answer: postSchema,
  }),
  settle: endpoint({
    id: 'whatsappPosts.settle',
    summary: 'Marks posts as not catalogs or duplicates, or restores them.',
    method: 'POST',
    path: '/api/whatsapp-posts/settle',
    access,
    body: z
      .strictObject({
        postIds,
        /** Only posts that brought a new rate can be settled as such. */
        state: z.enum(['new', 'new-rate', 'not-catalog', 'duplicate']),
        /** The catalog that the posts duplicate. */
        duplicateOfId: z.optional(idSchema),
      })
      .check(
        z.refine(({ state, duplicateOfId }) => state === 'duplicate' || duplicateOfId === undefined, {
          path: ['duplicateOfId'],
          message: 'Only a duplicate is one of another catalog.',
        }),
      ),
    answer: z.object({ settled: z.int() }),
  }),
  takeRate: endpoint({
    id: 'whatsappPosts.takeRate',
    summary:
      'Gives a catalog the new rate of a post: live and paused ones by all who may make this ' +
      'call, any other by those who may change it. A large change is asked about first. Doing it again answers the ' +
      `same. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/whatsapp-posts/[id]/rate',
    access,
    params: idParams,
    body: z.strictObject({
      /** Rate of the catalog that the person saw, in paise. */
      was: z.nullable(z.int()),
      /** The person confirmed a large change. */
      isMeant: z._default(z.boolean(), false),
      version,
    }),
    answer: postSchema,
  }),
  giveRateBack: endpoint({
    id: 'whatsappPosts.giveRateBack',
    summary:
      'Restores the rate a catalog had before that of a post, while it still has that one. Doing it ' +
      `again answers the same. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/whatsapp-posts/[id]/rate/undo',
    access,
    params: idParams,
    answer: postSchema,
  }),
  join: endpoint({
    id: 'whatsappPosts.join',
    summary: 'Merges posts of one sender: the earliest gets the photos and words of the others.',
    method: 'POST',
    path: '/api/whatsapp-posts/join',
    access,
    body: z.strictObject({ postIds: postIds.check(z.minLength(2, 'Choose at least two.')) }),
    answer: postSchema,
  }),
  undoJoin: endpoint({
    id: 'whatsappPosts.undoJoin',
    summary:
      'Parts posts that were joined, while the whole is as it was then: each has its photos and words again. Doing it ' +
      'again answers the same.',
    method: 'POST',
    path: '/api/whatsapp-posts/[id]/join/undo',
    access,
    params: idParams,
    body: z.strictObject({ version }),
    answer: z.array(postSchema),
  }),
  movePhotos: endpoint({
    id: 'whatsappPosts.movePhotos',
    summary:
      'Moves photos of a new post to another place in it, to another new post of its sender, or to one that is no ' +
      'catalog; removed ones can be restored.',
    method: 'POST',
    path: '/api/whatsapp-posts/[id]/photos',
    access,
    params: idParams,
    body: z.strictObject({
      photoIds: z.array(idSchema).check(z.minLength(1, 'Select a photo.'), z.maxLength(POSTS_LIMIT)),
      /** Null for a post that is not a catalog. */
      toId: z.nullable(idSchema),
      /** Index of the photo in that post to insert before; at the end when absent. */
      at: z.optional(z.int().check(z.minimum(0), z.maximum(1000))),
      version,
    }),
    answer: z.array(postSchema),
  }),
  split: endpoint({
    id: 'whatsappPosts.split',
    summary: 'Splits a post at a photo: a new one gets the same words and the photos from there on; the first is at 0.',
    method: 'POST',
    path: '/api/whatsapp-posts/[id]/split',
    access,
    params: idParams,
    body: z.strictObject({ from: z.int().check(z.minimum(1), z.maximum(1000)), version }),
    answer: z.array(postSchema),
  }),
};
