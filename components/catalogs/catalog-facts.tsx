import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { OfferTimes } from '@/components/entities/offer-times';
import { ProductTypeName, ValueNames } from '@/components/entities/taxonomy-names';
import { Facts } from '@/components/ui/facts';
import { Instant } from '@/components/ui/instant';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { rupeesText } from '@/lib/domain/text/money';

const factsOf = (catalog: CatalogDetail): (readonly [name: string, value: ReactNode])[] => [
  ['Seller', catalog.seller.businessName],
  ['Product type', catalog.productTypeId && <ProductTypeName key="type" id={catalog.productTypeId} />],
  ['Rate', catalog.rate !== null && `${rupeesText(catalog.rate)} a piece`],
  ['Set', catalog.isSet && `Full set${catalog.pieces === null ? '' : ` of ${catalog.pieces}`}`],
  ['Pieces', !catalog.isSet && catalog.pieces],
  ['Sizes', catalog.sizes.join(', ')],
  ['Tags', catalog.tags.length > 0 && <ValueNames key="tags" ids={catalog.tags.map(({ valueId }) => valueId)} />],
  ['Design number', catalog.designNumber],
  ['Minimum order', catalog.minimumOrder],
  ['Dispatch', catalog.dispatchDays !== null && `in ${catalog.dispatchDays} days`],
  ['Description', catalog.description],
  ['Tagged by', catalog.taggedBy?.name],
  ['Reviewed by', catalog.reviewedBy?.name],
  ['Offered again', catalog.offeredAgain && <OfferTimes key="offers" {...catalog.offeredAgain} />],
  ['Came in', <Instant key="in" at={catalog.createdAt} />],
];

interface CatalogFactsProps {
  catalog: CatalogDetail;
  /** Its rate stands in a field beside them. */
  hasRateField?: boolean;
}

/** What is known of a catalog; what is not is left out. */
export const CatalogFacts = ({ catalog, hasRateField = false }: CatalogFactsProps) => (
  <Facts facts={factsOf(catalog).filter(([name, value]) => Boolean(value) && !(hasRateField && name === 'Rate'))} />
);

/** What the seller wrote, to the letter. */
export const CatalogCaption = ({ caption }: { caption: string }) => (
  <Typography component="blockquote" sx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {caption || 'The seller wrote nothing.'}
  </Typography>
);
