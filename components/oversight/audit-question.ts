import type { auditApi } from '@/lib/contracts/audit';
import type { ListQuery } from '@/lib/client/list-state';
import { startOfDay } from '@/lib/domain/text/indian-day';

/** Audit filters, as the form fields hold them. */
export interface AuditQuestion {
  actorId: string | null;
  kind: string;
  action: string;
  subjectId: string;
  requestId: string;
  /** Indian days: `2026-11-21`, or empty. */
  from: string;
  to: string;
}

export const EVERYTHING: AuditQuestion = {
  actorId: null,
  kind: '',
  action: '',
  subjectId: '',
  requestId: '',
  from: '',
  to: '',
};

export const isFiltered = (question: AuditQuestion): boolean =>
  Object.values(question).some((value) => value !== null && value !== '');

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Validation error of the record id; undefined while it is empty. */
export const recordProblem = ({ subjectId }: AuditQuestion): string | undefined =>
  subjectId === '' || UUID.test(subjectId) ? undefined : 'Paste the whole number, such as one from an address.';

const SIZE = 20;

/** Start of a day; undefined while the field is empty or has a year with too many digits. */
const beginningOf = (day: string, days = 0): string | undefined =>
  /^\d{4}-/.test(day) ? startOfDay(day, days).toISOString() : undefined;

/** Query of the audit filters. `actions` are all existing actions, some of which belong to a record type. */
export function auditQuery(question: AuditQuestion, actions: readonly string[]): ListQuery<typeof auditApi.list> {
  const { actorId, kind, action, subjectId, requestId, from, to } = question;
  const wanted = action ? [action] : kind ? actions.filter((one) => one.startsWith(`${kind}.`)) : undefined;
  return {
    sort: '-at',
    limit: SIZE,
    actorId: actorId === null ? undefined : [actorId],
    action: wanted,
    subjectId: subjectId && !recordProblem(question) ? subjectId : undefined,
    requestId: requestId || undefined,
    from: beginningOf(from),
    to: beginningOf(to, 1),
  };
}
