import { StepDialog, type StepDialogProps } from '@/components/records/step-dialog';
import { useCatalogStep } from '@/components/records/use-catalog-step';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { CATALOG_MACHINE } from '@/lib/domain/catalogs/catalog-machine';

interface ReviewStepDialogProps extends Omit<StepDialogProps<CatalogStatus>, 'machine' | 'record' | 'mutation'> {
  catalog: CatalogDetail;
  onTaken: () => void;
}

/** Changes the status of a catalog, with a reason. */
export const ReviewStepDialog = ({ catalog, onTaken, ...chosen }: ReviewStepDialogProps) => (
  <StepDialog
    {...chosen}
    machine={CATALOG_MACHINE}
    record={{ ...catalog, name: catalog.title || 'the catalog' }}
    mutation={useCatalogStep(catalog, onTaken)}
  />
);
