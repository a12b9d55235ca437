import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { countText } from '@/lib/domain/text/count-text';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { BETWEEN } from '@/lib/domain/catalog-pdf/catalog-facts';
import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import { rupeesText } from '@/lib/domain/text/money';
import { PhotoThumb } from './photo-thumb';

const PICTURES = { one: 'picture', many: 'pictures' } as const;

/** Data of a catalog shown on one line. */
export type CatalogInLine = Pick<Catalog, 'title' | 'seller' | 'rate' | 'images' | 'cover'>;

/** A catalog on one line: cover, name and short facts. */
export const CatalogLine = ({ catalog, children }: { catalog: CatalogInLine; children?: ReactNode }) => (
  <>
    <PhotoThumb photo={catalog.cover} size={48} />
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <Typography
        title={catalogName(catalog)}
        sx={{
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          overflow: 'hidden',
          fontWeight: 550,
          lineHeight: 1.3,
        }}
      >
        {catalogName(catalog)}
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
