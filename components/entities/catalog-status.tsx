import { CATALOG_MACHINE, type CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { stateLabel } from '@/lib/domain/machine';
import { StateTag } from './state-tag';

export const catalogStatusLabel = (status: CatalogStatus): string => stateLabel(CATALOG_MACHINE, status);

export const CatalogStatusTag = ({ status }: { status: CatalogStatus }) => (
  <StateTag machine={CATALOG_MACHINE} state={status} />
);
