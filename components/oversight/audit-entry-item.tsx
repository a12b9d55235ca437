import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { HistoryItem } from '@/components/records/history-item';
import type { HistoryWords } from '@/components/records/history-words';
import { CopyButton } from '@/components/ui/copy-button';
import type { AuditEntry } from '@/lib/contracts/audit';
import { actionText } from './action-words';

interface AuditEntryItemProps {
  entry: AuditEntry;
  words: HistoryWords;
  /** Filters by the record. */
  onRecord: (subjectId: string) => void;
  /** Filters by the request. */
  onRequest: (requestId: string) => void;
}

const detailText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One audit entry for any record, with links to related ones. */
export function AuditEntryItem({ entry, words, onRecord, onRequest }: AuditEntryItemProps) {
  const { subjectId, requestId, details } = entry;
  return (
    <HistoryItem entry={entry} words={words} action={actionText(entry.action)}>
      {Object.entries(details).map(([name, value]) => (
        <Box key={name} sx={{ typography: 'body2', color: 'text.secondary', mt: 0.5, overflowWrap: 'anywhere' }}>
          {name}: {detailText(value)}
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {requestId && (
          <>
            <CopyButton text={requestId} label="Copy request number" size="small" />
            <Button size="small" color="inherit" onClick={() => onRequest(requestId)}>
              All of this request
            </Button>
          </>
        )}
        {subjectId && (
          <Button size="small" color="inherit" onClick={() => onRecord(subjectId)}>
            All of this record
          </Button>
        )}
      </Box>
    </HistoryItem>
  );
}
