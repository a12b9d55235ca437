import * as z from 'zod/mini';
import { idSchema, instant } from './base/answers';
import { endpoint } from './base/endpoint';
import { anyOf, listQuery, pageOf } from './base/list';
import { historyEntrySchema } from './base/timeline';

/** A history entry in the audit search, with the record it belongs to. */
export const auditEntrySchema = z.extend(historyEntrySchema, {
  /** The kind of record, as the area's name. */
  entity: z.string(),
  subjectId: z.nullable(idSchema),
});

export type AuditEntry = z.infer<typeof auditEntrySchema>;

const name = z.string().check(z.regex(/^[a-zA-Z-]{1,40}$/));
/** `<area>.<what happened>`. */
const action = z.string().check(z.regex(/^[a-z-]{1,40}\.[a-z-]{1,40}$/));

export const auditApi = {
  list: endpoint({
    id: 'audit.list',
    summary: 'Every recorded action: who, what and when; newest first.',
    method: 'GET',
    path: '/api/audit',
    access: { roles: ['admin'] },
    query: z.omit(
      listQuery(['at'], '-at', {
        actorId: anyOf(idSchema),
        entity: anyOf(name),
        action: anyOf(action),
        subjectId: z.optional(idSchema),
        requestId: z.optional(z.string().check(z.trim(), z.maxLength(60))),
        from: z.optional(instant),
        to: z.optional(instant),
      }),
      { q: true },
    ),
    answer: pageOf(auditEntrySchema),
  }),
  actions: endpoint({
    id: 'audit.actions',
    summary: 'Every kind of action recorded so far.',
    method: 'GET',
    path: '/api/audit/actions',
    access: { roles: ['admin'] },
    answer: z.array(action),
  }),
};
