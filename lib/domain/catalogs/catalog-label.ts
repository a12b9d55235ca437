import { catalogName } from './catalog-name';
import { dayText } from '../text/indian-day';

interface Labelled {
  title: string;
  seller: { businessName: string };
  designNumber: string;
  createdAt: string;
}

/** Label for a catalog where text alone must tell it apart from the seller's others. */
export const catalogLabel = (catalog: Labelled): string =>
  [catalogName(catalog), catalog.designNumber && `design ${catalog.designNumber}`, dayText(catalog.createdAt)]
    .filter(Boolean)
    .join(', ');
