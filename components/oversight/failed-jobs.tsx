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

/** Everybody's jobs that nothing but a person brings on, the newest first. */
export function FailedJobs() {
  const query = { state: ['failed' as const], sort: '-createdAt' as const, limit: 20 };
  const { data, error, refetch, ...more } = useList(jobsApi.list, query);
  const jobs = data?.pages.flatMap((page) => page.rows);
  return (
    <>
      {!jobs && !error && <SkeletonLines count={2} height={96} />}
      {!jobs && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {jobs?.length === 0 && <EmptyState icon={<DoneAll />} title="No job lies here" />}
      {jobs && jobs.length > 0 && (
        <>
          <Typography variant="body2" color="textSecondary">
            Starting a job again puts it back into the queue. It goes on where it stood and does nothing twice, in the
            name and with the rights of whoever started it. If the cause is still there, it comes back here.
          </Typography>
          <Box component="ul" aria-label="Jobs that failed for good" sx={{ m: 0, p: 0, listStyle: 'none' }}>
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
