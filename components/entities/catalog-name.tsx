import Box from '@mui/material/Box';
import type { Catalog } from '@/lib/contracts/catalog-record';
import { PhotoThumb } from './photo-thumb';

/** What a catalog is called while it has no title. */
export const catalogName = ({ title, seller }: Pick<Catalog, 'title' | 'seller'>): string =>
  title || `Untitled, of ${seller.businessName}`;

/** A catalog in a list: its cover and what it is called. */
export const CatalogName = ({ catalog }: { catalog: Pick<Catalog, 'title' | 'seller' | 'cover'> }) => (
  <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
    <PhotoThumb photo={catalog.cover} />
    <Box component="span" sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }}>
      {catalogName(catalog)}
    </Box>
  </Box>
);
