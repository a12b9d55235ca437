import { readSession } from '@/lib/client/auth/session-store';
import { notifySuccess } from '@/lib/client/notify';
import { readStored, removeStored } from '@/lib/client/use-stored-state';
import { brokenPage } from './broken-page';

/** Older input refers to records the user no longer remembers. */
const LONGEST = 7 * 24 * 60 * 60 * 1000;

/** Typed input stored in this browser, with the time of the last keystroke. */
interface Kept {
  at: number;
}

export const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'at' in value && Number(value.at) > Date.now() - LONGEST;

/** A signed-in user who leaves was asked first and discarded or saved the input, unless the page crashed. */
export const isGivenUp = (): boolean => readSession().user !== null && !brokenPage.isNow;

/** Removes what this tab stored at that time, but nothing another tab stored under the same name. */
export function removeOwn(key: string, at: number): void {
  if (readStored(key, isKept)?.at === at) removeStored(key);
}

export const tellTypedIsBack = (): void => notifySuccess('Your earlier text is back. It is not saved yet.');
