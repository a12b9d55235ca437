import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { notifyUndoable } from '@/components/records/notify-undoable';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { notifySuccess } from '@/lib/client/notify';
import { useMoveWork, useProposedMoves } from '@/lib/client/queries/cycles';
import type { Proposal } from '@/lib/contracts/cycles/cycle-work';
import { countText, numberText } from '@/lib/domain/text/count-text';

const uploadsText = (value: number) => countText({ value, isExact: true }, { one: 'upload', many: 'uploads' });

type Moves = { uploadId: string; fromId: string | null; toId: string | null }[];

const movesOf = ({ moves }: Proposal): Moves =>
  moves.map(({ uploadId, from, to }) => ({ uploadId, fromId: from?.id ?? null, toId: to.id }));

const turned = (moves: Moves): Moves =>
  moves.map(({ uploadId, fromId, toId }) => ({ uploadId, fromId: toId, toId: fromId }));

/** Proposes reassignments of uploads, previews the difference and applies it in one step; it can be undone. */
export function Rebalance({ cycleId }: { cycleId: string }) {
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, refetch } = useProposedMoves(cycleId, isWanted);
  const { mutateAsync, isPending } = useMoveWork();
  const move = (moves: Moves) => mutateAsync({ params: { id: cycleId }, body: { moves } });
  const handleUndo = (moves: Moves) => {
    move(turned(moves)).then(
      ({ movedIds }) => notifySuccess(`${uploadsText(movedIds.length)} moved back.`),
      () => undefined,
    );
  };
  const handleMove = async (proposal: Proposal) => {
    const wanted = movesOf(proposal);
    const answer = await move(wanted).catch(() => null);
    if (!answer) return;
    const moved = new Set(answer.movedIds);
    const done = wanted.filter(({ uploadId }) => moved.has(uploadId));
    notifyUndoable(`${uploadsText(done.length)} moved.`, () => handleUndo(done), 'rebalance');
  };
  return (
    <SectionCard
      title="Rebalance"
      description="Spreads open uploads so that all editors finish at about the same time."
      action={
        !isWanted && (
          <Button variant="outlined" color="inherit" onClick={() => setIsWanted(true)}>
            Propose
          </Button>
        )
      }
    >
      {isWanted && !data && !error && <SkeletonLines count={2} height={64} />}
      {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {data?.moves.length === 0 && <Typography>Moving work would not help.</Typography>}
      {data && data.moves.length > 0 && (
        <>
          <Difference proposal={data} />
          <Button
            autoFocus
            variant="contained"
            sx={{ mt: 2 }}
            loading={isPending}
            onClick={() => void handleMove(data)}
          >
            {`Move ${uploadsText(data.moves.length)}`}
          </Button>
        </>
      )}
    </SectionCard>
  );
}

const Difference = ({ proposal: { people, moves } }: { proposal: Proposal }) => (
  <>
    <Box component="ul" aria-label="Who would have how much" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {people
        .filter(({ before, after }) => before !== after)
        .map(({ person, before, after, doneADay }) => (
          <li key={person.id}>
            {`${person.name}: ${numberText(before)} → ${numberText(after)}, finishes ${doneADay.toFixed(1)} a day`}
          </li>
        ))}
    </Box>
    <Box
      component="ul"
      aria-label="What would move"
      sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', maxHeight: 260, overflowY: 'auto', color: 'text.secondary' }}
    >
      {moves.map(({ uploadId, seller, from, to }) => (
        <li key={uploadId}>{`${seller}: ${from?.name ?? 'the pool'} → ${to.name}`}</li>
      ))}
    </Box>
  </>
);
