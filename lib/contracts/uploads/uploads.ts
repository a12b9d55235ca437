import * as z from 'zod/mini';
import { UPLOAD_KINDS, UPLOAD_STATUSES } from '@/lib/domain/uploads/upload-status';
import { idParams, idSchema, instant, nothing } from '../base/answers';
import { selection } from '../base/selection';
import { endpoint } from '../base/endpoint';
import { requiredText, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from '../base/list';
import { photoSchema } from '../photo-record';
import { personSchema } from '../users/staff';
import { uploadSource } from './upload-source';

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
  /** What was said with the last skip. */
  lastSkipReason: z.nullable(z.string()),
  /** Skipped so often that an admin has to look at it. */
  isEscalated: z.boolean(),
  /** While somebody holds it: until when, without a sign of life. */
  leaseUntil: z.nullable(instant),
  /** Its catalogs: how many, how many went to review or beyond, how many are live. */
  total: z.int(),
  tagged: z.int(),
  live: z.int(),
  createdAt: instant,
  version,
});

export type Upload = z.infer<typeof uploadSchema>;

/** A work item with a look at the first of its catalogs, where it has any. */
export const uploadListedSchema = z.extend(uploadSchema, {
  first: z.optional(z.object({ photo: z.nullable(photoSchema), caption: z.string() })),
});

export type UploadListed = z.infer<typeof uploadListedSchema>;

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
  /** Work items that others have and nobody holds. */
  assigned: z.int(),
  /** Work items that were skipped so often that an admin has to look at them. */
  escalated: z.int(),
});

const editing = { screens: ['catalog-tag'] } as const;
const assigning = { screens: ['wa-catalog-assign'] } as const;
const held = z.strictObject({ leaseToken: z.int() });

/** How many can be assigned in one go. */
export const ASSIGN_LIMIT = 500;

export const uploadFilters = {
  status: anyOf(uploadStatus),
  source: anyOf(uploadSource),
  sellerId: anyOf(idSchema),
  editorId: anyOf(idSchema),
  cycleId: anyOf(idSchema),
  isEscalated: yesOrNo,
} as const;

/** What somebody who can be given work has, and did today. */
export const uploadLoadSchema = z.object({
  editor: personSchema,
  /** Waits for them. */
  assigned: z.int(),
  /** What they work on now. */
  holds: z.array(z.object({ id: idSchema, seller: z.string(), leaseUntil: instant })),
  doneToday: z.int(),
});

export type UploadLoad = z.infer<typeof uploadLoadSchema>;

export const assignmentSchema = z.strictObject({
  selection,
  editorIds: z.array(idSchema).check(
    z.minLength(1, 'Choose at least one editor.'),
    z.maxLength(100),
    z.refine((ids) => new Set(ids).size === ids.length, 'An editor is in the list twice.'),
  ),
  /** Nobody gets more when they have so many open ones. */
  cap: z.optional(z.int('Type a whole number.').check(z.minimum(1, 'Use one or more.'), z.maximum(ASSIGN_LIMIT))),
});

/** What an assignment does: how many change hands, how many are with one of the editors already, how many stay. */
export const assignmentResultSchema = z.object({ assigned: z.int(), kept: z.int(), left: z.int() });

export type Assignment = z.infer<typeof assignmentSchema>;
export type AssignmentResult = z.infer<typeof assignmentResultSchema>;

export const uploadsApi = {
  list: endpoint({
    id: 'uploads.list',
    summary: 'Uploads of all editors, found by their seller.',
    method: 'GET',
    path: '/api/uploads',
    // The page of a seller lists theirs.
    access: { screens: [...assigning.screens, 'seller-view'] },
    query: listQuery(['createdAt'], 'createdAt', uploadFilters),
    answer: pageOf(uploadListedSchema),
  }),
  loads: endpoint({
    id: 'uploads.loads',
    summary: 'Who can be given work, with what they have and did today.',
    method: 'GET',
    path: '/api/uploads/loads',
    access: assigning,
    answer: z.array(uploadLoadSchema),
  }),
  assign: endpoint({
    id: 'uploads.assign',
    summary: 'Gives work items to one editor, or to several in turn; also those that others have.',
    method: 'POST',
    path: '/api/uploads/assign',
    access: assigning,
    body: assignmentSchema,
    answer: assignmentResultSchema,
  }),
  previewAssign: endpoint({
    id: 'uploads.previewAssign',
    summary: 'What an assignment would do, and how many open work items each editor has before and after it.',
    method: 'POST',
    path: '/api/uploads/assign/preview',
    access: assigning,
    body: assignmentSchema,
    answer: z.extend(assignmentResultSchema, {
      loads: z.array(z.object({ editor: personSchema, before: z.int(), after: z.int() })),
    }),
  }),
  takeBack: endpoint({
    id: 'uploads.takeBack',
    summary: 'Unassigns uploads. An editor who holds one is told at the next save.',
    method: 'POST',
    path: '/api/uploads/take-back',
    access: assigning,
    body: z.strictObject({ selection }),
    answer: z.object({ taken: z.int(), left: z.int() }),
  }),
  prioritise: endpoint({
    id: 'uploads.prioritise',
    summary: 'Sets how soon work items come.',
    method: 'POST',
    path: '/api/uploads/prioritise',
    access: assigning,
    body: z.strictObject({ selection, priority: z.int().check(z.minimum(-10), z.maximum(10)) }),
    answer: z.object({ changed: z.int(), left: z.int() }),
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
