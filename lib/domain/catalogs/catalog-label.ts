import { catalogName } from './catalog-name';
import { dayText } from '../text/indian-day';

interface Labelled {
  title: string;
  seller: { businessName: string };
  designNumber: string;
  createdAt: string;
}

/** What a catalog is called where words alone must tell it from the seller's others. */
export const catalogLabel = (catalog: Labelled): string =>
  [catalogName(catalog), catalog.designNumber && `design ${catalog.designNumber}`, dayText(catalog.createdAt)]
    .filter(Boolean)
    .join(', ');
