import { readSession } from '@/lib/client/auth/session-store';
import { notifySuccess } from '@/lib/client/notify';
import { readStored, removeStored } from '@/lib/client/use-stored-state';
import { brokenPage } from './broken-page';

/** Older ones are about a record as nobody remembers it. */
const LONGEST = 7 * 24 * 60 * 60 * 1000;

/** Something that was typed and is kept in this browser, with the moment of its last letter. */
interface Kept {
  at: number;
}

export const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'at' in value && Number(value.at) > Date.now() - LONGEST;

/** Whoever leaves while signed in was asked and gave up what was typed, or saved it; unless the page broke. */
export const isGivenUp = (): boolean => readSession().user !== null && !brokenPage.isNow;

/** Removes what this tab kept at that moment, and nothing that another tab keeps under the same name. */
export function removeOwn(key: string, at: number): void {
  if (readStored(key, isKept)?.at === at) removeStored(key);
}

export const tellTypedIsBack = (): void => notifySuccess('Your earlier text is back. It is not saved yet.');
