import * as z from 'zod/mini';
import { IMPORT_AREAS, IMPORT_OUTCOMES, IMPORT_STATES } from '@/lib/domain/tables/imports';
import { idParams, idSchema, instant, issueSchema } from './base/answers';
import { endpoint } from './base/endpoint';
import { anyOf, listQuery, pageOf } from './base/list';
import { jobSchema } from './jobs';

/** Users who may change the records of an area may import tables into it; every call checks the area. */
const access = { screens: ['seller-view', 'buyer-view'] } as const;

const mapping = z.strictObject({
  fields: z.array(z.nullable(z.string().check(z.maxLength(60)))).check(z.maxLength(200)),
  filledDown: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(60)),
});

export const importSchema = z.object({
  id: idSchema,
  area: z.enum(IMPORT_AREAS),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  /** Why the file was refused, and how to fix it. */
  refusal: z.nullable(z.string()),
  /** Known once the table is parsed; until then there are no rows and no columns. */
  rowCount: z.int(),
  columns: z.array(z.object({ header: z.string(), samples: z.array(z.string()) })),
  fields: z.array(z.object({ id: z.string(), label: z.string(), required: z.boolean() })),
  mapping,
  /** Number of rows per outcome; `applied` counts the rows already imported. */
  counts: z.object({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int(), applied: z.int() }),
  job: z.nullable(jobSchema),
  createdAt: instant,
});

export type Import = z.infer<typeof importSchema>;

export const importRowSchema = z.object({
  id: idSchema,
  line: z.int(),
  cells: z.array(z.string()),
  outcome: z.nullable(z.enum(IMPORT_OUTCOMES)),
  issues: z.array(issueSchema),
  recordId: z.nullable(idSchema),
});

export type ImportRow = z.infer<typeof importRowSchema>;

export const importsApi = {
  create: endpoint({
    id: 'imports.create',
    summary: 'Starts a job that reads an uploaded table and guesses its columns. No record is changed.',
    method: 'POST',
    path: '/api/imports',
    access,
    body: z.strictObject({ area: z.enum(IMPORT_AREAS), fileId: idSchema }),
    answer: importSchema,
    status: 201,
  }),
  get: endpoint({
    id: 'imports.get',
    summary: 'How far an import has come.',
    method: 'GET',
    path: '/api/imports/[id]',
    access,
    params: idParams,
    answer: importSchema,
  }),
  rows: endpoint({
    id: 'imports.rows',
    summary: 'Rows of the table with their errors.',
    method: 'GET',
    path: '/api/imports/[id]/rows',
    access,
    params: idParams,
    query: z.omit(listQuery(['line'], 'line', { outcome: anyOf(z.enum(IMPORT_OUTCOMES)) }), { q: true }),
    answer: pageOf(importRowSchema),
  }),
  check: endpoint({
    id: 'imports.check',
    summary: 'Checks every remaining row with these columns. No record is changed.',
    method: 'POST',
    path: '/api/imports/[id]/check',
    access,
    params: idParams,
    body: mapping,
    answer: importSchema,
    status: 202,
  }),
  run: endpoint({
    id: 'imports.run',
    summary: 'Imports every new or changed row. Each row is imported whole or not at all.',
    method: 'POST',
    path: '/api/imports/[id]/run',
    access,
    params: idParams,
    answer: importSchema,
    status: 202,
  }),
  failures: endpoint({
    id: 'imports.failures',
    summary: 'Rows with errors and their reasons, as a CSV file to correct and import again.',
    method: 'GET',
    path: '/api/imports/[id]/failures',
    access,
    params: idParams,
    download: true,
    answer: z.object({}),
  }),
};
