import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { JobCard } from '@/components/entities/job-card';
import { QueryFailure } from '@/components/records/query-failure';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { Facts } from '@/components/ui/facts';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useClosingJob, useCycleReport, useReopenCycle, useUnfinished } from '@/lib/client/queries/cycles';
import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import type { Job } from '@/lib/contracts/jobs';
import { CARRY_ALL, reopenProblem } from '@/lib/domain/cycles/closing';
import { isOver } from '@/lib/domain/jobs/job-states';
import { numberText } from '@/lib/domain/text/count-text';
import { ClosingForm } from './closing-form';
import { UnfinishedFacts, UnfinishedUploads } from './unfinished-uploads';

/** Unfinished work of a cycle, what happens to it, and closing the cycle. */
export function CycleClosing({ cycle }: { cycle: Cycle }) {
  const isClosed = cycle.outcome !== null;
  const { data, error, refetch } = useUnfinished(cycle.id);
  const job = useClosingJob(cycle.id);
  if (job && !isOver(job.state)) return <AtWork job={job} />;
  if (isClosed) return <Outcome cycle={cycle} />;
  if (!data) {
    return error ? (
      <QueryFailure error={error} onRetry={() => void refetch()} />
    ) : (
      <SkeletonLines count={1} height={280} />
    );
  }
  if (cycle.status === 'closing')
    return (
      <>
        {job?.state === 'failed' && <AtWork job={job} />}
        <ClosingForm cycle={cycle} unfinished={data} />
      </>
    );
  return (
    <SectionCard
      title="Unfinished in its markets"
      description="Once closing has started, you decide here what happens to each."
    >
      <UnfinishedFacts unfinished={data} />
      <UnfinishedUploads uploads={data.uploads} rule={CARRY_ALL} exceptions={new Map()} now={new Date()} />
    </SectionCard>
  );
}

/** The job that closes or reopens the cycle, or its error. */
const AtWork = ({ job }: { job: Job }) => (
  <SectionCard title={job.state === 'failed' ? 'The last try failed' : 'In progress'}>
    <JobCard job={job} />
  </SectionCard>
);

const REPORTS = [
  { format: 'pdf', label: 'Report as PDF' },
  { format: 'csv', label: 'Report as CSV' },
] as const;

function Outcome({ cycle }: { cycle: Cycle }) {
  const { id, name, version, outcome, statusChangedAt } = cycle;
  const [isAsking, setIsAsking] = useState(false);
  const { mutateAsync, isPending } = useReopenCycle();
  const report = useCycleReport(cycle);
  if (!outcome) return null;
  const problem = reopenProblem(statusChangedAt, new Date());
  const handleReopen = async () => {
    await mutateAsync({ params: { id }, body: { version } }).catch(() => undefined);
    setIsAsking(false);
  };
  return (
    <SectionCard
      title="What happened to the rest"
      description={problem ?? 'The cycle is closed and its numbers are frozen. For a day, that can be undone.'}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {REPORTS.map(({ format, label }) => (
            <Button
              key={format}
              variant="outlined"
              color="inherit"
              loading={report.isPending && report.variables === format}
              onClick={() => report.mutate(format)}
            >
              {label}
            </Button>
          ))}
          {problem === null && (
            <Button variant="outlined" color="inherit" onClick={() => setIsAsking(true)}>
              Undo the closing
            </Button>
          )}
        </Box>
      }
    >
      <Facts
        facts={[
          ['Uploads carried over', numberText(outcome.uploads)],
          ['Uploads back in the pool', numberText(outcome.backToPool)],
          ['Uploads dropped', numberText(outcome.dropped)],
          ['Catalogs that were in review', numberText(outcome.inReview)],
          ['Catalogs that were sent back', numberText(outcome.sentBack)],
        ]}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={`Undo the closing of ${name}?`}
        confirmLabel="Undo the closing"
        isBusy={isPending}
        onConfirm={() => void handleReopen()}
        onCancel={() => setIsAsking(false)}
      >
        Its numbers are no longer frozen. Uploads return to their editors, and dropped ones come back unless another
        editor has taken them since.
      </ConfirmDialog>
    </SectionCard>
  );
}
