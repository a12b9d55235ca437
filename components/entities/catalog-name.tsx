import Box from '@mui/material/Box';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { PhotoThumb } from './photo-thumb';

export { catalogName };

/** A catalog in a list: cover and name. */
export const CatalogName = ({ catalog }: { catalog: Pick<Catalog, 'title' | 'seller' | 'cover'> }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
    <PhotoThumb photo={catalog.cover} />
    <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {catalogName(catalog)}
    </Box>
  </Box>
);
