import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { Job } from '@/lib/contracts/jobs';
import { JobCard } from '../../entities/job-card';

/** An import in progress. */
export function ImportProgress({ job, onClose }: { job: Job; onClose: () => void }) {
  return (
    <>
      <DialogContent>
        <JobCard job={job} />
        <Typography variant="body2" color="textSecondary" sx={{ px: 2 }}>
          You can close this and keep working. The bell rings when it is done.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </>
  );
}
