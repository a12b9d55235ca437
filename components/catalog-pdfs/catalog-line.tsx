import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import { countText } from '@/lib/domain/text/count-text';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { BETWEEN } from '@/lib/domain/catalog-pdf/catalog-facts';
import { rupeesText } from '@/lib/domain/text/money';
import { PICTURES } from './pdf-words';

export const nameOf = ({ title, seller }: Catalog): string => title || `Untitled, of ${seller.businessName}`;

/** A catalog on one line: its cover, what it is called, and what is said in short. */
export const CatalogLine = ({ catalog, children }: { catalog: Catalog; children?: ReactNode }) => (
  <>
    <PhotoThumb photo={catalog.cover} size={48} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        title={nameOf(catalog)}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          fontWeight: 550,
          lineHeight: 1.3,
        }}
      >
        {nameOf(catalog)}
      </Typography>
      <Typography variant="body2" color="textSecondary" noWrap>
        {[
          catalog.rate !== null && rupeesText(catalog.rate),
          countText({ value: catalog.images, isExact: true }, PICTURES),
          catalog.seller.businessName,
        ]
          .filter(Boolean)
          .join(BETWEEN)}
      </Typography>
    </Box>
    {children}
  </>
);
