import { numberText } from '@/lib/domain/text/count-text';
import type { UploadLoad } from '@/lib/contracts/uploads/uploads';

/** "3 assigned, 5 done today": beside the work in progress. */
export const queueText = ({ assigned, doneToday }: UploadLoad): string =>
  `${numberText(assigned)} assigned, ${numberText(doneToday)} done today`;

/** "3 assigned, 1 in progress, 5 done today". */
export const loadText = ({ assigned, holds, doneToday }: UploadLoad): string =>
  `${numberText(assigned)} assigned, ${numberText(holds.length)} in progress, ${numberText(doneToday)} done today`;
