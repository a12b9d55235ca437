import HistoryIcon from '@mui/icons-material/History';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import { type TimelineEndpoint, useTimeline } from '@/lib/client/queries/timeline';
import { type AnyMachine, stepInHistory } from '@/lib/domain/machine';
import { HistoryItem } from './history-item';
import type { HistoryWords } from './history-words';
import { LoadMore } from '../ui/load-more';
import { QueryFailure } from './query-failure';
import { RestoreDialog, type Restoring } from './restore-dialog';

interface RecordHistoryProps {
  endpoint: TimelineEndpoint<HistoryEntry>;
  id: string;
  /** Field labels and value texts. A field without them shows its stored value. */
  words: HistoryWords;
  /** Labels of the audit actions: `sellers.added` → "Added the seller". */
  actions: Record<string, string>;
  /** Labels the status changes, for records with a state machine. */
  machine?: AnyMachine;
  /** Further content of an entry, below its fields. */
  extra?: (entry: HistoryEntry) => ReactNode;
  /** Omitted when the user may not edit the record. */
  restore?: {
    /** Current values of the restorable fields. */
    current: Record<string, unknown>;
    /** Saves the old value; rejects with an ApiError. */
    save: (field: string, value: unknown) => Promise<unknown>;
  };
}

/** Changes of a record by user and time, newest first, with a restore button per value. */
export function RecordHistory({ endpoint, id, words, actions, machine, extra, restore }: RecordHistoryProps) {
  const { data, error, refetch, ...more } = useTimeline(endpoint, id);
  const [restoring, setRestoring] = useState<Restoring | null>(null);
  if (!data) {
    return error ? (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={4} height={72} />
    );
  }
  const entries = data.pages.flatMap((page) => page.rows);
  if (entries.length === 0) return <EmptyState icon={<HistoryIcon />} title="Nothing was changed yet" />;
  return (
    <>
      <Box component="ol" aria-label="History" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <HistoryItem
            key={entry.id}
            entry={entry}
            words={words}
            action={(machine && stepInHistory(machine, entry)) ?? actions[entry.action] ?? entry.action}
            current={restore?.current}
            onRestore={setRestoring}
          >
            {extra?.(entry)}
          </HistoryItem>
        ))}
      </Box>
      <LoadMore {...more} />
      {restore && restoring && (
        <RestoreDialog
          restoring={restoring}
          words={words}
          now={restore.current[restoring.field]}
          save={restore.save}
          onClose={() => setRestoring(null)}
        />
      )}
    </>
  );
}
