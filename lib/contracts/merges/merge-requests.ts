import * as z from 'zod/mini';
import { MERGE_KIND_WORDS, MERGE_KINDS } from '@/lib/domain/merges/merge-kinds';
import { DECISIONS } from '@/lib/domain/merges/merge-states';
import { idParams, idSchema } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { anyLine, requiredText, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from '../base/list';
import { optionSchema } from '../base/options';
import { historyEntrySchema, timelineQuery } from '../base/timeline';
import {
  commentSchema,
  mergeCaseSchema,
  mergeKind,
  mergeRequestSchema,
  mergeState,
  undoPreviewSchema,
} from './merge-record';

const access = { screens: ['admin-merge'] } as const;
/** Users who may see any of the kinds; the service checks which. */
const places = MERGE_KINDS.flatMap((kind) => MERGE_KIND_WORDS[kind].places);
const asking = { screens: ['admin-merge', ...places.map(({ screen }) => screen)] } as const;

const MOST_CHOICES = 500;
const ids = z.array(idSchema).check(z.maxLength(MOST_CHOICES));

export const askMergeSchema = z.strictObject({
  kind: mergeKind,
  recordId: idSchema,
  otherId: idSchema,
  note: anyLine(500),
});

export const mergeRequestsApi = {
  list: endpoint({
    id: 'mergeRequests.list',
    summary: 'Pairs of records that may be the same, likeliest first.',
    method: 'GET',
    path: '/api/merge-requests',
    access,
    query: listQuery(['score', 'createdAt'], '-score', {
      kind: anyOf(mergeKind),
      status: anyOf(mergeState),
      isCertain: yesOrNo,
      isAsked: yesOrNo,
    }),
    answer: pageOf(mergeRequestSchema),
  }),
  ofRecord: endpoint({
    id: 'mergeRequests.ofRecord',
    summary: 'Possible duplicates of a record, and the record it was merged into.',
    method: 'GET',
    path: '/api/merge-requests/of-record',
    access: asking,
    query: z.strictObject({ kind: mergeKind, recordId: idSchema }),
    answer: z.object({ mergedInto: z.nullable(optionSchema), requests: z.array(mergeRequestSchema) }),
  }),
  ask: endpoint({
    id: 'mergeRequests.ask',
    summary: 'Says that a record is the same as another. Asking again answers with the request that is there.',
    method: 'POST',
    path: '/api/merge-requests',
    access: asking,
    body: askMergeSchema,
    answer: mergeRequestSchema,
    status: 201,
  }),
  get: endpoint({
    id: 'mergeRequests.get',
    summary: 'Two records side by side: what differs, what would move and what stands in the way.',
    method: 'GET',
    path: '/api/merge-requests/[id]',
    access,
    params: idParams,
    query: z.strictObject({ survivorId: z.optional(idSchema) }),
    answer: mergeCaseSchema,
  }),
  transition: endpoint({
    id: 'mergeRequests.transition',
    summary: 'Says that two records are two, refuses a merge, or reopens it.',
    method: 'POST',
    path: '/api/merge-requests/[id]/transitions',
    access,
    params: idParams,
    body: z.strictObject({ to: z.enum(DECISIONS), reason: z.optional(requiredText('Say why.', 500)), version }),
    answer: mergeRequestSchema,
  }),
  merge: endpoint({
    id: 'mergeRequests.merge',
    summary: 'Merges the two as they were shown. Both are as their versions say, or nothing happens.',
    method: 'POST',
    path: '/api/merge-requests/[id]/merge',
    access,
    params: idParams,
    body: z.strictObject({
      survivorId: idSchema,
      /** Fields whose value comes from the record that is merged away. */
      fromLoser: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
      version,
      survivorVersion: version,
      loserVersion: version,
    }),
    answer: mergeRequestSchema,
  }),
  mergeCertain: endpoint({
    id: 'mergeRequests.mergeCertain',
    summary: 'Merges all pairs that are certain as it is proposed, by a job; or only says what it would do.',
    method: 'POST',
    path: '/api/merge-requests/certain',
    access,
    body: z.strictObject({ isDryRun: z.boolean() }),
    answer: z.object({
      /** Pairs that would be merged, as text. */
      ready: z.array(z.string()),
      blocked: z.array(z.object({ pair: z.string(), why: z.string() })),
      /** The job that merges them. */
      jobId: z.nullable(idSchema),
    }),
    status: 202,
  }),
  undoPreview: endpoint({
    id: 'mergeRequests.undoPreview',
    summary: 'Changes since the merge that an undo asks about.',
    method: 'GET',
    path: '/api/merge-requests/[id]/undo',
    access,
    params: idParams,
    answer: undoPreviewSchema,
  }),
  undo: endpoint({
    id: 'mergeRequests.undo',
    summary: 'Undoes a merge within 30 days. Everything unchanged since is as before.',
    method: 'POST',
    path: '/api/merge-requests/[id]/undo',
    access,
    params: idParams,
    body: z.strictObject({ version, stay: ids, back: ids, give: ids }),
    answer: z.object({ request: mergeRequestSchema, restored: z.int(), leftAlone: z.int() }),
  }),
  comments: endpoint({
    id: 'mergeRequests.comments',
    summary: 'Comments on a merge request.',
    method: 'GET',
    path: '/api/merge-requests/[id]/comments',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(commentSchema),
  }),
  addComment: endpoint({
    id: 'mergeRequests.addComment',
    summary: 'Adds a comment. Comments are never changed or removed.',
    method: 'POST',
    path: '/api/merge-requests/[id]/comments',
    access,
    params: idParams,
    body: z.strictObject({ text: requiredText('Type the comment.', 2000) }),
    answer: commentSchema,
    status: 201,
  }),
  history: endpoint({
    id: 'mergeRequests.history',
    summary: 'Who decided what about a merge request.',
    method: 'GET',
    path: '/api/merge-requests/[id]/history',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
