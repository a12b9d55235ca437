import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Instant } from '@/components/ui/instant';
import { notifySuccess } from '@/lib/client/notify';
import { useSplitPost } from '@/lib/client/queries/whatsapp-posts';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { POST_STATE_TEXTS, type PostState } from '@/lib/domain/whatsapp/post-states';
import { stateLabel } from '@/lib/domain/states';
import { NewRate } from './new-rate';
import { PostCatalog } from './post-catalog';
import { type Neighbours, PostPhotos } from './post-photos';
import { counted } from './post-words';

/** Effect of re-importing with media on a post that lacks photos. */
const AGAIN: Partial<Record<PostState, string>> = {
  new: ' Export it again with media: the photos come to this post then.',
  made: ' Export it again with media: you are told which photos its catalog does not have.',
  added: ' Export it again with media: you are told which photos its catalog does not have.',
};

interface PostDialogProps {
  post: Post;
  neighbours: Neighbours;
  /** Photo enlarged when the dialog opens. */
  first?: number;
  onTake: (post: Post) => void;
  onGiveBack: (post: Post) => void;
  onClose: () => void;
}

/** A whole post: all photos, caption, new rate and missing data; it can be split here. */
export function PostDialog({ post, neighbours, first = 0, onTake, onGiveBack, onClose }: PostDialogProps) {
  const titleId = useId();
  const { mutate, isPending } = useSplitPost();
  const [shown, setShown] = useState(first);
  const { sender, at, caption, photos, problems, omitted, state } = post;
  const split = (from: number) =>
    mutate(
      { post, from },
      { onSuccess: () => (onClose(), notifySuccess(`Split: ${from} and ${photos.length - from} photos.`)) },
    );
  return (
    <Dialog open fullWidth maxWidth="lg" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId} dir="auto" sx={{ overflowWrap: 'anywhere' }}>
        {sender.name}
      </DialogTitle>
      <DialogContent
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          alignItems: 'start',
        }}
      >
        {photos.length > 0 && (
          <PostPhotos
            post={post}
            neighbours={neighbours}
            shown={shown}
            onShow={setShown}
            onSplit={split}
            isSplitting={isPending}
          />
        )}
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            <Instant at={at} /> · {stateLabel(POST_STATE_TEXTS, state)}
            {sender.seller && ` · ${sender.seller.businessName}`}
          </Typography>
          <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mb: 2 }}>
            {caption || 'No caption'}
          </Typography>
          <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
            <NewRate post={post} onTake={onTake} onGiveBack={onGiveBack} />
            <PostCatalog post={post} />
          </Box>
          {omitted > 0 && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {counted(omitted, 'photo was', 'photos were')} left out when the chat was exported.{AGAIN[state]}
            </Alert>
          )}
          {problems.length > 0 && (
            <Alert severity="warning" sx={{ mb: 2 }}>
              {problems.map(({ name, problem }, index) => (
                <div key={index}>
                  {name}: {problem}
                </div>
              ))}
            </Alert>
          )}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  );
}
