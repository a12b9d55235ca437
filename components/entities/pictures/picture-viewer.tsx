import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useEffect } from 'react';
import type { CatalogImage } from '@/lib/contracts/catalogs/catalog-record';
import { PhotoThumb } from '../photo-thumb';

interface PictureViewerProps {
  pictures: readonly Pick<CatalogImage, 'id' | 'photo'>[];
  shown: number;
  onShow: (index: number) => void;
  /** Names the photos: the title of the catalog. */
  name: string;
  height?: Record<'xs' | 'md', string>;
}

const HEIGHT = { xs: '46vh', md: '62vh' };

/** One photo enlarged, the others below it. The next two are preloaded. */
export function PictureViewer({ pictures, shown, onShow, name, height = HEIGHT }: PictureViewerProps) {
  const picture = pictures[shown] ?? pictures[0];
  const coming = pictures
    .slice(shown + 1, shown + 3)
    .map(({ photo }) => photo.urls.screen)
    .join(' ');
  useEffect(() => {
    for (const address of coming.split(' ').filter(Boolean)) new Image().src = address;
  }, [coming]);
  if (!picture) return <Box sx={{ color: 'text.secondary' }}>This catalog has no photos.</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box
        sx={{
          height,
          bgcolor: 'action.hover',
          borderRadius: 2,
          overflow: 'hidden',
          '& img': { display: 'block', width: 1, height: 1, objectFit: 'contain' },
        }}
      >
        <Box
          component="img"
          key={picture.id}
          src={picture.photo.urls.screen}
          alt={`${name || 'Catalog'}, photo ${shown + 1} of ${pictures.length}`}
          width={picture.photo.width}
          height={picture.photo.height}
        />
      </Box>
      {pictures.length > 1 && (
        <Box role="group" aria-label="Pictures" sx={{ display: 'flex', gap: 0.75, overflowX: 'auto', p: 0.5 }}>
          {pictures.map(({ id, photo }, index) => (
            <ButtonBase
              key={id}
              aria-label={`Photo ${index + 1}`}
              aria-current={index === shown}
              onClick={() => onShow(index)}
              sx={{
                borderRadius: 1,
                outline: index === shown ? '2px solid' : undefined,
                outlineColor: 'primary.main',
                '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
              }}
            >
              <PhotoThumb photo={photo} size={56} />
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  );
}
