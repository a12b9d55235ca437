import Box from '@mui/material/Box';
import { useState } from 'react';
import { PictureViewer } from '@/components/entities/pictures/picture-viewer';
import { TOP_BAR_HEIGHT } from '@/config/theme';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { EditCatalogForm } from './edit-catalog-form';

const HEIGHT = { xs: '22vh', md: '62vh' };

/** Photos stay visible beside the fields, on a phone above them. */
export function EditDetails({ catalog, taxonomy }: { catalog: CatalogDetail; taxonomy: Taxonomy }) {
  const { pictures, title } = catalog;
  const [shown, setShown] = useState(0);
  const place = Math.min(shown, Math.max(0, pictures.length - 1));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: { xs: TOP_BAR_HEIGHT, md: TOP_BAR_HEIGHT + 8 },
          zIndex: 2,
          minWidth: 0,
          py: { xs: 1, md: 0 },
          bgcolor: 'background.default',
        }}
      >
        <PictureViewer pictures={pictures} shown={place} onShow={setShown} name={title} height={HEIGHT} />
      </Box>
      <Box sx={{ minWidth: 0, '& input, & textarea, & button': { scrollMarginTop: { xs: '40vh', md: 0 } } }}>
        <EditCatalogForm catalog={catalog} taxonomy={taxonomy} shownId={pictures[place]?.id} />
      </Box>
    </Box>
  );
}
