import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { toApiError } from '@/lib/client/http/api-error';
import { tellIfJudged } from '@/lib/client/queries/catalog-review';
import { useStepCatalog } from '@/lib/client/queries/catalogs';
import { useMe } from '@/lib/client/queries/me';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { catalogStatusLabel } from './catalog-status';
import { StateStepDialog } from './state-step-dialog';
import type { ChosenStep } from './state-steps';

const label = (status: CatalogStatus) => catalogStatusLabel(status).toLowerCase();

interface CatalogStepDialogProps extends ChosenStep<CatalogStatus> {
  catalog: CatalogDetail;
  onTaken?: () => void;
}

/** Takes a catalog to another status, with a reason where one is asked for. */
export function CatalogStepDialog({ catalog, onTaken, ...chosen }: CatalogStepDialogProps) {
  const { step } = chosen;
  const me = useMe().data?.id;
  const { mutateAsync, isPending, error } = useStepCatalog(catalog.id);
  const title = catalog.title || 'the catalog';
  const take = (wish: { to: CatalogStatus; reason?: string }) =>
    mutateAsync({ ...wish, version: catalog.version }).then(onTaken, (failure: unknown) => {
      if (catalog.status === 'in_review') tellIfJudged(toApiError(failure), me);
      throw failure;
    });
  return (
    <StateStepDialog
      {...chosen}
      recordId={catalog.id}
      title={`${step.label}: ${title}?`}
      hint="The editor reads it."
      stale="Somebody else changed this catalog meanwhile. The page shows it as it is now; look again before you go on."
      done={`${title} is ${label(step.to)}.`}
      isGrave={step.asks !== null}
      isPending={isPending}
      error={error}
      take={take}
    >
      {`It is ${label(catalog.status)} and becomes ${label(step.to)}.`}
    </StateStepDialog>
  );
}
