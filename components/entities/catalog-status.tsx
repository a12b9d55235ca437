import { stateLabel } from '@/lib/domain/states';
import { CATALOG_STATE_TEXTS, type CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { StateTag } from './state-tag';

export const catalogStatusLabel = (status: CatalogStatus): string => stateLabel(CATALOG_STATE_TEXTS, status);

export const CatalogStatusTag = ({ status }: { status: CatalogStatus }) => (
  <StateTag states={CATALOG_STATE_TEXTS} state={status} />
);
