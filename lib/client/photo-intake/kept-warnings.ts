import { isStringList, readStored, removeStored, writeStored } from '@/lib/client/use-stored-state';

/** Warnings of the photo check, by photo id. */
export type Warnings = Record<string, string[]>;

const keyOf = (draftId: string) => `photo check ${draftId}`;
const isWarnings = (value: unknown): value is Warnings =>
  typeof value === 'object' && value !== null && Object.values(value).every(isStringList);

/** Only the browser that uploads a photo checks it, so it stores the warnings until the draft is finished. */
export const keptWarnings = (draftId: string): Warnings => readStored(keyOf(draftId), isWarnings) ?? {};

export const forgetWarnings = (draftId: string): void => removeStored(keyOf(draftId));

export function keepWarnings(draftId: string, warnings: Warnings): void {
  const told = Object.entries(warnings).filter(([, texts]) => texts.length > 0);
  if (told.length > 0) writeStored(keyOf(draftId), { ...keptWarnings(draftId), ...Object.fromEntries(told) });
}
