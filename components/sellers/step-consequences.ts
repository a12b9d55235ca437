import type { SellerStatus } from '@/lib/domain/sellers/seller-status';

/** What becomes of a seller in each status, in a sentence or two. */
export const STEP_CONSEQUENCES: Record<SellerStatus, string> = {
  pending: '',
  active: 'Buyers see the catalogs that are live, unless the seller is deprioritised or has none available.',
  suspended:
    'Buyers no longer see any of the seller’s catalogs and can order nothing from them. Once the seller is reactivated, they see those that are live by then.',
  closed: 'The seller is closed for good: nothing leads back from here.',
};

/** Whether a step takes something away from the seller. */
export const isGraveStep = ({ to }: { to: SellerStatus }): boolean => to !== 'active';
