import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { PhotoImage } from '@/components/entities/photo-image';
import { StateTag } from '@/components/entities/state-tag';
import { CheckBox } from '@/components/ui/check-box';
import { Instant } from '@/components/ui/instant';
import { Tag } from '@/components/ui/tag';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { POST_STATE_TEXTS } from '@/lib/domain/whatsapp/post-states';
import { CaptionChips } from './caption-chips';
import { NewRate } from './new-rate';
import { PostCatalog } from './post-catalog';
import { counted, obstacleOf } from './post-words';

/** Photos shown before a post is opened. */
const STRIP = 8;

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  overflowX: 'auto',
  marginBottom: theme.spacing(0.75),
  '& button': { flexShrink: 0, padding: 0, border: 0, borderRadius: 6, background: 'none', cursor: 'zoom-in' },
  '& button:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '& img': { height: 96, width: 72, objectFit: 'cover' },
}));

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(1),
  padding: theme.spacing(1),
  alignContent: 'start',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  backgroundColor: theme.vars.palette.background.paper,
  scrollMargin: 140,
  '&[data-chosen=true]': { borderColor: theme.vars.palette.primary.main },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

interface PostCardProps {
  post: Post;
  isChosen: boolean;
  onChoose: (id: string, isRange: boolean) => void;
  /** Shows the whole post, with one photo enlarged. */
  onOpen: (id: string, photo?: number) => void;
  onTakeRate: (post: Post) => void;
  onGiveRateBack: (post: Post) => void;
}

/** One post: its photos, caption and outcome. */
export function PostCard({ post, isChosen, onChoose, onOpen, onTakeRate, onGiveRateBack }: PostCardProps) {
  const { id, sender, at, caption, photos, problems, omitted, state } = post;
  const obstacle = obstacleOf(post);
  const missing = problems.length + omitted;
  return (
    <Card tabIndex={-1} data-post={id} data-chosen={isChosen} aria-label={`${sender.name}: ${caption.slice(0, 60)}`}>
      <CheckBox
        aria-label={`Choose the post of ${sender.name}`}
        checked={isChosen}
        onChange={() => undefined}
        onClick={(event: MouseEvent) => onChoose(id, event.shiftKey)}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 0.5 }}>
          <Typography variant="body2" color="textSecondary">
            <Instant at={at} /> · {counted(photos.length, 'photo')}
          </Typography>
          <StateTag states={POST_STATE_TEXTS} state={state} />
          {missing > 0 && <Tag tone="error">{counted(missing, 'file')} missing</Tag>}
          <Button size="small" color="inherit" sx={{ ml: 'auto', minWidth: 0, px: 0.75 }} onClick={() => onOpen(id)}>
            Open
          </Button>
        </Box>
        {photos.length > 0 && (
          <Strip>
            {photos.slice(0, STRIP).map((photo, index) => (
              <button key={photo.id} type="button" tabIndex={-1} onClick={() => onOpen(id, index)}>
                <PhotoImage photo={photo} size="thumb" alt={`Photo ${index + 1} of ${sender.name}`} />
              </button>
            ))}
            {photos.length > STRIP && (
              <Typography variant="body2" color="textSecondary" sx={{ alignSelf: 'center', whiteSpace: 'nowrap' }}>
                and {photos.length - STRIP} more
              </Typography>
            )}
          </Strip>
        )}
        <Typography
          dir="auto"
          variant="body2"
          color={caption ? 'textPrimary' : 'textSecondary'}
          sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', maxHeight: '4.5em', overflow: 'hidden' }}
        >
          {caption || 'No caption'}
        </Typography>
        <CaptionChips caption={caption} />
        <NewRate post={post} onTake={onTakeRate} onGiveBack={onGiveRateBack} />
        <PostCatalog post={post} />
        {obstacle && (
          <Typography variant="body2" color="warning" sx={{ mt: 0.5 }}>
            {obstacle}
          </Typography>
        )}
      </Box>
    </Card>
  );
}
