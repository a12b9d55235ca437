import { type CatalogStatus, statusWords } from './catalog-status';
import type { SellerStatus } from '../sellers/seller-status';

/** Everything that determines whether buyers see a catalog. */
export interface VisibilityFacts {
  status: CatalogStatus;
  isVisible: boolean;
  isAvailable: boolean;
  isDeleted: boolean;
  seller: { status: SellerStatus; catalogAvailable: boolean; deprioritised: boolean };
}

/**
 * Why buyers do not see a catalog, as sentences for staff, strongest first; empty when they do. The rule is defined
 * only here; a test compares the database filter with it.
 */
export function hiddenBecause({ status, isVisible, isAvailable, isDeleted, seller }: VisibilityFacts): string[] {
  return [
    isDeleted && 'It was deleted.',
    status !== 'live' && `It is ${statusWords(status)}, not live.`,
    !isVisible && 'It was made invisible.',
    !isAvailable && 'It is not available.',
    seller.status !== 'active' && `Its seller is ${seller.status}.`,
    !seller.catalogAvailable && 'Its seller’s catalogs are switched off.',
    seller.deprioritised && 'Its seller is deprioritised.',
  ].filter((reason) => reason !== false);
}

export const isSeenByBuyers = (facts: VisibilityFacts): boolean => hiddenBecause(facts).length === 0;
