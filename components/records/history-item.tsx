import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Instant } from '@/components/ui/instant';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import type { HistoryEntry } from '@/lib/contracts/base/timeline';
import { type HistoryWords, labelOf, valueText } from './history-words';
import type { Restoring } from './restore-dialog';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Actions with no previous values to restore. */
const BEGINNINGS = /\.(added|invited)$/;

interface HistoryItemProps {
  entry: HistoryEntry;
  words: HistoryWords;
  action: string;
  /** Current values of the restorable fields; empty when nothing can be restored. */
  current?: Record<string, unknown>;
  onRestore?: (restoring: Restoring) => void;
  /** Content below the fields. */
  children?: ReactNode;
}

/** One history entry: user, time, and each field before and after. */
export function HistoryItem({ entry, words, action, current = {}, onRestore, children }: HistoryItemProps) {
  const { actor, at, changes, requestId } = entry;
  const isBeginning = BEGINNINGS.test(entry.action);
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography sx={{ fontWeight: 550 }}>{action}</Typography>
      <Typography variant="body2" color="textSecondary">
        {actor?.name ?? 'The software'}, <Instant at={at} />
        {requestId && (
          <>
            , request <code>{requestId}</code>
          </>
        )}
      </Typography>
      {Object.entries(changes).map(([field, { before, after }]) => (
        <Box
          key={field}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1, mt: 0.5, typography: 'body2' }}
        >
          <Box component="span" sx={{ fontWeight: 550, minWidth: { sm: 150 } }}>
            {labelOf(words, field)}
          </Box>
          <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            {!isBeginning && (
              <>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {valueText(words, field, before)}
                </Box>{' '}
                <span aria-hidden>→</span> <span style={visuallyHidden}>became</span>{' '}
              </>
            )}
            {valueText(words, field, after)}
          </Box>
          {!isBeginning && field in current && !isSame(before, current[field]) && (
            <Button
              size="small"
              color="inherit"
              aria-label={`Restore this value of ${labelOf(words, field)}`}
              onClick={() => onRestore?.({ field, value: before, at })}
            >
              Restore this value
            </Button>
          )}
        </Box>
      ))}
      {children}
    </Box>
  );
}
