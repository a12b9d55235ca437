import * as z from 'zod/mini';
import { UPLOAD_KINDS, UPLOAD_SOURCES, UPLOAD_STATUSES } from '@/lib/domain/upload-status';
import { idParams, idSchema, instant, nothing } from './answers';
import { endpoint } from './endpoint';
import { requiredText } from './form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from './list';
import { personSchema } from './staff';
import { version } from './users';

export const uploadSource = z.enum(UPLOAD_SOURCES);
export const uploadStatus = z.enum(UPLOAD_STATUSES);

/** A work item as lists show it. */
export const uploadSchema = z.object({
  id: idSchema,
  kind: z.enum(UPLOAD_KINDS),
  source: uploadSource,
  seller: z.object({ id: idSchema, businessName: z.string() }),
  uploadedBy: personSchema,
  assignedBy: z.nullable(personSchema),
  editor: z.nullable(personSchema),
  status: uploadStatus,
  priority: z.int(),
  note: z.string(),
  skips: z.int(),
  /** Skipped so often that an admin has to look at it. */
  isEscalated: z.boolean(),
  leaseUntil: z.nullable(instant),
  /** Its catalogs: how many, how many went to review or beyond, how many are live. */
  total: z.int(),
  tagged: z.int(),
  live: z.int(),
  createdAt: instant,
  version,
});

export type Upload = z.infer<typeof uploadSchema>;

/** A work item in the hands of the person who asks. */
export const heldUploadSchema = z.object({
  upload: uploadSchema,
  /** To be sent with every save. */
  leaseToken: z.int(),
  leaseUntil: instant,
});

export type HeldUpload = z.infer<typeof heldUploadSchema>;

/** What *Get next* found: work, or why there is none. */
export const nextUploadSchema = z.object({
  held: z.nullable(heldUploadSchema),
  /** Work items that others hold, and when the first of them may come free. */
  others: z.int(),
  nextFreeAt: z.nullable(instant),
});

const editing = { screens: ['catalog-tag'] } as const;
const assigning = { screens: ['wa-catalog-assign'] } as const;
const held = z.strictObject({ leaseToken: z.int() });

/** How many can be assigned in one go. */
export const ASSIGN_LIMIT = 500;

const uploadIds = z.array(idSchema).check(z.minLength(1, 'Choose at least one.'), z.maxLength(ASSIGN_LIMIT));

export const uploadsApi = {
  list: endpoint({
    id: 'uploads.list',
    summary: 'Work items of everybody.',
    method: 'GET',
    path: '/api/uploads',
    access: assigning,
    query: listQuery(['createdAt'], 'createdAt', {
      status: anyOf(uploadStatus),
      source: anyOf(uploadSource),
      sellerId: anyOf(idSchema),
      editorId: anyOf(idSchema),
      isEscalated: yesOrNo,
    }),
    answer: pageOf(uploadSchema),
  }),
  loads: endpoint({
    id: 'uploads.loads',
    summary: 'Who can be given work, with what they have and did today.',
    method: 'GET',
    path: '/api/uploads/loads',
    access: assigning,
    answer: z.array(
      z.object({ editor: personSchema, assigned: z.int(), inProgress: z.int(), doneToday: z.int(), holds: z.int() }),
    ),
  }),
  assign: endpoint({
    id: 'uploads.assign',
    summary: 'Gives work items to one editor, or to several in turn; also those that others have.',
    method: 'POST',
    path: '/api/uploads/assign',
    access: assigning,
    body: z.strictObject({
      uploadIds,
      editorIds: z.array(idSchema).check(z.minLength(1, 'Choose at least one editor.'), z.maxLength(100)),
      /** Nobody gets more than so many open ones, those they have already counted. */
      cap: z.optional(z.int().check(z.minimum(1), z.maximum(ASSIGN_LIMIT))),
    }),
    answer: z.object({ assigned: z.int(), left: z.int() }),
  }),
  takeBack: endpoint({
    id: 'uploads.takeBack',
    summary: 'Puts work items back to the open ones. Whoever holds one is told at the next save.',
    method: 'POST',
    path: '/api/uploads/take-back',
    access: assigning,
    body: z.strictObject({ uploadIds }),
    answer: z.object({ taken: z.int() }),
  }),
  prioritise: endpoint({
    id: 'uploads.prioritise',
    summary: 'Sets how soon a work item comes.',
    method: 'PATCH',
    path: '/api/uploads/[id]',
    access: assigning,
    params: idParams,
    body: z.strictObject({ priority: z.int().check(z.minimum(-10), z.maximum(10)), version }),
    answer: uploadSchema,
  }),
  mine: endpoint({
    id: 'uploads.mine',
    summary: 'Work items of the person who asks, in the order they come up.',
    method: 'GET',
    path: '/api/uploads/mine',
    access: editing,
    answer: z.object({ rows: z.array(uploadSchema), doneToday: z.int() }),
  }),
  next: endpoint({
    id: 'uploads.next',
    summary: 'Takes the next work item, or gives again the one that is held. It is held for 15 minutes.',
    method: 'POST',
    path: '/api/uploads/next',
    access: editing,
    body: z.strictObject({ uploadId: z.optional(idSchema) }),
    answer: nextUploadSchema,
  }),
  renew: endpoint({
    id: 'uploads.renew',
    summary: 'Holds on to a work item for another 15 minutes.',
    method: 'POST',
    path: '/api/uploads/[id]/renew',
    access: editing,
    params: idParams,
    body: held,
    answer: z.object({ leaseUntil: instant }),
  }),
  release: endpoint({
    id: 'uploads.release',
    summary: 'Lets go of a work item; it stays with the person who had it.',
    method: 'POST',
    path: '/api/uploads/[id]/release',
    access: editing,
    params: idParams,
    body: held,
    answer: nothing,
  }),
  skip: endpoint({
    id: 'uploads.skip',
    summary: 'Puts a work item back to the open ones and says why. After three skips an admin looks at it.',
    method: 'POST',
    path: '/api/uploads/[id]/skip',
    access: editing,
    params: idParams,
    body: z.extend(held, { reason: requiredText('Say why.', 500) }),
    answer: nothing,
  }),
};
