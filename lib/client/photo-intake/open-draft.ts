import { call } from '@/lib/client/http/call';
import { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';

const opened = new Map<string, Promise<unknown>>();

/** Creates a draft before its first photo; concurrent callers share one request. */
export function draftIsThere(draftId: string): Promise<unknown> {
  const known = opened.get(draftId);
  if (known) return known;
  const opening = call(uploadDraftsApi.create, { body: { id: draftId } }, { showsErrors: 'caller' });
  opened.set(draftId, opening);
  opening.catch(() => opened.delete(draftId));
  return opening;
}

/** Another user may sign in next. */
export const forgetDrafts = (): void => opened.clear();
