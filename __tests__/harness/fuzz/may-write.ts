/**
 * Tables that a refused call may write, by operation; all other refused calls may write none. A try is counted before a
 * password is checked, a ticket is used up by its first presentation, and a refresh token that is used twice ends its
 * session.
 */
const REFUSED_MAY_WRITE: Record<string, readonly string[]> = {
  'auth.checkPassword': ['rate_limits'],
  'auth.openSession': ['login_tickets'],
  'auth.refresh': ['sessions', 'audit_entries'],
  'auth.forgotPassword': ['rate_limits'],
  'me.changePassword': ['rate_limits'],
};

/**
 * Tables that a read may write; all other reads may write none. A resumable upload client asks by HEAD whether the file
 * is complete; a complete file that a stopped server could not process yet is processed then.
 */
const READ_MAY_WRITE: Record<string, readonly string[]> = {
  'photoUploads.offset': ['photos', 'files', 'upload_drafts', 'upload_draft_photos', 'audit_entries'],
  'exportUploads.offset': ['files', 'jobs', 'whatsapp_imports', 'audit_entries'],
};

interface Wrote {
  /** Of the requested operation; undefined where none is declared. */
  id: string | undefined;
  method: string;
  isGood: boolean;
  /** Changed tables. */
  changed: readonly string[];
}

/** Problems with what a call wrote: refused calls and reads write nothing. */
export function judgeWrites({ id = '', method, isGood, changed }: Wrote): string[] {
  const isRead = method === 'GET' || method === 'HEAD';
  if (isGood && !isRead) return [];
  const mayWrite = (isGood ? READ_MAY_WRITE : REFUSED_MAY_WRITE)[id] ?? [];
  const unexpected = changed.filter((table) => !mayWrite.includes(table)).join(', ');
  if (!unexpected) return [];
  return [isGood ? `a read, and changed ${unexpected}` : `refused, and changed ${unexpected}`];
}
