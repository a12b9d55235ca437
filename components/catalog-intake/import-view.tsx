import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { JobCard, jobText } from '@/components/entities/job-card';
import { QueryFailure } from '@/components/records/query-failure';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { PAGE_SIZE } from '@/lib/contracts/base/list';
import type { WhatsappImport } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { useWhatsappImport } from '@/lib/client/queries/whatsapp-imports';
import { isOver } from '@/lib/domain/jobs/job-states';
import { OPEN_POST_STATES } from '@/lib/domain/whatsapp/post-states';
import { PostBoard } from './post-board';
import { counted } from './post-words';

const AsidesDialog = dynamic(() => import('./asides-dialog').then((module) => module.AsidesDialog), { ssr: false });

/** Results of the import, one line each. */
function findings(made: WhatsappImport): string[] {
  const { posts, photos, knownPosts, photoProblems, omitted, damaged } = made;
  return [
    `${counted(posts, 'post')} with ${counted(photos, 'photo')}`,
    ...(knownPosts > 0 ? [`${counted(knownPosts, 'post')} known from an earlier import`] : []),
    ...(photoProblems > 0 ? [`${counted(photoProblems, 'file')} could not be used`] : []),
    ...(damaged > 0 ? [`${counted(damaged, 'place')} damaged in the export`] : []),
    ...(omitted > 0 ? [`${counted(omitted, 'photo')} left out by the export`] : []),
  ];
}

const SHOWN = [
  { value: 'to-do', label: 'To do' },
  { value: 'all', label: 'All posts' },
] as const;

/** Shown when no post is left on the board. */
function emptyText({ posts, knownPosts }: WhatsappImport): string {
  if (posts > 0) return 'Every post of this chat is done';
  return knownPosts > 0 ? 'You already imported these posts' : 'No posts in this chat';
}

/** An imported export: reading progress first, then its posts. */
export function ImportView({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useWhatsappImport(id);
  const [showsAsides, setShowsAsides] = useState(false);
  const [shown, setShown] = useState<'to-do' | 'all'>('to-do');
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={3} height={120} />;
  const { job, fileName, messages, systemLines, chatter, latePosts } = data;
  const isReading = job !== null && !isOver(job.state);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h2" sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
          {fileName}
        </Typography>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Another export
        </Button>
      </Box>
      {isReading ? (
        <Paper variant="outlined">
          <JobCard job={job} />
          <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 2 }}>
            You can keep working. The bell rings when the posts are here.
          </Typography>
        </Paper>
      ) : (
        <>
          <Typography color="textSecondary">{findings(data).join(' · ')}</Typography>
          <Button size="small" onClick={() => setShowsAsides(true)} sx={{ ml: -0.5, mb: 1 }}>
            {counted(systemLines + chatter, 'line')} skipped
            {messages !== null && `, of ${counted(messages, 'message')}`}
          </Button>
          {latePosts > 0 && (
            <Alert
              severity="warning"
              sx={{ mb: 2 }}
              action={
                <Button color="inherit" size="small" onClick={() => setShowsAsides(true)}>
                  Show which
                </Button>
              }
            >
              {counted(latePosts, 'post')} came with photos that{' '}
              {latePosts === 1 ? 'its catalog does' : 'their catalogs do'} not have. A catalog that is made stays as it
              is: add them there by hand.
            </Alert>
          )}
          {job && job.state !== 'done' && (
            <Alert severity={job.state === 'failed' ? 'error' : 'info'} sx={{ mb: 2 }}>
              {jobText(job)} Import the same export again to resume.
            </Alert>
          )}
          {data.posts > 0 && (
            <SegmentedControl legend="Which posts" value={shown} options={SHOWN} onChange={setShown} />
          )}
          <PostBoard
            isGrouped
            query={{
              sort: 'at',
              limit: PAGE_SIZE.max,
              importId: [id],
              ...(shown === 'to-do' && { state: [...OPEN_POST_STATES] }),
            }}
            emptyText={emptyText(data)}
          />
        </>
      )}
      {showsAsides && <AsidesDialog importId={id} onClose={() => setShowsAsides(false)} />}
    </>
  );
}
