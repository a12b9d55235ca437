/**
 * What a call may write though it is refused, by operation; every other may write nothing. A try is counted before a
 * password is looked at, a ticket is used up by whoever shows it, and a refresh token that comes twice ends its session.
 */
const REFUSED_MAY_WRITE: Record<string, readonly string[]> = {
  'auth.checkPassword': ['rate_limits'],
  'auth.openSession': ['login_tickets'],
  'auth.refresh': ['sessions', 'audit_entries'],
  'auth.forgotPassword': ['rate_limits'],
  'me.changePassword': ['rate_limits'],
};

/**
 * What a read may write; every other may write nothing. A client of resumable uploads asks by HEAD whether all of a
 * file is here, and one that is, but that a server which stopped could not take in, is taken in then.
 */
const READ_MAY_WRITE: Record<string, readonly string[]> = {
  'photoUploads.offset': ['photos', 'files', 'upload_drafts', 'upload_draft_photos', 'audit_entries'],
  'exportUploads.offset': ['files', 'jobs', 'whatsapp_imports', 'audit_entries'],
};

interface Wrote {
  /** Of the operation that was asked for; undefined where nothing is declared. */
  id: string | undefined;
  method: string;
  isGood: boolean;
  /** Tables in which something changed. */
  changed: readonly string[];
}

/** What is wrong with what a call wrote: a refused one writes nothing, and neither does a read. */
export function judgeWrites({ id = '', method, isGood, changed }: Wrote): string[] {
  const isRead = method === 'GET' || method === 'HEAD';
  if (isGood && !isRead) return [];
  const mayWrite = (isGood ? READ_MAY_WRITE : REFUSED_MAY_WRITE)[id] ?? [];
  const unexpected = changed.filter((table) => !mayWrite.includes(table)).join(', ');
  if (!unexpected) return [];
  return [isGood ? `a read, and changed ${unexpected}` : `refused, and changed ${unexpected}`];
}
