import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import Link from 'next/link';
import { useCancelJob, useDownloadFile, useRetryJob } from '@/lib/client/queries/jobs';
import type { Job } from '@/lib/contracts/jobs';
import { isInHundredths, isOver } from '@/lib/domain/jobs/job-states';
import { numberText } from '@/lib/domain/text/count-text';

/** Status text of a job. */
export function jobText({ kind, state, done: count, total, failure, isCancelling }: Job): string {
  const done = isInHundredths(kind) ? 0 : count;
  if (isCancelling) return 'Stopping …';
  if (state === 'queued') return 'Queued';
  if (state === 'failed') return failure ?? 'It failed.';
  if (state === 'cancelled') return done > 0 ? `Stopped after ${numberText(done)}. What was done stays.` : 'Stopped';
  if (state === 'done') return done > 0 ? `Done: ${numberText(done)}` : 'Done';
  if (isInHundredths(kind)) return `${count} %`;
  return total === null ? numberText(done) : `${numberText(done)} of ${numberText(total)}`;
}

/** The job's result file, if any. */
const fileOf = ({ result }: Job) =>
  typeof result?.fileId === 'string' ? { id: result.fileId, name: String(result.fileName) } : null;

/** Address of the job's result, if any. */
const pathOf = ({ result }: Job) => (typeof result?.path === 'string' ? result.path : null);

export function JobCard({ job }: { job: Job }) {
  const { mutate: cancel, isPending: isCancelling } = useCancelJob();
  const { mutate: retry, isPending: isRetrying } = useRetryJob();
  const { mutate: download, isPending: isDownloading } = useDownloadFile();
  const file = fileOf(job);
  const path = pathOf(job);
  const isActive = !isOver(job.state);
  const share = job.total ? Math.min(100, (job.done / job.total) * 100) : undefined;
  return (
    <Box sx={{ px: 2, py: 1.25, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Typography noWrap title={job.title}>
        {job.title}
      </Typography>
      {isActive && (
        <LinearProgress
          aria-label={job.title}
          variant={share === undefined ? 'indeterminate' : 'determinate'}
          value={share}
          sx={{ my: 0.75 }}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
        <Typography
          variant="body2"
          color={job.state === 'failed' ? 'error' : 'textSecondary'}
          sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}
        >
          {jobText(job)}
        </Typography>
        {isActive && (
          <Button
            size="small"
            color="inherit"
            disabled={job.isCancelling}
            loading={isCancelling}
            onClick={() => cancel(job.id)}
          >
            Cancel
          </Button>
        )}
        {job.state === 'failed' && (
          <Button size="small" loading={isRetrying} onClick={() => retry(job.id)}>
            Start again
          </Button>
        )}
        {file && (
          <Button size="small" loading={isDownloading} onClick={() => download(file)}>
            Download
          </Button>
        )}
        {path && (
          <Button size="small" component={Link} href={path}>
            Result
          </Button>
        )}
      </Box>
    </Box>
  );
}
