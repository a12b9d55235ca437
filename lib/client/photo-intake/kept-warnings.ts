import { isStringList, readStored, removeStored, writeStored } from '@/lib/client/use-stored-state';

/** What the photo check said of photos, by their ids. */
export type Warnings = Record<string, string[]>;

const keyOf = (draftId: string) => `photo check ${draftId}`;
const isWarnings = (value: unknown): value is Warnings =>
  typeof value === 'object' && value !== null && Object.values(value).every(isStringList);

/** Only the browser that sends a photo looks at it, so it keeps what it saw until the draft is over. */
export const keptWarnings = (draftId: string): Warnings => readStored(keyOf(draftId), isWarnings) ?? {};

export const forgetWarnings = (draftId: string): void => removeStored(keyOf(draftId));

export function keepWarnings(draftId: string, warnings: Warnings): void {
  const told = Object.entries(warnings).filter(([, texts]) => texts.length > 0);
  if (told.length > 0) writeStored(keyOf(draftId), { ...keptWarnings(draftId), ...Object.fromEntries(told) });
}
