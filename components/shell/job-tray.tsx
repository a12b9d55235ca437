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

/** What was over when the tray came up is no news; clocks differ by less than this. */
const SLACK_MS = 60_000;

/** The background jobs of the person, in a corner of every page. */
export function JobTray() {
  const queryClient = useQueryClient();
  const { data: jobs = [] } = useMyJobs();
  const [since] = useState(() => Date.now() - SLACK_MS);
  const shown = jobs.filter(({ state, endedAt }) => !isOver(state) || new Date(endedAt ?? 0).getTime() > since);
  const active = shown.filter(({ state }) => !isOver(state)).length;
  // By their ids: what was put away goes on, and only a job that is not among them is new.
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const isHidden = shown.every(({ id }) => hiddenIds.includes(id));
  const handleHide = () => {
    setHiddenIds(shown.map(({ id }) => id));
    hideJobs();
  };

  // Once there, it stays until it is put away.
  useEffect(wantJobs, []);

  // What a job changed is asked for again, wherever one is by then.
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
        // Under dialogs, whose buttons it would hide on a phone.
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
