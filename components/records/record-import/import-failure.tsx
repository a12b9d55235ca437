import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRetryImportJob } from '@/lib/client/queries/imports';
import type { Import } from '@/lib/contracts/imports';
import { jobText } from '../../entities/job-card';

/** Reason a file was rejected or an import job failed, with a way to continue. */
export function ImportFailure({ current }: { current: Import }) {
  const { mutate, isPending } = useRetryImportJob(current.id);
  const { job, fileName, refusal } = current;
  if (refusal !== null)
    return (
      <Alert severity="error" sx={{ mx: 3, mb: 1 }}>
        {fileName}: {refusal}
      </Alert>
    );
  if (!job || (job.state !== 'failed' && job.state !== 'cancelled')) return null;
  const again = (
    <Button color="inherit" size="small" loading={isPending} onClick={() => mutate(job.id)}>
      Start again
    </Button>
  );
  const isFailed = job.state === 'failed';
  return (
    <Alert severity={isFailed ? 'error' : 'info'} action={isFailed && again} sx={{ mx: 3, mb: 1 }}>
      {job.title}: {jobText(job)}
    </Alert>
  );
}
