import { ReviewQueue } from '@/components/records/review/review-queue';
import { CATALOG_REVIEWS } from '@/lib/client/queries/catalog-review';
import { ReviewPanel } from './review-panel';

/** Catalogs waiting for review, one after the other. */
export const CatalogReviews = () => (
  <ReviewQueue
    source={CATALOG_REVIEWS}
    noun={{ one: 'catalog waits', many: 'catalogs wait' }}
    emptyHint="Catalogs come here when an editor sends them to review. Your own work is reviewed by others."
    panel={({ key, ...turn }) => <ReviewPanel key={key} {...turn} />}
  />
);
