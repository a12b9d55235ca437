import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useKeyDown } from '@/components/entities/keys/use-key-down';
import { PictureViewer } from '@/components/entities/pictures/picture-viewer';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { usePhotoMoves } from './use-photo-moves';

/** Adjacent new posts of the same sender on the board. */
export interface Neighbours {
  before?: Post;
  after?: Post;
}

interface PostPhotosProps {
  post: Post;
  neighbours: Neighbours;
  shown: number;
  onShow: (index: number) => void;
  onSplit: (from: number) => void;
  isSplitting: boolean;
}

const HEIGHT = { xs: '40vh', md: '56vh' };

/** Photos of a post, one enlarged. In a new post, a photo can be moved, removed or made the start of another post. */
export function PostPhotos({ post, neighbours, shown, onShow, onSplit, isSplitting }: PostPhotosProps) {
  const moves = usePhotoMoves(post);
  const { photos, state, sender } = post;
  const place = Math.min(shown, Math.max(0, photos.length - 1));
  const isBusy = moves.isPending || isSplitting;
  const canLeave = state === 'new' && photos.length > 1;
  const shift = (by: 1 | -1) => moves.shift(place, by, onShow);
  // The focus may be on the surrounding dialog.
  useKeyDown((event) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    const isRemoving = event.key === 'Delete' && canLeave;
    if (by === null && !isRemoving) return;
    event.preventDefault();
    if (isRemoving && !isBusy) moves.takeOut(place);
    else if (by !== null && !event.altKey) onShow((place + by + photos.length) % photos.length);
    else if (by !== null && canLeave && !isBusy) shift(by);
  });
  const name = `Photo ${place + 1}`;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0, alignContent: 'start' }}>
      <PictureViewer
        pictures={photos.map((photo) => ({ id: photo.id, photo }))}
        shown={place}
        onShow={onShow}
        name={sender.name}
        height={HEIGHT}
      />
      {canLeave && (
        <Box role="group" aria-label={name} sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          <Button size="small" color="inherit" disabled={isBusy || place === 0} onClick={() => shift(-1)}>
            Move left
          </Button>
          <Button
            size="small"
            color="inherit"
            disabled={isBusy || place === photos.length - 1}
            onClick={() => shift(1)}
          >
            Move right
          </Button>
          {neighbours.before && (
            <Button
              size="small"
              color="inherit"
              disabled={isBusy}
              onClick={() => neighbours.before && moves.moveTo(place, neighbours.before)}
            >
              Previous post
            </Button>
          )}
          {neighbours.after && (
            <Button
              size="small"
              color="inherit"
              disabled={isBusy}
              onClick={() => neighbours.after && moves.moveTo(place, neighbours.after)}
            >
              Next post
            </Button>
          )}
          {place > 0 && (
            <Button size="small" color="inherit" disabled={isBusy} onClick={() => onSplit(place)}>
              Split before photo {place + 1}
            </Button>
          )}
          <Button
            size="small"
            color="error"
            aria-keyshortcuts="Delete"
            disabled={isBusy}
            onClick={() => moves.takeOut(place)}
          >
            Remove photo {place + 1}
          </Button>
        </Box>
      )}
    </Box>
  );
}
