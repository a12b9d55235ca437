import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SectionCard } from '@/components/ui/section-card';
import { useCloseCycle, useClosingPreview } from '@/lib/client/queries/cycles';
import { CYCLE_LIMITS, type Cycle } from '@/lib/contracts/cycles/cycle-record';
import type { Closing, Unfinished } from '@/lib/contracts/cycles/cycle-closing';
import { CARRY_ALL, type LeftoverEnd } from '@/lib/domain/cycles/closing';
import { countText, numberText } from '@/lib/domain/text/count-text';
import { ClosingRuleFields, ruleProblem } from './closing-rule-fields';
import { UnfinishedFacts, UnfinishedUploads } from './unfinished-uploads';

const uploadsText = (value: number) => countText({ value, isExact: true }, { one: 'upload', many: 'uploads' });

/** "3 uploads carried over, 2 back to the pool, 1 dropped." */
const endsText = ({ carry, pool, drop }: Record<LeftoverEnd, number>): string =>
  `${uploadsText(carry)} carried over, ${numberText(pool)} back to the pool, ${numberText(drop)} dropped.`;

/** Decides what happens to unfinished work, previews the result, and closes the cycle. */
export function ClosingForm({ cycle, unfinished }: { cycle: Cycle; unfinished: Unfinished }) {
  const { id, name, version } = cycle;
  const [rule, setRule] = useState(CARRY_ALL);
  const [exceptions, setExceptions] = useState<ReadonlyMap<string, LeftoverEnd>>(new Map());
  const [isAsking, setIsAsking] = useState(false);
  const [now] = useState(() => new Date());
  const { mutateAsync, isPending } = useCloseCycle();
  const shown = new Set(unfinished.uploads.map((upload) => upload.id));
  const closing: Closing = {
    rule,
    exceptions: [...exceptions].flatMap(([uploadId, end]) => (shown.has(uploadId) ? [{ uploadId, end }] : [])),
  };
  const isWrong = ruleProblem(rule) !== undefined;
  const { data: counts } = useClosingPreview(id, isWrong ? null : closing);
  const text = counts ? endsText(counts) : '…';
  const decide = (uploadId: string, end: LeftoverEnd) => setExceptions(new Map(exceptions).set(uploadId, end));
  const handleClose = async () => {
    await mutateAsync({ params: { id }, body: { ...closing, version } }).catch(() => undefined);
    setIsAsking(false);
  };
  return (
    <SectionCard
      title="Unfinished in its markets"
      description="One rule decides for all of it; single uploads can differ."
    >
      <UnfinishedFacts unfinished={unfinished} />
      <ClosingRuleFields rule={rule} onChange={setRule} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <Typography role="status" sx={{ flex: '1 1 16rem' }}>
          {text}
        </Typography>
        <Button variant="contained" disabled={isWrong || !counts} onClick={() => setIsAsking(true)}>
          Close the cycle
        </Button>
      </Box>
      <UnfinishedUploads uploads={unfinished.uploads} rule={rule} exceptions={exceptions} now={now} onDecide={decide} />
      {unfinished.openUploads > unfinished.uploads.length && (
        <Typography color="textSecondary">
          {`The ${numberText(CYCLE_LIMITS.uploads)} oldest are shown. The rule is for all of them.`}
        </Typography>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Close ${name}?`}
        confirmLabel="Close the cycle"
        isBusy={isPending}
        onConfirm={() => void handleClose()}
        onCancel={() => setIsAsking(false)}
      >
        {`${text} Its numbers are frozen. For a day, the closing can be undone.`}
      </ConfirmDialog>
    </SectionCard>
  );
}
