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
  /** Reason given with the last skip. */
  lastSkipReason: z.nullable(z.string()),
  /** Skipped so often that an admin must look at it. */
  isEscalated: z.boolean(),
  /** When the lease of an active holder expires without a heartbeat. */
  leaseUntil: z.nullable(instant),
  /** Its catalogs: all, those in review or a later status, and live ones. */
  total: z.int(),
  tagged: z.int(),
  live: z.int(),
  createdAt: instant,
  version,
});

export type Upload = z.infer<typeof uploadSchema>;

/** A work item with a preview of its first catalogs, if any. */
export const uploadListedSchema = z.extend(uploadSchema, {
  first: z.optional(z.object({ photo: z.nullable(photoSchema), caption: z.string() })),
});

export type UploadListed = z.infer<typeof uploadListedSchema>;

/** A work item held by the caller. */
export const heldUploadSchema = z.object({
  upload: uploadSchema,
  /** Sent with every save. */
  leaseToken: z.int(),
  leaseUntil: instant,
});

export type HeldUpload = z.infer<typeof heldUploadSchema>;

/** Result of *Get next*: work, or why there is none. */
export const nextUploadSchema = z.object({
  held: z.nullable(heldUploadSchema),
  /** Work items held by others, and when the first of them may become free. */
  others: z.int(),
  nextFreeAt: z.nullable(instant),
  /** Work items assigned to others that no editor holds. */
  assigned: z.int(),
  /** Work items skipped so often that an admin must look at them. */
  escalated: z.int(),
});

const editing = { screens: ['catalog-tag'] } as const;
const assigning = { screens: ['wa-catalog-assign'] } as const;
const held = z.strictObject({ leaseToken: z.int() });

/** Most work items assigned at once. */
export const ASSIGN_LIMIT = 500;

export const uploadFilters = {
  status: anyOf(uploadStatus),
  source: anyOf(uploadSource),
  sellerId: anyOf(idSchema),
  editorId: anyOf(idSchema),
  cycleId: anyOf(idSchema),
  isEscalated: yesOrNo,
} as const;

/** Workload of a person who can be assigned work, and their output today. */
export const uploadLoadSchema = z.object({
  editor: personSchema,
  /** Waiting for them. */
  assigned: z.int(),
  /** Work items they hold now. */
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
  /** People with this many open work items get no more. */
  cap: z.optional(z.int('Type a whole number.').check(z.minimum(1, 'Use one or more.'), z.maximum(ASSIGN_LIMIT))),
});

/** Result of an assignment: items that change owner, items already with one of the editors, and items that stay. */
export const assignmentResultSchema = z.object({ assigned: z.int(), kept: z.int(), left: z.int() });

export type Assignment = z.infer<typeof assignmentSchema>;
export type AssignmentResult = z.infer<typeof assignmentResultSchema>;

export const uploadsApi = {
  list: endpoint({
    id: 'uploads.list',
    summary: 'Uploads of all editors, found by their seller.',
    method: 'GET',
    path: '/api/uploads',
    // A seller's page lists their uploads.
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
