import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Photo } from '@/lib/contracts/photo-record';

interface FilmStripProps {
  label: string;
  frames: readonly { id: string; photo: Photo | null; name: string; note?: ReactNode }[];
  currentId: string | null;
  size: number;
  onOpen: (id: string) => void;
}

/** Thumbnails in a row, one of them open. */
export function FilmStrip({ label, frames, currentId, size, onOpen }: FilmStripProps) {
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{ display: 'flex', gap: 0.75, m: 0, p: 0.5, listStyle: 'none', overflowX: 'auto' }}
    >
      {frames.map(({ id, photo, name, note }) => (
        <li key={id}>
          <Box
            component="button"
            type="button"
            aria-label={name}
            aria-current={id === currentId}
            onClick={() => onOpen(id)}
            sx={{
              display: 'block',
              position: 'relative',
              width: size,
              height: size,
              p: 0,
              border: 2,
              borderColor: id === currentId ? 'primary.main' : 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
              overflow: 'hidden',
              cursor: 'pointer',
              '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 1 },
            }}
          >
            {photo && (
              <Box
                component="img"
                src={photo.urls.thumb}
                alt=""
                loading="lazy"
                sx={{ width: '100%', height: '100%', objectFit: 'cover', display: 'block' }}
              />
            )}
            {note}
          </Box>
        </li>
      ))}
    </Box>
  );
}
