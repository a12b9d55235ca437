import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { QueryFailure } from '@/components/records/query-failure';
import { Instant } from '@/components/ui/instant';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useAsides } from '@/lib/client/queries/whatsapp-imports';
import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { FILE_NOTES } from '@/lib/domain/whatsapp/post-states';
import { counted } from './post-words';

type Aside = EndpointAnswer<typeof whatsappImportsApi.asides>[number];

/** Lines shown at a time: the chat of a group over years has tens of thousands. */
const STEP = 200;

const isUrgent = ({ kind }: Aside) => kind === 'late' || kind === 'damaged';

/** Late photos and damaged entries need attention, so they come before plain lines. */
const urgentFirst = (asides: readonly Aside[]) => [
  ...asides.filter(isUrgent),
  ...asides.filter((aside) => !isUrgent(aside)),
];

/** Damaged entries have a negative line number; damaged files have none. */
function placeOf({ line, kind }: Aside): string {
  if (kind !== 'damaged') return `Line ${line}`;
  return line <= FILE_NOTES ? 'Files' : `Line ${-line}`;
}

/** Chat entries that became no post: late photos, WhatsApp system lines, greetings and questions. */
export function AsidesDialog({ importId, onClose }: { importId: string; onClose: () => void }) {
  const titleId = useId();
  const [shown, setShown] = useState(STEP);
  const { data, error, refetch } = useAsides(importId);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Skipped lines</DialogTitle>
      <DialogContent>
        {!data && !error && <SkeletonLines count={6} height={32} />}
        {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <Typography>Every line of the chat belongs to a post.</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {urgentFirst(data ?? [])
            .slice(0, shown)
            .map((aside) => ({ ...aside, place: placeOf(aside) }))
            .map(({ line, place, kind, at, sender, text }) => (
              <Box component="li" key={line} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                <Typography variant="caption" color="textSecondary" component="p">
                  {place} · <Instant at={at} />
                  {kind === 'system' ? ' · WhatsApp itself' : sender !== null && <bdi> · {sender}</bdi>}
                </Typography>
                {kind === 'damaged' && sender !== null && (
                  <Typography variant="body2">A damaged letter of this message was replaced by �:</Typography>
                )}
                {kind === 'late' && (
                  <Typography variant="body2">Its catalog does not have these photos of this export:</Typography>
                )}
                <Typography variant="body2" dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                  {text || '(empty)'}
                </Typography>
              </Box>
            ))}
        </Box>
        {data && data.length > shown && (
          <Button color="inherit" onClick={() => setShown(shown + STEP)}>
            Show more of {counted(data.length, 'line')}
          </Button>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
