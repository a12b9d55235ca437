import { numberText } from '@/lib/domain/text/count-text';
import type { UploadLoad } from '@/lib/contracts/uploads/uploads';

/** "3 assigned, 1 in progress, 5 done today". */
export const loadText = ({ assigned, holds, doneToday }: UploadLoad): string =>
  `${numberText(assigned)} assigned, ${numberText(holds.length)} in progress, ${numberText(doneToday)} done today`;
