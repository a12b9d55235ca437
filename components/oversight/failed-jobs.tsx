import DoneAll from '@mui/icons-material/DoneAll';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { LoadMore } from '@/components/ui/load-more';
import { QueryFailure } from '@/components/records/query-failure';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { jobsApi } from '@/lib/contracts/jobs';
import { useList } from '@/lib/client/queries/list';
import { FailedJobItem } from './failed-job-item';

/** Jobs of all staff that failed on every attempt, newest first. */
export function FailedJobList() {
  const query = { state: ['failed' as const], sort: '-createdAt' as const, limit: 20 };
  const { data, error, refetch, ...more } = useList(jobsApi.list, query);
  const jobs = data?.pages.flatMap((page) => page.rows);
  return (
    <>
      {!jobs && !error && <SkeletonLines count={2} height={96} />}
      {!jobs && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {jobs?.length === 0 && <EmptyState icon={<DoneAll />} title="No failed jobs" />}
      {jobs && jobs.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary">
            A restarted job goes back into the queue. It continues where it stopped and does nothing twice, with the
            permissions of the person who started it. If the cause is still there, it fails again.
          </Typography>
          <Box component="ul" aria-label="Failed jobs" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {jobs.map((job) => (
              <FailedJobItem key={job.id} job={job} />
            ))}
          </Box>
        </>
      )}
      <LoadMore {...more} />
    </>
  );
}
