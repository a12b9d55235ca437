import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { useMe } from '@/lib/client/queries/me';
import { CATALOG_MACHINE, catalogFacts } from '@/lib/domain/catalogs/catalog-machine';
import { StepButtons } from './step-buttons';
import { useCatalogStep } from './use-catalog-step';

/** Next steps of a catalog, with the reason for each blocked one. */
export function CatalogSteps({ catalog }: { catalog: CatalogDetail }) {
  const { id, fo: roles = [] } = useMe().data ?? {};
  const mutation = useCatalogStep(catalog);
  if (catalog.isDeleted) return null;
  return (
    <StepButtons
      machine={CATALOG_MACHINE}
      record={{ ...catalog, name: catalog.title || 'the catalog' }}
      facts={catalogFacts(catalog, id === undefined ? undefined : { id, roles })}
      roles={roles}
      mutation={mutation}
    />
  );
}
