import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { newRateWords } from './post-words';

interface NewRateProps {
  post: Post;
  onTake: (post: Post) => void;
  onGiveBack: (post: Post) => void;
}

/**
 * New rate that a post gives for a catalog, with a button to accept it or restore the old one. Also shows a later
 * post's rate.
 */
export function NewRate({ post, onTake, onGiveBack }: NewRateProps) {
  const { state } = post;
  if (!post.newRate || (state !== 'new' && state !== 'new-rate' && state !== 'rate-taken')) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 0.5 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{newRateWords(post)}</Typography>
      {state === 'new-rate' && (
        <Button size="small" variant="outlined" aria-keyshortcuts="r" onClick={() => onTake(post)}>
          Accept the new rate
        </Button>
      )}
      {state === 'rate-taken' && (
        <Button size="small" color="inherit" onClick={() => onGiveBack(post)}>
          Restore the old rate
        </Button>
      )}
    </Box>
  );
}
