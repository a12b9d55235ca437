import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { OfferTimes } from '@/components/entities/offer-times';
import { ProductTypeName, ValueNames } from '@/components/entities/taxonomy-names';
import { Facts } from '@/components/ui/facts';
import { Instant } from '@/components/ui/instant';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { rupeesText } from '@/lib/domain/text/money';
import { CATALOG_LABELS } from '@/lib/domain/catalogs/catalog-labels';

const factsOf = (catalog: CatalogDetail): (readonly [name: string, value: ReactNode])[] => [
  ['Seller', catalog.seller.businessName],
  [CATALOG_LABELS.productTypeId, catalog.productTypeId && <ProductTypeName key="type" id={catalog.productTypeId} />],
  ['Rate', catalog.rate !== null && `${rupeesText(catalog.rate)} a piece`],
  ['Set', catalog.isSet && `Full set${catalog.pieces === null ? '' : ` of ${catalog.pieces}`}`],
  ['Pieces', !catalog.isSet && catalog.pieces],
  ['Sizes', catalog.sizes.join(', ')],
  ['Tags', catalog.tags.length > 0 && <ValueNames key="tags" ids={catalog.tags.map(({ valueId }) => valueId)} />],
  [CATALOG_LABELS.designNumber, catalog.designNumber],
  [CATALOG_LABELS.minimumOrder, catalog.minimumOrder],
  ['Dispatch', catalog.dispatchDays !== null && `in ${catalog.dispatchDays} days`],
  ['Description', catalog.description],
  ['Tagged by', catalog.taggedBy?.name],
  ['Reviewed by', catalog.reviewedBy?.name],
  ['Offered again', catalog.offeredAgain && <OfferTimes key="offers" {...catalog.offeredAgain} />],
  ['Received', <Instant key="in" at={catalog.createdAt} />],
];

interface CatalogFactsProps {
  catalog: CatalogDetail;
  /** True when the rate has a field beside the facts. */
  hasRateField?: boolean;
}

/** Known facts of a catalog; unknown ones are omitted. */
export const CatalogFacts = ({ catalog, hasRateField = false }: CatalogFactsProps) => (
  <Facts facts={factsOf(catalog).filter(([name, value]) => Boolean(value) && !(hasRateField && name === 'Rate'))} />
);

/** The seller's caption, verbatim. */
export const CatalogCaption = ({ caption }: { caption: string }) => (
  <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {caption || 'The seller wrote nothing.'}
  </Typography>
);
