import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { hideJobs, wantJobs } from '@/lib/client/jobs-wanted';
import { useMyJobs } from '@/lib/client/queries/jobs';
import { isOver } from '@/lib/domain/jobs/job-states';
import { JobCard } from '../entities/job-card';

/** Jobs that ended before the tray appeared are not shown. Allows for this much clock skew. */
const SLACK_MS = 60_000;

/** The user's background jobs, in a corner of every page. */
export function JobTray() {
  const queryClient = useQueryClient();
  const { data: jobs = [] } = useMyJobs();
  const [since] = useState(() => Date.now() - SLACK_MS);
  const shown = jobs.filter(({ state, endedAt }) => !isOver(state) || new Date(endedAt ?? 0).getTime() > since);
  const active = shown.filter(({ state }) => !isOver(state)).length;
  // Stores ids: a hidden job continues, and only a job outside the list is new.
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const isHidden = shown.every(({ id }) => hiddenIds.includes(id));
  const handleHide = () => {
    setHiddenIds(shown.map(({ id }) => id));
    hideJobs();
  };

  // Once shown, it stays until the user hides it.
  useEffect(wantJobs, []);

  // Refetches what a job changed, whatever page the user is on by then.
  const before = useRef(active);
  useEffect(() => {
    if (active < before.current) void queryClient.invalidateQueries({ type: 'active' });
    before.current = active;
  }, [active, queryClient]);

  if (isHidden) return null;
  return (
    <Paper
      component="section"
      aria-label="Background jobs"
      elevation={6}
      sx={{
        position: 'fixed',
        right: { xs: 8, sm: 16 },
        bottom: { xs: 'calc(8px + var(--toasts, 0px))', md: 16 },
        // Below dialogs, whose buttons it would cover on a phone.
        zIndex: 'speedDial',
        width: 'min(380px, calc(100vw - 16px))',
        maxHeight: '50dvh',
        overflowY: 'auto',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
        <Typography role="status" variant="body2" sx={{ flex: 1, fontWeight: 550 }}>
          {active > 0 ? `${active} ${active === 1 ? 'job' : 'jobs'} running` : 'All jobs finished'}
        </Typography>
        <IconButton size="small" edge="end" aria-label="Hide background jobs" onClick={handleHide}>
          <Close fontSize="small" />
        </IconButton>
      </Box>
      {shown.map((job) => (
        <JobCard key={job.id} job={job} />
      ))}
    </Paper>
  );
}
