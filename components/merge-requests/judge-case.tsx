import ArrowBack from '@mui/icons-material/ArrowBack';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';
import { usePlainKeys } from '@/components/entities/keys/use-plain-keys';
import { PageHeader } from '@/components/records/page-header';
import { StepButtons } from '@/components/records/step-buttons';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SectionCard } from '@/components/ui/section-card';
import { useMergeAction } from '@/lib/client/queries/merge-requests';
import type { MergeCase } from '@/lib/contracts/merges/merge-record';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import type { Side } from '@/lib/domain/merges/field-picks';
import { MERGE_MACHINE } from '@/lib/domain/merges/merge-machine';
import type { DECISIONS } from '@/lib/domain/merges/merge-states';
import { JudgeFields } from './judge-fields';
import { JudgeFacts } from './judge-facts';
import { JudgeTalk } from './judge-talk';
import { MergeDialog } from './merge-dialog';
import { pairName } from './merge-columns';
import { UndoDialog } from './undo-dialog';

interface JudgeCaseProps {
  found: MergeCase;
  /** True while the pair loads with the two swapped. */
  isStale: boolean;
  next: string | undefined;
  onSwap: () => void;
  onNext: () => void;
  onPrevious: () => void;
  onClose: () => void;
}

const SHOWN = [
  { value: 'differences', label: 'Differences' },
  { value: 'all', label: 'All fields' },
] as const;

/** Two records side by side: what would move, what blocks the merge, and the decision. */
export function JudgeCase({ found, isStale, next, onSwap, onNext, onPrevious, onClose }: JudgeCaseProps) {
  const { fo } = useCurrentUser();
  const { request, fields, obstacles, undoUntil } = found;
  const [shown, setShown] = useState<'differences' | 'all'>('differences');
  const [picks, setPicks] = useState<Record<string, Side>>({});
  const [dialog, setDialog] = useState<'merge' | 'undo' | null>(null);
  const { mutateAsync, ...step } = useMergeAction(mergeRequestsApi.transition);
  const isOpen = request.status === 'open';
  const isBlocked = obstacles.some(({ blocks }) => blocks);
  const pickOf = (name: string): Side => picks[name] ?? fields.find((field) => field.name === name)?.pick ?? 'survivor';
  const fromLoser = fields
    .filter(({ name, differs, isFixed }) => differs && !isFixed && pickOf(name) === 'loser')
    .map(({ name }) => name);
  const canUndo = request.status === 'merged' && undoUntil !== null;
  usePageKeys('merge');
  usePlainKeys({
    s: isOpen ? onSwap : undefined,
    d: () => setShown(shown === 'all' ? 'differences' : 'all'),
    m: isOpen && !isBlocked && !isStale ? () => setDialog('merge') : undefined,
    u: canUndo ? () => setDialog('undo') : undefined,
    j: onNext,
    k: onPrevious,
    escape: onClose,
  });
  const actions = (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Button color="inherit" startIcon={<ArrowBack />} aria-keyshortcuts="Escape" onClick={onClose}>
        Queue
      </Button>
      <Button color="inherit" disabled={!next} aria-keyshortcuts="j" onClick={onNext}>
        Next (J)
      </Button>
      {isOpen && (
        <>
          <Button variant="outlined" startIcon={<SwapHoriz />} aria-keyshortcuts="s" onClick={onSwap}>
            Swap (S)
          </Button>
          <Button
            variant="contained"
            disabled={isBlocked || isStale}
            aria-keyshortcuts="m"
            onClick={() => setDialog('merge')}
          >
            Merge (M)
          </Button>
        </>
      )}
      {canUndo && (
        <Button variant="contained" aria-keyshortcuts="u" onClick={() => setDialog('undo')}>
          Undo the merge (U)
        </Button>
      )}
    </Stack>
  );
  return (
    <>
      <PageHeader screen="admin-merge" title={pairName(request)} action={actions} />
      <Stack spacing={2}>
        <JudgeFacts found={found} />
        <SectionCard
          title="Side by side"
          action={<SegmentedControl legend="Show (D)" value={shown} options={SHOWN} onChange={setShown} />}
        >
          <JudgeFields
            found={found}
            isAll={shown === 'all'}
            pickOf={pickOf}
            onPick={isOpen ? (name, side) => setPicks({ ...picks, [name]: side }) : undefined}
          />
        </SectionCard>
        <Box sx={{ display: 'flex', justifyContent: 'flex-start' }}>
          <StepButtons
            machine={MERGE_MACHINE}
            record={{ ...request, name: pairName(request) }}
            facts={{}}
            keys={{ different: 'n', refused: 'r' }}
            roles={fo}
            mutation={{
              ...step,
              mutateAsync: ({ to, ...wish }) =>
                mutateAsync({ params: { id: request.id }, body: { ...wish, to: to as (typeof DECISIONS)[number] } }),
            }}
          />
        </Box>
        <JudgeTalk id={request.id} />
      </Stack>
      {dialog === 'merge' && <MergeDialog found={found} fromLoser={fromLoser} onClose={() => setDialog(null)} />}
      {dialog === 'undo' && <UndoDialog found={found} onClose={() => setDialog(null)} />}
    </>
  );
}
