import { toApiError } from '@/lib/client/http/api-error';
import { CATALOG_REVIEWS } from '@/lib/client/queries/catalog-review';
import { useStepCatalog } from '@/lib/client/queries/catalogs';
import { useMe } from '@/lib/client/queries/me';
import { tellIfJudged } from '@/lib/client/queries/review-queue';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import type { StepMutation } from './step-dialog';

/** Changes the status of a catalog. In review, an error names the reviewer who was faster. */
export function useCatalogStep(catalog: CatalogDetail, onTaken?: () => void): StepMutation<CatalogStatus> {
  const me = useMe().data?.id;
  const { mutateAsync, isPending, error, reset } = useStepCatalog(catalog.id);
  return {
    isPending,
    error,
    reset,
    mutateAsync: (wish) =>
      mutateAsync(wish).then(onTaken, (failure: unknown) => {
        if (catalog.status === 'in_review') tellIfJudged(CATALOG_REVIEWS, toApiError(failure), me);
        throw failure;
      }),
  };
}
