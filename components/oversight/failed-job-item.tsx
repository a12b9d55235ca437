import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@/components/ui/copy-button';
import { Instant } from '@/components/ui/instant';
import type { Job } from '@/lib/contracts/jobs';
import { notifySuccess } from '@/lib/client/notify';
import { useRetryFailedJob } from '@/lib/client/queries/jobs';
import { numberText } from '@/lib/domain/text/count-text';

/** Progress before it failed. */
const progressText = ({ done, total, tries }: Job): string =>
  `${total === null ? numberText(done) : `${numberText(done)} of ${numberText(total)}`} done, ${numberText(tries)} ${tries === 1 ? 'try' : 'tries'}`;

/** One failed job: type, owner, time and error, with a button to restart it. */
export function FailedJobItem({ job }: { job: Job }) {
  const { id, title, owner, createdAt, endedAt, failure } = job;
  const { mutate, isPending } = useRetryFailedJob();
  const handleRetry = () => mutate(id, { onSuccess: () => notifySuccess(`${title} is in the queue again.`) });
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 18rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 550 }}>{title}</Typography>
        <Typography variant="body2" color="error">
          {failure ?? 'The job failed.'}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Started by {owner.name}, <Instant at={createdAt} />; failed <Instant at={endedAt ?? createdAt} />.{' '}
          {progressText(job)}.
        </Typography>
        {/* A job's log lines and history use its id as their request id. */}
        <Typography variant="body2" color="textSecondary">
          Number in the log and the history: <code>{id}</code>
        </Typography>
      </Box>
      <CopyButton text={id} label="Copy number" />
      <Button variant="contained" loading={isPending} aria-label={`Start ${title} again`} onClick={handleRetry}>
        Start again
      </Button>
    </Box>
  );
}
