import type { TagTone } from '@/components/ui/plain-parts';
import type { BulkOutcome } from '@/lib/domain/lists/bulk-changes';

interface Words {
  label: string;
  tone: TagTone;
}

/** Records that were not reached. */
export const NOT_DONE = 'Not done';

const OF_CHANGE: Record<BulkOutcome, Words> = {
  changed: { label: 'Changed', tone: 'success' },
  same: { label: 'Same as before', tone: 'plain' },
  refused: { label: 'Left alone', tone: 'warning' },
  failed: { label: 'Failed', tone: 'error' },
};

/** Outcome of a record as text; undoing has its own labels. */
export const outcomeWords = (outcome: BulkOutcome, isUndo: boolean): Words =>
  isUndo && outcome === 'changed' ? { label: 'Put back', tone: 'success' } : OF_CHANGE[outcome];
