import Typography from '@mui/material/Typography';
import { JobCard } from '@/components/entities/job-card';
import { QueryFailure } from '@/components/records/query-failure';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useMyJobs } from '@/lib/client/queries/jobs';
import { isOver } from '@/lib/domain/jobs/job-states';
import { ListDialog } from './list-dialog';

/** The user's running and failed jobs. */
export function MyJobsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useMyJobs();
  const jobs = data?.filter(({ state }) => !isOver(state) || state === 'failed');
  return (
    <ListDialog title="My background jobs" onClose={onClose}>
      {!jobs && !error && <SkeletonLines count={2} height={64} />}
      {!jobs && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {jobs?.length === 0 && <Typography color="textSecondary">No running or recently failed jobs.</Typography>}
      {jobs?.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </ListDialog>
  );
}
