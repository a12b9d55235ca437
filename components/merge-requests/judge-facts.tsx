import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StateTag } from '@/components/entities/state-tag';
import { Day } from '@/components/ui/day';
import { Facts } from '@/components/ui/facts';
import type { MergeCase } from '@/lib/contracts/merges/merge-record';
import { MERGE_STATE_TEXTS } from '@/lib/domain/merges/merge-states';
import { numberText } from '@/lib/domain/text/count-text';
import { originText } from './merge-columns';

/** Why the two may be the same, the outcome, what would move and what blocks the merge. */
export function JudgeFacts({ found: { request, survivor, loser, moves, obstacles, undoUntil } }: { found: MergeCase }) {
  const facts = [
    ['Status', <StateTag key="status" states={MERGE_STATE_TEXTS} state={request.status} />],
    ['Score', request.isCertain ? `${request.score}, certain` : request.score],
    ...(request.reasons.length > 0 ? [['Because', request.reasons.join('; ')] as const] : []),
    ['Asked by', originText(request)],
    ...(request.note ? [['Note', request.note] as const] : []),
    ...(request.decidedBy ? [['Decided by', request.decidedBy.name] as const] : []),
    ...(request.statusReason ? [['Reason', request.statusReason] as const] : []),
    ...(undoUntil ? [['Can be undone until', <Day key="until" at={undoUntil} />] as const] : []),
  ] as const;
  return (
    <Paper variant="outlined" component="section" aria-label="At a glance" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Facts facts={facts} />
        {obstacles.map(({ sentence, todo, blocks }) => (
          <Alert key={sentence} severity={blocks ? 'error' : 'warning'} variant="outlined">
            {sentence} {todo}
          </Alert>
        ))}
        {request.status === 'open' && (
          <Typography aria-live="polite">
            {survivor.label} stays. {loser.label} is archived; old links still work.{' '}
            {moves.length > 0 ? `These move: ${moves.map(moveText).join(', ')}.` : 'Nothing else moves.'}
          </Typography>
        )}
      </Stack>
    </Paper>
  );
}

const moveText = ({ what, moves, stays }: MergeCase['moves'][number]): string =>
  `${what} (${numberText(moves)}${stays > 0 ? `, ${numberText(stays)} stay` : ''})`;
