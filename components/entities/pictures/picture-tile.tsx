import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Delete from '@mui/icons-material/DeleteOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { CheckBox } from '@/components/ui/check-box';
import { Tag } from '@/components/ui/tag';
import type { Photo } from '@/lib/contracts/photo-record';
import { type PictureAct, PictureMenu } from './picture-menu';

interface PictureTileProps<Act extends PictureAct> {
  photo: Photo;
  place: number;
  count: number;
  isCover: boolean;
  /** True when nothing can be changed now. */
  isFixed: boolean;
  /** True while the photo is being replaced. */
  isBusy: boolean;
  isChosen?: boolean;
  /** Omitted when photos are not selectable. */
  onChoose?: (isChosen: boolean) => void;
  onMove: (to: number) => void;
  onCover: () => void;
  onRemove: () => void;
  acts: readonly Act[];
  onAct: (act: Act) => void;
  onDrag: () => void;
  onDrop: () => void;
}

/** One photo of a catalog, with its actions. */
export function PictureTile<Act extends PictureAct>(props: PictureTileProps<Act>) {
  const { photo, place, count, isCover, isFixed, isBusy, isChosen, acts } = props;
  const { onChoose, onMove, onCover, onRemove, onAct, onDrag, onDrop } = props;
  const name = `photo ${place + 1}`;
  return (
    <Box
      component="li"
      draggable={!isFixed}
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      sx={{ border: 1, borderColor: isCover ? 'primary.main' : 'divider', borderRadius: 1, overflow: 'hidden' }}
    >
      <Box sx={{ position: 'relative', aspectRatio: '3 / 4', bgcolor: 'action.hover' }}>
        <Box
          component="img"
          src={photo.urls.thumb}
          alt={`Photo ${place + 1} of ${count}`}
          draggable={false}
          sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
        />
        {onChoose && !isFixed && (
          <Box
            sx={{
              position: 'absolute',
              right: 6,
              top: 6,
              display: 'flex',
              p: 0.5,
              bgcolor: 'background.paper',
              borderRadius: 1,
            }}
          >
            <CheckBox
              aria-label={`Choose ${name}`}
              checked={isChosen}
              onChange={(event) => onChoose(event.target.checked)}
            />
          </Box>
        )}
        {isBusy && (
          <Box sx={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
            <CircularProgress aria-label={`Working on ${name}`} />
          </Box>
        )}
        {isCover && (
          <Box sx={{ position: 'absolute', left: 6, top: 6, bgcolor: 'background.paper', borderRadius: 1 }}>
            <Tag tone="success">Cover</Tag>
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
        <IconButton
          size="small"
          aria-label={`Move ${name} back`}
          disabled={isFixed || place === 0}
          onClick={() => onMove(place - 1)}
        >
          <ArrowBack fontSize="small" />
        </IconButton>
        <IconButton size="small" aria-label={`Make ${name} the cover`} disabled={isFixed || isCover} onClick={onCover}>
          {isCover ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
        </IconButton>
        <IconButton size="small" aria-label={`Remove ${name}`} disabled={isFixed || count === 1} onClick={onRemove}>
          <Delete fontSize="small" />
        </IconButton>
        <PictureMenu name={name} acts={acts} isDisabled={isFixed || isBusy} onAct={onAct} />
        <IconButton
          size="small"
          aria-label={`Move ${name} forward`}
          disabled={isFixed || place === count - 1}
          onClick={() => onMove(place + 1)}
        >
          <ArrowForward fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
