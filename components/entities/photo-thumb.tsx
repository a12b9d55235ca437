import Box from '@mui/material/Box';
import type { Photo } from '@/lib/contracts/photo-record';

interface PhotoThumbProps {
  photo: Photo | null;
  /** Alternative text; omitted when the adjacent text says the same. */
  alt?: string;
  size?: number;
}

/** A thumbnail, or a placeholder. */
export const PhotoThumb = ({ photo, alt = '', size = 32 }: PhotoThumbProps) => (
  <Box
    component="span"
    sx={{
      display: 'inline-block',
      flexShrink: 0,
      width: size,
      height: size,
      borderRadius: 1,
      overflow: 'hidden',
      bgcolor: 'action.hover',
      verticalAlign: 'middle',
      '& img': { display: 'block', width: 1, height: 1, objectFit: 'cover' },
    }}
  >
    {photo && <Box component="img" src={photo.urls.thumb} alt={alt} loading="lazy" width={size} height={size} />}
  </Box>
);
