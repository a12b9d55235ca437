import { countText } from '@/lib/domain/text/count-text';
import type { AssignmentResult } from '@/lib/contracts/uploads/uploads';
import type { UploadPriority } from '@/lib/domain/uploads/upload-status';

export const UPLOADS = { one: 'upload', many: 'uploads' };

/** "12 uploads", in Indian grouping. */
export const uploadsText = (value: number): string => countText({ value, isExact: true }, UPLOADS);

const LEVELS: Record<UploadPriority, string> = { urgent: 'Urgent', normal: 'Normal', later: 'Later' };

export const priorityLabel = (level: UploadPriority): string => LEVELS[level];

/** Effect of an assignment on the uploads; `changes` is the verb in the right tense. */
export function assignmentText({ assigned, kept, left }: AssignmentResult, changes: (uploads: string) => string) {
  return [
    changes(uploadsText(assigned)),
    kept > 0 && `${uploadsText(kept)} ${kept === 1 ? 'stays' : 'stay'} with the present editor.`,
    left > 0 && `${uploadsText(left)} ${left === 1 ? 'is' : 'are'} left as now.`,
  ]
    .filter(Boolean)
    .join(' ');
}
