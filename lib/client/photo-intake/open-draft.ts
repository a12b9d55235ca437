import { call } from '@/lib/client/http/call';
import { uploadDraftsApi } from '@/lib/contracts/uploads/upload-drafts';

const opened = new Map<string, Promise<unknown>>();

/** A draft is there before its first photo, once, however many photos ask for it. */
export function draftIsThere(draftId: string): Promise<unknown> {
  const known = opened.get(draftId);
  if (known) return known;
  const opening = call(uploadDraftsApi.create, { body: { id: draftId } }, { showsErrors: 'caller' });
  opened.set(draftId, opening);
  opening.catch(() => opened.delete(draftId));
  return opening;
}

/** Somebody else may be here next. */
export const forgetDrafts = (): void => opened.clear();
