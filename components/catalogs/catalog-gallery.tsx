import Box from '@mui/material/Box';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import type { Arrangement } from '@/components/ui/data-table/data-table';
import { Gallery } from '@/components/ui/data-table/gallery';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { rupeesText } from '@/lib/domain/text/money';

/** Catalogs by cover photo. */
export const CatalogGallery = (parts: Arrangement<Catalog>) => (
  <Gallery
    {...parts}
    card={(row) => (
      <>
        <Box component="span" sx={{ display: 'block', aspectRatio: '3 / 4', bgcolor: 'action.hover' }}>
          {row.cover && <Box component="img" src={row.cover.urls.thumb} alt="" loading="lazy" />}
        </Box>
        <Box component="span" sx={{ display: 'grid', gap: 0.5, p: 1, overflowWrap: 'anywhere' }}>
          <strong>{parts.nameOf(row)}</strong>
          <span>{row.seller.businessName}</span>
          <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <CatalogStatusTag status={row.status} />
            {row.rate !== null && <span>{rupeesText(row.rate)}</span>}
          </Box>
        </Box>
      </>
    )}
  />
);
