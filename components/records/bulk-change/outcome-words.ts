import type { TagTone } from '@/components/ui/plain-parts';
import type { BulkOutcome } from '@/lib/domain/lists/bulk-changes';

interface Words {
  label: string;
  tone: TagTone;
}

/** Of records that were not come to. */
export const NOT_DONE = 'Not done';

const OF_CHANGE: Record<BulkOutcome, Words> = {
  changed: { label: 'Changed', tone: 'success' },
  same: { label: 'Same as before', tone: 'plain' },
  refused: { label: 'Left alone', tone: 'warning' },
  failed: { label: 'Failed', tone: 'error' },
};

/** What became of a record, in words; putting it back is an outcome of its own name. */
export const outcomeWords = (outcome: BulkOutcome, isUndo: boolean): Words =>
  isUndo && outcome === 'changed' ? { label: 'Put back', tone: 'success' } : OF_CHANGE[outcome];
