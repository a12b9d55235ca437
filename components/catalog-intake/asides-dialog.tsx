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
import { counted } from './post-words';

type Aside = EndpointAnswer<typeof whatsappImportsApi.asides>[number];

/** Lines shown at a time: a group of years has tens of thousands. */
const STEP = 200;

/** Photos that came late are what somebody has to do something about: they stand before mere lines. */
const lateFirst = (asides: readonly Aside[]) => [
  ...asides.filter(({ kind }) => kind === 'late'),
  ...asides.filter(({ kind }) => kind !== 'late'),
];

/** What of a chat became no post: photos that came late, lines of WhatsApp itself, greetings and questions. */
export function AsidesDialog({ importId, onClose }: { importId: string; onClose: () => void }) {
  const titleId = useId();
  const [shown, setShown] = useState(STEP);
  const { data, error, refetch } = useAsides(importId);
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Lines set aside</DialogTitle>
      <DialogContent>
        {!data && !error && <SkeletonLines count={6} height={32} />}
        {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
        {data?.length === 0 && <Typography>Every line of the chat belongs to a post.</Typography>}
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lateFirst(data ?? [])
            .slice(0, shown)
            .map(({ line, kind, at, sender, text }) => (
              <Box component="li" key={line} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
                <Typography variant="caption" color="textSecondary" component="p">
                  Line {line} · <Instant at={at} /> · {kind === 'system' ? 'WhatsApp itself' : <bdi>{sender}</bdi>}
                </Typography>
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
