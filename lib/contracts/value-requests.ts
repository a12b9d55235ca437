import * as z from 'zod/mini';
import { TAXONOMY_KEEPERS } from '@/lib/domain/taxonomy/taxonomy';
import { VALUE_REQUEST_STATES } from '@/lib/domain/taxonomy/value-request-states';
import { idParams, idSchema, instant } from './base/answers';
import { endpoint } from './base/endpoint';
import { anyLine, requiredLine, requiredText, version } from './base/form-fields';
import { anyOf, listQuery, pageOf } from './base/list';
import { personSchema } from './users/staff';
import { attributeValueSchema, newValueSchema } from './taxonomy/taxonomy-record';

const access = { roles: TAXONOMY_KEEPERS };
const asking = { screens: ['catalog-tag', 'catalog-edit', 'catalog-add-tag'] } as const;

/** A value that an editor misses while tagging, and the decision about it. */
export const valueRequestSchema = z.object({
  id: idSchema,
  catalog: z.object({ id: idSchema, title: z.string() }),
  attribute: z.object({ id: idSchema, nameEn: z.string() }),
  nameEn: z.string(),
  nameHi: z.string(),
  note: z.string(),
  state: z.enum(VALUE_REQUEST_STATES),
  /** The value it became, or the existing value. */
  value: z.nullable(z.object({ id: idSchema, nameEn: z.string() })),
  askedBy: personSchema,
  /** People who asked for the same value while the request was open, in order. */
  alsoAskedBy: z.array(personSchema),
  decidedBy: z.nullable(personSchema),
  decidedAt: z.nullable(instant),
  reason: z.nullable(z.string()),
  createdAt: instant,
  version,
});

export type ValueRequest = z.infer<typeof valueRequestSchema>;

export const askForValueSchema = z.strictObject({
  catalogId: idSchema,
  attributeId: idSchema,
  nameEn: requiredLine('Type the name in English.', 80),
  nameHi: z._default(anyLine(80), ''),
  note: z._default(z.string().check(z.trim(), z.maxLength(500, 'Use at most 500 characters.')), ''),
});

/** The request as it is now, and whether the catalog that asked got the value through it. */
const decided = z.object({ request: valueRequestSchema, isTagged: z.boolean() });

export const valueRequestsApi = {
  ask: endpoint({
    id: 'valueRequests.ask',
    summary: 'Asks for a value that the taxonomy lacks; one that is there already is given instead.',
    method: 'POST',
    path: '/api/value-requests',
    access: asking,
    body: askForValueSchema,
    answer: z.object({ request: z.nullable(valueRequestSchema), existing: z.nullable(attributeValueSchema) }),
    status: 201,
  }),
  list: endpoint({
    id: 'valueRequests.list',
    summary: 'Suggested values, longest waiting first.',
    method: 'GET',
    path: '/api/value-requests',
    access,
    query: z.omit(listQuery(['createdAt'], 'createdAt', { state: anyOf(z.enum(VALUE_REQUEST_STATES)) }), { q: true }),
    answer: pageOf(valueRequestSchema),
  }),
  ofCatalog: endpoint({
    id: 'valueRequests.ofCatalog',
    summary: 'Suggested values from one catalog, newest first.',
    method: 'GET',
    path: '/api/catalogs/[id]/value-requests',
    access: asking,
    params: idParams,
    answer: z.array(valueRequestSchema),
  }),
  accept: endpoint({
    id: 'valueRequests.accept',
    summary: 'Adds the value to its attribute and to the catalog that asked, where that still fits.',
    method: 'POST',
    path: '/api/value-requests/[id]/accept',
    access,
    params: idParams,
    body: z.extend(newValueSchema, { version }),
    answer: decided,
  }),
  acceptAs: endpoint({
    id: 'valueRequests.acceptAs',
    summary: 'Answers a suggestion with an existing value, which the catalog gets.',
    method: 'POST',
    path: '/api/value-requests/[id]/accept-as',
    access,
    params: idParams,
    body: z.strictObject({ valueId: idSchema, version }),
    answer: decided,
  }),
  undoAccept: endpoint({
    id: 'valueRequests.undoAccept',
    summary:
      'Undoes an acceptance: the catalog that got the value loses it, a value made for it goes unless it is used by ' +
      'now, and the suggestion waits again. Doing it again answers the same.',
    method: 'POST',
    path: '/api/value-requests/[id]/accept/undo',
    access,
    params: idParams,
    body: z.strictObject({ version }),
    answer: valueRequestSchema,
  }),
  refuse: endpoint({
    id: 'valueRequests.refuse',
    summary: 'Refuses a suggestion with a reason, which the editor is told.',
    method: 'POST',
    path: '/api/value-requests/[id]/refuse',
    access,
    params: idParams,
    body: z.strictObject({ reason: requiredText('Say why.', 500), version }),
    answer: valueRequestSchema,
  }),
};
